/// A choice that could have been made otherwise than the conventions say; the other reading is kept as well.
enum TimeChoice: CaseIterable {
  /// The other half of the day for "at five".
  case otherHalf
  /// The other order of day and month in digits.
  case otherOrder
  /// The other week for "next Friday".
  case otherWeek
  /// Parts of the day, pieces of units and seasons as finely as some cut them.
  case finerParts
  /// Weeks that begin on Monday.
  case mondayWeeks
  /// Lengths up to now rather than in whole units.
  case lengthsUpToNow

  /// Whether a part of an expression leaves the choice.
  func concerns(_ expression: TimeExpression) -> Bool {
    switch (self, expression) {
    case (.otherHalf, .clock(let clock)): clock.half == .open
    case (.otherOrder, .digits), (.otherWeek, .weekday), (.lengthsUpToNow, .length): true
    case (.finerParts, .part), (.finerParts, .piece), (.finerParts, .season): true
    case (.mondayWeeks, .cycle(.week, _)), (.mondayWeeks, .unit(.week, _)): true
    case (.mondayWeeks, .nthUnit(_, .week, _)), (.mondayWeeks, .weekday): true
    case (.mondayWeeks, .length(let duration, _)): duration.grain == .week
    default: false
    }
  }

  /// The evaluator that makes the choice the other way.
  func taken(by evaluator: TimeEvaluator) -> TimeEvaluator {
    var other = evaluator
    switch self {
    case .otherHalf: other.walker.clocks = .unlikely
    case .otherOrder: other.walker.swapsDigits = true
    case .otherWeek: other.swapsWeekday = true
    case .finerParts: other.walker.cutsFinely = true
    case .mondayWeeks: other = evaluator.withWeeks(from: 1)
    case .lengthsUpToNow: other.alignsLengths = false
    }
    return other
  }
}
