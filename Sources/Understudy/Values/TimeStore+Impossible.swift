extension TimeStore {
  /// Whether a date that no calendar has is part of an expression.
  func holdsNever(_ index: TimeIndex) -> Bool {
    contains(index) { $0 == .never }
  }

  /// Whether a time cannot be, such as June 31, the sixth Monday of a month or week 53 of 2025, rather than being
  /// misread.
  ///
  /// - Parameters:
  ///   - index: The time.
  ///   - isNone: Whether an expression has no occurrence; asked of the whole and of its parts.
  /// - Returns: Whether it cannot be.
  func isImpossible(_ index: TimeIndex, where isNone: (TimeIndex) -> Bool) -> Bool {
    if holdsNever(index) { return true }
    guard isNone(index) else { return false }
    return namesNumberedDay(index) || containsPart(index) { isCounted($0) && isNone($0) }
  }

  private func isCounted(_ index: TimeIndex) -> Bool {
    switch self[index] {
    case .nth, .nthUnit: true
    default: false
    }
  }

  /// Whether all that is said is a day or a week by its number and the month or year that should hold it.
  private func namesNumberedDay(_ index: TimeIndex) -> Bool {
    var isNumbered = false
    for leaf in leaves(index) {
      switch self[leaf] {
      case .field(.day, _), .field(.week, _): isNumbered = true
      case .field(.month, _), .field(.year, _), .field(.shortYear, _): continue
      case .cycle(let grain, _) where grain >= .month: continue
      case .relative(let base, _) where rank(base) >= .month: continue
      default: return false
      }
    }
    return isNumbered
  }
}
