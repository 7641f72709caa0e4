extension TimeValue {
  /// Times of day.
  static let clocks: [Production] = [
    // `clock(open)` reads hour, minute, second and its fraction; `open`, `am`, `pm`, `full` tell the half of the day.
    Production(name: "clock", bind: clock),
    // `time(12, 0)` is noon.
    Production(name: "time", bind: fixed),
    // `past(1)`: so many minutes after the hour in the pattern; `past(-1)`: before it.
    // `past(1, 30)` and `past(-1, 15)` need no number.
    Production(name: "past", bind: past),
    // The digits of an hour and a minute without a mark between them, 1505, perhaps on a day; `military(open)`
    // leaves the half of the day open.
    Production(name: "military") { arguments in
      guard arguments.isEmpty || arguments.singleWord == "open" else { return nil }
      let half: ClockTime.Said = arguments.isEmpty ? .full : .open
      return { store, parts in
        guard let number = parts.whole, 0...2400 ~= number,
          let clock = ClockTime(hour: number / 100, minute: number % 100, half: half)
        else { return nil }
        let index = store.intern(.clock(clock))
        return store.intersection(parts.times + index).map(Meaning.time)
      }
    },
    // `half(am)`, `half(pm)`: the clock in the pattern in that half of the day.
    Production(name: "half") { arguments in
      guard let half = arguments.singleWord, ["am", "pm"].contains(half) else { return nil }
      return { store, parts in
        guard let time = parts.time, case .clock(let clock) = store[time], 1...12 ~= clock.hour
        else {
          return nil
        }
        let hour = Int64(clock.hour) % 12 + (half == "pm" ? 12 : 0)
        return .time(store.intern(.clock(clock.full(hour: hour))))
      }
    },
  ]

  private static func clock(_ arguments: [Rule.Argument]) -> Production.Application? {
    guard let half = arguments.singleWord.flatMap(ClockTime.Said.init(rawValue:)) else {
      return nil
    }
    return { store, parts in
      ClockTime(digits: parts, half: half).map { .time(store.intern(.clock($0))) }
    }
  }

  private static func fixed(_ arguments: [Rule.Argument]) -> Production.Application? {
    let values = arguments.compactMap { argument -> Int64? in
      guard case .integer(let value) = argument else { return nil }
      return Int64(value)
    }
    guard values.count == arguments.count, 1...3 ~= values.count,
      let clock = ClockTime(
        hour: values[0], minute: values.count > 1 ? values[1] : nil,
        second: values.count > 2 ? values[2] : nil, half: .full)
    else { return nil }
    return { store, _ in .time(store.intern(.clock(clock))) }
  }

  private static func past(_ arguments: [Rule.Argument]) -> Production.Application? {
    guard case .integer(let sign) = arguments.first, sign == 1 || sign == -1 else { return nil }
    var constant: Int64?
    if arguments.count == 2, case .integer(let minutes) = arguments[1] { constant = Int64(minutes) }
    return { [constant] store, parts in
      guard let time = parts.time, case .clock(let clock) = store[time], clock.grain == .hour,
        let minutes = constant ?? parts.whole, 1...59 ~= minutes
      else { return nil }
      let isBefore = sign < 0
      let hour = isBefore ? (clock.hour + 23) % 24 : clock.hour
      let shifted = ClockTime(
        hour: clock.half == .open && hour == 0 ? 12 : hour,
        minute: Int8(isBefore ? 60 - minutes : minutes), second: 0, grain: .minute, half: clock.half
      )
      return .time(store.intern(.clock(shifted)))
    }
  }
}

extension ClockTime {
  /// What words beside a clock say of the half of the day.
  enum Said: String, Sendable {
    case open, am, pm, full
  }

  /// The clock of numbers in digits, the fourth of which is a fraction of the third; symbols do not count.
  init?(digits: UnsafeBufferPointer<Meaning>, half: Said) {
    var (hour, minute, second, fraction) = (Int64?.none, Int64?.none, Int64?.none, Meaning?.none)
    for digit in digits where digit != .symbol {
      guard let value = digit.whole, fraction == nil else { return nil }
      if hour == nil {
        hour = value
      } else if minute == nil {
        minute = value
      } else if second == nil {
        second = value
      } else {
        fraction = digit
      }
    }
    guard let hour else { return nil }
    self.init(hour: hour, minute: minute, second: second, half: half)
    guard let fraction else { return }
    guard take(fraction: fraction) else { return nil }
  }

  /// Takes what was said beyond whole seconds; tells whether that is a fraction of one.
  mutating func take(fraction: Meaning) -> Bool {
    guard case .integer(var fraction, let width) = fraction, 1...9 ~= width else { return false }
    for _ in width..<9 { fraction *= 10 }
    nanosecond = Int32(fraction)
    return true
  }

  /// The clock of an hour and perhaps a minute and a second; nothing where no clock shows that.
  init?(hour said: Int64, minute: Int64? = nil, second: Int64? = nil, half: Said) {
    guard 0...59 ~= minute ?? 0, 0...59 ~= second ?? 0 else { return nil }
    var hour = said
    switch half {
    case .am, .pm:
      guard 1...12 ~= hour else { return nil }
      hour = hour % 12 + (half == .pm ? 12 : 0)
    case .open, .full:
      guard 0...24 ~= hour, hour < 24 || (minute ?? 0) == 0 && (second ?? 0) == 0 else {
        return nil
      }
    }
    self.init(
      hour: Int8(hour), minute: Int8(minute ?? 0), second: Int8(second ?? 0),
      grain: second != nil ? .second : minute != nil ? .minute : .hour,
      half: half == .open && 1...12 ~= hour ? .open : .full)
  }
}

extension UnsafeBufferPointer<Meaning> {
  /// The parts that are more than words, where these are two.
  var twoBesideSymbols: (first: Meaning, second: Meaning)? {
    var (first, second) = (Meaning?.none, Meaning?.none)
    for part in self where part != .symbol {
      guard second == nil else { return nil }
      if first == nil { first = part } else { second = part }
    }
    return first.flatMap { first in second.map { (first, $0) } }
  }
}
