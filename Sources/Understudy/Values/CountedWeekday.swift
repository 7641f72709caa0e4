/// Weekdays counted from now, such as "in 2 Fridays".
enum CountedWeekday {
  static let productions: [Production] = [
    // `weekdays(5, 1)` is as many Fridays from now as the number in the pattern says; `weekdays(5, -1)` before.
    Production(name: "weekdays", bind: weekdays)
  ]

  private static func weekdays(_ arguments: [Rule.Argument]) -> Production.Application? {
    guard arguments.count == 2, case .integer(let day) = arguments[0], 0...6 ~= day,
      case .integer(let sign) = arguments[1], sign == 1 || sign == -1
    else { return nil }
    return { store, parts in
      // The first of them is the nearest one.
      guard parts.count == 1, let count = parts[0].whole, count > 0,
        let weeks = DurationValue(ExactNumber(count - 1), .week)
      else { return nil }
      let nearest = store.intern(.weekday(Int32(day), sign > 0 ? .this : .last))
      return .time(store.intern(.shift(nearest, weeks, isLater: sign > 0)))
    }
  }
}
