extension TimeStore {
  /// Whether a date that no calendar has is part of an expression.
  func holdsNever(_ index: TimeIndex) -> Bool {
    contains(index) { if case .never = $0 { true } else { false } }
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
    return namesNumberedDay(index) || containsPart(index) { $1.counts && isNone($0) }
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

extension TimeExpression {
  /// Whether it is one of several in another time, by its number.
  fileprivate var counts: Bool {
    switch self {
    case .nth, .nthUnit: true
    default: false
    }
  }
}
