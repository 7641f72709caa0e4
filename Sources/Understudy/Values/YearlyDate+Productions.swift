extension YearlyDate {
  static let productions: [Production] = [
    // A day of every year, by a rule and its numbers: `yearly(fixed, 12, 25)` is 25 December, and
    // `yearly(nth, 4, thu, 11, +1)` the day after the fourth Thursday of November. A table writes the
    // same as one word: `nth:4:thu:11:+1`.
    Production(name: "yearly") { arguments in
      guard let date = YearlyDate(arguments) else { return nil }
      return { store, _ in .time(store.intern(.yearly(date))) }
    }
  ]

  /// The date that the arguments of a rule describe.
  init?(_ arguments: [Rule.Argument]) {
    let fields = arguments.flatMap { argument -> [Substring] in
      switch argument {
      case .integer(let number): ["\(number)"]
      case .word(let word): word.split(separator: ":", omittingEmptySubsequences: false)
      }
    }
    var reader = YearlyDateReader(fields: fields[...])
    guard let date = reader.date() else { return nil }
    self = date
  }
}
