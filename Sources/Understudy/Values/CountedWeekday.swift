/// Weekdays counted from today, such as "in 2 Fridays".
enum CountedWeekday {
  static let productions: [Production] = [
    // `weekdays(5, 1)` is as many Fridays after today as the number in the pattern says, or the first one
    // where it has none; `weekdays(5, -2)` is the second one before.
    Production(name: "weekdays", bind: weekdays)
  ]

  private static func weekdays(_ arguments: [Rule.Argument]) -> Production.Application? {
    guard arguments.count == 2, case .integer(let day) = arguments[0], 0...6 ~= day,
      case .integer(let steps) = arguments[1], steps != 0, -1000...1000 ~= steps
    else { return nil }
    return { store, parts in
      let count = parts.isEmpty ? 1 : parts[0].whole
      guard parts.count <= 1, let count, 1...1000 ~= count else { return nil }
      let pattern = store.intern(.field(.weekday, Int32(day)))
      let today = store.intern(.cycle(.day, 0))
      return .time(store.intern(.beside(Int32(count) * Int32(steps), pattern, of: today)))
    }
  }
}
