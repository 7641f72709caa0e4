/// A choice that could have been made otherwise than the conventions say; the other reading is kept as well.
enum TimeChoice: UInt8, CaseIterable {
  /// The other half of the day for "at five".
  case otherHalf
  /// The other order of day and month in digits.
  case otherOrder
  /// The midnight at which a day ends.
  case closingMidnight
  /// The day before a feast, which begins on its eve or is kept then by some.
  case dayBefore
  /// The day after a feast, on which some keep it.
  case dayAfter
  /// Parts of the day, pieces of units and seasons as finely as some cut them.
  case finerParts
  /// Seasons with the day on which the next one begins.
  case longSeasons
  /// An hour for a part of the day.
  case typicalHours
  /// The last day, or the last second of a day, for its end.
  case lastUnit
  /// "After the 5th" with the 5th.
  case inclusiveAfter
  /// The other week for "next Friday".
  case otherWeek
  /// Weeks that begin on the day of the locale rather than on Monday.
  case otherWeeks
  /// Lengths up to now rather than in whole units.
  case lengthsUpToNow
  /// The past or the future for a pattern that is only part of what was said: "after mid-May".
  case otherTense
  /// "This August" in the year of speaking, "last March" in the year before.
  case calendarYear
  /// "Before five tomorrow" from the start of tomorrow on, "by Friday" from now on.
  case boundedOpen
  /// Weeks of a month that lie in it as a whole, or that hold its first day.
  case wholeWeeks, startedWeeks
  /// The other century for a year or a decade of two digits.
  case otherCentury

  /// Whether it moves a day by one, and nothing else.
  var isNeighbourly: Bool { self == .dayBefore || self == .dayAfter }

  /// The evaluator that makes the choice the other way; nothing where both ways are one.
  func taken(by evaluator: TimeEvaluator) -> TimeEvaluator? {
    var other = evaluator
    switch self {
    case .otherHalf: other.walker.clocks = .unlikely
    case .otherOrder: other.walker.swapsDigits = true
    case .otherWeek: other.swapsWeekday = true
    case .closingMidnight: other.walker.closesDays = true
    case .dayBefore: other.walker.neighbour = .before
    case .dayAfter: other.walker.neighbour = .after
    case .longSeasons: other.walker.sharesSeasonDays = true
    case .finerParts: other.walker.cutsFinely = true
    case .otherWeeks: return evaluator.withOtherWeeks
    case .lengthsUpToNow: other.alignsLengths = false
    case .otherTense: other.swapsTense = true
    case .calendarYear: other.countsCalendarYears = true
    case .inclusiveAfter: other.includesAfter = true
    case .boundedOpen: other.boundsOpen = true
    case .lastUnit: other.walker.takesLastUnit = true
    case .wholeWeeks: other.walker.weeks = .whole
    case .startedWeeks: other.walker.weeks = .started
    case .typicalHours: other.walker.takesTypicalHour = true
    case .otherCentury: other.walker.swapsCentury = true
    }
    return other
  }
}
