extension YearlyDate {
  static let productions: [Production] = [
    // A day of every year, by a rule and its numbers: `yearly(fixed, 12, 25)` is 25 December, and
    // `yearly(nth, 4, thu, 11, +1)` the day after the fourth Thursday of November. A table writes the
    // same as one word: `nth:4:thu:11:+1`.
    Production(name: "yearly") { arguments in
      guard let date = YearlyDate(arguments) else { return nil }
      return { store, _ in .time(store.intern(.yearly(date))) }
    },
    // `hours(20, 30, 60)` is the hour from half past eight in the evening on, on the pattern's day.
    Production(name: "hours") { arguments in
      let numbers = arguments.compactMap { argument -> Int64? in
        if case .integer(let number) = argument { Int64(number) } else { nil }
      }
      guard numbers.count == 3, numbers[2] > 0,
        let duration = DurationValue(ExactNumber(numbers[2]), .minute),
        let clock = ClockTime(hour: numbers[0], minute: numbers[1], half: .full)
      else { return nil }
      return { store, parts in
        let start = store.intersection(parts.times + store.intern(.clock(clock)))
        return start.map { .time(store.intern(.extent($0, duration))) }
      }
    },
  ]

  /// The date that the arguments of a rule describe.
  init?(_ arguments: [Rule.Argument]) {
    var fields: [Substring] = []
    fields.reserveCapacity(8)
    for argument in arguments {
      switch argument {
      case .integer(let number): fields.append(Substring(String(number)))
      case .word(let word):
        let parts = word.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        for part in parts { fields.append(Substring(part)) }
      }
    }
    var reader = YearlyDateReader(fields: fields[...])
    guard let date = reader.date() else { return nil }
    self = date
  }
}
