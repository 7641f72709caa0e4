/// Dates and times.
enum TimeValue {
  static let productions: [Production] = [
    Production(plain: "now") { store, _ in .time(store.intern(.reference)) },
    // `weekday(5)` is every Friday; `weekday(next)` is the next of the weekday in the pattern;
    // `weekday(5, next)` needs no pattern part.
    Production(name: "weekday", bind: weekday),
    // `field(month, 6)` is every June.
    Production(name: "field", bind: field),
    // `fields(day)` gives the numbers in the pattern to fields in order and holds them against its times.
    Production(name: "fields", bind: fields),
    // A date in digits, whose order the locale tells: day and month, and perhaps a year.
    Production(plain: "digits") { store, parts in digits(parts, in: &store) },
    // `cycle(1)` is the unit after the one that holds the moment of speaking; `cycle(day, 1)` is tomorrow.
    Production(name: "cycle", bind: cycle),
    // `shift(1)` is the duration in the pattern after its time, or after now; `shift(-1)` is before.
    Production(name: "shift", bind: shift),
    // `clock(open)` reads hour, minute and second; `open`, `am`, `pm`, `full` tell the half of the day.
    Production(name: "clock", bind: clock),
    // `time(12, 0)` is noon.
    Production(name: "time", bind: fixedClock),
    // What all times in the pattern hold.
    Production(plain: "both") { store, parts in intersection(parts, in: &store) },
  ]

  private static func weekday(_ arguments: [Rule.Argument]) -> Production.Application? {
    switch (arguments.first, arguments.dropFirst().first) {
    case (.integer(let day), nil) where 0...6 ~= day:
      return { store, _ in .time(store.intern(.field(.weekday, Int32(day)))) }
    case (.integer(let day), .word(let word)) where 0...6 ~= day:
      guard let relation = WeekdayRelation(rawValue: word) else { return nil }
      return { store, _ in .time(store.intern(.weekday(Int32(day), relation))) }
    case (.word(let word), nil):
      guard let relation = WeekdayRelation(rawValue: word) else { return nil }
      return { store, parts in
        guard parts.count == 1, case .time(let index) = parts[0],
          case .field(.weekday, let day) = store[index]
        else { return nil }
        return .time(store.intern(.weekday(day, relation)))
      }
    default: return nil
    }
  }

  private static func field(_ arguments: [Rule.Argument]) -> Production.Application? {
    guard arguments.count == 2, case .word(let name) = arguments[0],
      case .integer(let value) = arguments[1],
      let field = CalendarField.allCases.first(where: { $0.name == name })
    else { return nil }
    return { store, _ in .time(store.intern(.field(field, Int32(value)))) }
  }

  private static func fields(_ arguments: [Rule.Argument]) -> Production.Application? {
    let fields = arguments.compactMap { argument -> CalendarField? in
      guard case .word(let name) = argument else { return nil }
      return CalendarField.allCases.first { $0.name == name }
    }
    guard fields.count == arguments.count, !fields.isEmpty else { return nil }
    return { store, parts in
      var next = 0
      var result: TimeIndex?
      for part in parts {
        let index: TimeIndex
        if case .time(let time) = part {
          index = time
        } else {
          guard next < fields.count, let value = fieldValue(part, of: fields[next]) else {
            return nil
          }
          index = store.intern(.field(fields[next], value))
          next += 1
        }
        result = result.map { store.intern(.both($0, index)) } ?? index
      }
      return result.flatMap { CalendarFields($0, in: store).isPossible ? .time($0) : nil }
    }
  }

  private static func digits(
    _ parts: UnsafeBufferPointer<Meaning>, in store: inout TimeStore
  ) -> Meaning? {
    guard parts.count == 2 || parts.count == 3, let first = fieldValue(parts[0], of: .day),
      let second = fieldValue(parts[1], of: .day), first <= 12 || second <= 12
    else { return nil }
    let year = parts.count == 3 ? fieldValue(parts[2], of: .year) : -1
    return year.map { .time(store.intern(.digits(first, second, year: $0))) }
  }

  /// The value that a number gives a field; years of two digits lie between 1950 and 2049.
  private static func fieldValue(_ part: Meaning, of field: CalendarField) -> Int32? {
    guard let whole = part.whole.flatMap(Int32.init(exactly:)) else { return nil }
    guard field == .year, case .integer(_, let width) = part, width == 2 else { return whole }
    return whole + (whole < 50 ? 2000 : 1900)
  }

  private static func cycle(_ arguments: [Rule.Argument]) -> Production.Application? {
    if let offset = arguments.singleInteger {
      return { store, parts in
        guard parts.count == 1, case .grain(let grain) = parts[0] else { return nil }
        return .time(store.intern(.cycle(grain, Int32(offset))))
      }
    }
    guard arguments.count == 2, case .word(let name) = arguments[0],
      let grain = Grain(name: name), case .integer(let offset) = arguments[1]
    else { return nil }
    return { store, _ in .time(store.intern(.cycle(grain, Int32(offset)))) }
  }

  private static func shift(_ arguments: [Rule.Argument]) -> Production.Application? {
    // `shift(week, 1)` counts the number in the pattern in weeks.
    var unit: Grain?
    if arguments.count == 2, case .word(let name) = arguments[0] { unit = Grain(name: name) }
    guard arguments.count == (unit == nil ? 1 : 2), case .integer(let sign) = arguments.last,
      sign == 1 || sign == -1
    else { return nil }
    return { [unit] store, parts in
      var base: TimeIndex?
      var amount: DurationValue?
      for part in parts {
        switch part {
        case .time(let time): base = time
        case .duration(let duration): amount = duration
        default:
          guard let unit, let count = part.exact else { return nil }
          amount = DurationValue(count, unit)
        }
      }
      guard let amount else { return nil }
      let start = base ?? store.intern(.reference)
      return .time(store.intern(.shift(start, amount, isLater: sign == 1)))
    }
  }

  private static func clock(_ arguments: [Rule.Argument]) -> Production.Application? {
    guard let half = arguments.singleWord, ["open", "am", "pm", "full"].contains(half) else {
      return nil
    }
    return { store, parts in
      var values: [Int64] = []
      for part in parts where part != .symbol {
        guard let whole = part.whole else { return nil }
        values.append(whole)
      }
      guard let clock = ClockTime(values, half: half) else { return nil }
      return .time(store.intern(.clock(clock)))
    }
  }

  private static func fixedClock(_ arguments: [Rule.Argument]) -> Production.Application? {
    let values = arguments.compactMap { argument -> Int64? in
      guard case .integer(let value) = argument else { return nil }
      return Int64(value)
    }
    guard values.count == arguments.count, let clock = ClockTime(values, half: "full") else {
      return nil
    }
    return { store, _ in .time(store.intern(.clock(clock))) }
  }

  private static func intersection(
    _ parts: UnsafeBufferPointer<Meaning>, in store: inout TimeStore
  ) -> Meaning? {
    var result: TimeIndex?
    for part in parts {
      guard case .time(let time) = part else { return nil }
      result = result.map { store.intern(.both($0, time)) } ?? time
    }
    return result.flatMap { CalendarFields($0, in: store).isPossible ? .time($0) : nil }
  }
}

extension ClockTime {
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
