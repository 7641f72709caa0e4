/// A length of time, in the units in which it was said.
struct DurationValue: Hashable, Sendable, BitwiseCopyable {
  var years: Int32 = 0
  var months: Int32 = 0
  var weeks: Int32 = 0
  var days: Int32 = 0
  var hours: Int32 = 0
  var minutes: Int32 = 0
  var seconds: Int32 = 0
  /// What its seconds have beyond whole ones, from 0 to 999,999,999.
  var nanoseconds: Int32 = 0
  /// The finest unit that was said.
  var grain: Grain = .second

  /// Nothing yet, at the coarsest grain.
  private init(grain: Grain) {
    self.grain = grain
  }

  /// So many of a unit; a fraction spills into the finer units; nothing where it does not come out even.
  init?(_ count: ExactNumber, _ grain: Grain) {
    self.init(grain: grain)
    if let whole = count.whole {
      guard add(whole, grain) else { return nil }
      return
    }
    guard let (units, fraction) = count.parts, add(units, grain) else { return nil }
    var rest = fraction
    while rest.mantissa != 0 {
      guard let finer = Self.finer[self.grain],
        let (units, fraction) = rest.multiplied(by: ExactNumber(finer.count))?.parts
      else { return nil }
      rest = fraction
      guard let next = finer.grain else {
        guard fraction.mantissa == 0 else { return nil }
        nanoseconds = Int32(units)
        break
      }
      // Days of a month are already a guess; hours of one would be a worse.
      guard add(units, next), self.grain < .month || fraction.mantissa == 0 else { return nil }
      self.grain = next
    }
  }

  /// How many of which finer unit make one unit; a second is made of billionths.
  private static let finer: [Grain: (count: Int64, grain: Grain?)] = [
    .second: (1_000_000_000, nil), .minute: (60, .second), .hour: (60, .minute),
    .day: (24, .hour), .week: (7, .day), .month: (30, .day), .year: (12, .month),
  ]

  private mutating func add(_ count: Int64, _ grain: Grain) -> Bool {
    switch grain {
    case .second: Self.add(count, to: &seconds)
    case .minute: Self.add(count, to: &minutes)
    case .hour: Self.add(count, to: &hours)
    case .day: Self.add(count, to: &days)
    case .week: Self.add(count, to: &weeks)
    case .weekend: false
    case .month: Self.add(count, to: &months)
    case .quarter: Self.add(count, times: 3, to: &months)
    case .year: Self.add(count, to: &years)
    case .decade: Self.add(count, times: 10, to: &years)
    case .century: Self.add(count, times: 100, to: &years)
    }
  }

  private static func add(_ count: Int64, times factor: Int64 = 1, to field: inout Int32) -> Bool {
    guard count.magnitude < 1_000_000_000, let sum = Int32(exactly: Int64(field) + count * factor)
    else { return false }
    field = sum
    return true
  }

  /// The two together, where the units of the second are finer.
  func followed(by other: DurationValue) -> DurationValue? {
    guard other.grain < grain else { return nil }
    var sum = self
    sum.grain = other.grain
    sum.nanoseconds = other.nanoseconds
    for (count, grain) in other.units where !sum.add(Int64(count), grain) { return nil }
    return sum
  }

  /// Its units from the coarsest to the finest.
  var units: [(count: Int32, grain: Grain)] {
    [
      (years, .year), (months, .month), (weeks, .week), (days, .day), (hours, .hour),
      (minutes, .minute), (seconds, .second),
    ]
  }

  /// How many months its years and months make.
  var totalMonths: Int64 { Int64(years) * 12 + Int64(months) }

  /// How many days its weeks and days make.
  var totalDays: Int64 { Int64(weeks) * 7 + Int64(days) }

  /// How many seconds its hours, minutes and seconds make.
  var totalSeconds: Int64 { Int64(hours) * 3600 + Int64(minutes) * 60 + Int64(seconds) }

  /// The whole seconds of its length, a month taken as 30 days and a year as 365.
  var nominalSeconds: Int64 {
    (Int64(years) * 365 + Int64(months) * 30 + totalDays) * 86400 + totalSeconds
  }

  /// Its length in seconds with their fraction, by the same count.
  var exactSeconds: ExactNumber {
    let fraction = ExactNumber(mantissa: Int128(nanoseconds), exponent: -9)
    return ExactNumber(nominalSeconds).adding(fraction) ?? ExactNumber(nominalSeconds)
  }

  /// The ISO 8601 form, `PT90M`.
  var iso8601: String {
    var date = ""
    var time = ""
    for (count, grain) in units where count != 0 || grain == .second && nanoseconds != 0 {
      switch grain {
      case .year: date += "\(count)Y"
      case .month: date += "\(count)M"
      case .week: date += "\(count)W"
      case .day: date += "\(count)D"
      case .hour: time += "\(count)H"
      case .minute: time += "\(count)M"
      default: time += "\(count)" + ClockText.fraction(nanoseconds) + "S"
      }
    }
    if date.isEmpty, time.isEmpty { return grain < .day ? "PT0S" : "P0D" }
    return "P" + date + (time.isEmpty ? "" : "T" + time)
  }
}
