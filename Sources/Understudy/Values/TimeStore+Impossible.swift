extension TimeStore {
  /// Whether a date that no calendar has is part of an expression.
  func holdsNever(_ index: TimeIndex) -> Bool {
    contains(index) { $0 == .never }
  }

  /// Whether an expression that has no occurrence names a time that cannot be, such as the sixth Monday of June,
  /// rather than being misread.
  func isImpossibleWhereNone(_ index: TimeIndex) -> Bool {
    holdsNever(index) || contains(index, isCounted) || namesNumberedDay(index)
  }

  private func isCounted(_ expression: TimeExpression) -> Bool {
    switch expression {
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
