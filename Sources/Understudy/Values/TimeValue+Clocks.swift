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
      let half = arguments.singleWord ?? "full"
      guard arguments.isEmpty || half == "open" else { return nil }
      return { store, parts in
        guard let number = parts.whole, 0...2400 ~= number,
          let clock = ClockTime([number / 100, number % 100], half: half)
        else { return nil }
        let index = store.intern(.clock(clock))
        return store.intersection(parts.times + [index]).map(Meaning.time)
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
    guard let half = arguments.singleWord, ["open", "am", "pm", "full"].contains(half) else {
      return nil
    }
    return { store, parts in
      ClockTime(digits: parts.filter { $0 != .symbol }, half: half)
        .map { .time(store.intern(.clock($0))) }
    }
  }

  private static func fixed(_ arguments: [Rule.Argument]) -> Production.Application? {
    let values = arguments.compactMap { argument -> Int64? in
      guard case .integer(let value) = argument else { return nil }
      return Int64(value)
    }
    guard values.count == arguments.count, let clock = ClockTime(values, half: "full") else {
      return nil
    }
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
  /// The clock of numbers in digits, the fourth of which is a fraction of the third.
  init?(digits: [Meaning], half: String) {
    let values = digits.compactMap(\.whole)
    guard values.count == digits.count, values.count <= 4,
      var clock = ClockTime(Array(values.prefix(3)), half: half)
    else { return nil }
    if values.count == 4 {
      guard case .integer(var fraction, let width) = digits[3], 1...9 ~= width else { return nil }
      for _ in width..<9 { fraction *= 10 }
      clock.nanosecond = Int32(fraction)
    }
    self = clock
  }

  /// The clock of an hour and perhaps a minute and a second; nothing where no clock shows that.
  init?(_ values: [Int64], half: String) {
    guard let first = values.first, values.count <= 3,
      values.dropFirst().allSatisfy({ 0...59 ~= $0 })
    else { return nil }
    var hour = first
    switch half {
    case "am", "pm":
      guard 1...12 ~= hour else { return nil }
      hour = hour % 12 + (half == "pm" ? 12 : 0)
    default:
      guard 0...24 ~= hour, hour < 24 || values.dropFirst().allSatisfy({ $0 == 0 }) else {
        return nil
      }
    }
    self.init(
      hour: Int8(hour), minute: Int8(values.count > 1 ? values[1] : 0),
      second: Int8(values.count > 2 ? values[2] : 0),
      grain: values.count > 2 ? .second : values.count > 1 ? .minute : .hour,
      half: half == "open" && 1...12 ~= hour ? .open : .full)
  }
}
