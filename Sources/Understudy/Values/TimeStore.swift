/// The expressions of one phrase.
struct TimeStore: Sendable {
  private var expressions: [TimeExpression] = []
  /// The amounts of the same phrase.
  var amounts = AmountStore()

  /// The expression at a place.
  subscript(index: TimeIndex) -> TimeExpression { expressions[Int(index.place)] }

  /// The place of an expression, which is added where it is new.
  ///
  /// - Complexity: O(1): only the last 64 expressions are looked through.
  mutating func intern(_ expression: TimeExpression) -> TimeIndex {
    // No slice, which would share the array and have it copied by what is added next.
    var place = expressions.count - 1
    while place >= max(0, expressions.count - 64) {
      if expressions[place] == expression { return TimeIndex(place: Int32(place)) }
      place -= 1
    }
    expressions.append(expression)
    return TimeIndex(place: Int32(expressions.count - 1))
  }

  /// Whether one of the expressions is a date that no calendar has.
  var hasNever: Bool {
    expressions.contains { if case .never = $0 { true } else { false } }
  }

  /// Forgets the expressions and keeps the room.
  mutating func removeAll() {
    expressions.removeAll(keepingCapacity: true)
    amounts.removeAll()
  }
}

extension TimeStore {
  /// Whether an expression recurs in the calendar, so that one has to choose among its occurrences.
  func isPattern(_ index: TimeIndex) -> Bool {
    switch self[index] {
    case .reference, .cycle, .weekday, .relative, .shift, .beside, .nearest, .length,
      .open,
      .extent:
      false
    case .field, .digits, .clock, .part, .season, .yearly, .never: true
    case .both(let first, let second), .range(let first, let second):
      isPattern(first) && isPattern(second)
    case .nth(_, _, let base), .nthUnit(_, _, let base), .unit(_, let base), .piece(_, let base),
      .zoned(let base, _):
      isPattern(base)
    }
  }

  /// The coarsest unit in which occurrences of a pattern follow each other, for putting them into each other.
  func rank(_ index: TimeIndex) -> Grain {
    switch self[index] {
    case .reference: .second
    case .clock: .hour
    case .part: .day
    case .weekday, .yearly, .beside, .nearest, .never: .week
    case .field(let field, _): field.rank
    case .digits(_, _, let year): year < 0 ? .week : .month
    case .cycle(let grain, _), .unit(let grain, _): grain
    case .season: .quarter
    case .both(let first, let second), .range(let first, let second): min(rank(first), rank(second))
    case .relative(let base, _), .shift(let base, _, _), .open(_, let base), .piece(_, let base),
      .zoned(let base, _), .extent(let base, _):
      rank(base)
    case .nth(_, let pattern, _): rank(pattern)
    case .nthUnit(_, let grain, _): grain
    case .length(let duration, _): duration.grain
    }
  }

  /// Whether any part of an expression satisfies a condition.
  func contains(_ index: TimeIndex, _ condition: (TimeExpression) -> Bool) -> Bool {
    containsPart(index) { _, expression in condition(expression) }
  }

  /// Whether any part of an expression satisfies a condition on it and its place.
  func containsPart(
    _ index: TimeIndex, where condition: (TimeIndex, TimeExpression) -> Bool
  ) -> Bool {
    let expression = self[index]
    if condition(index, expression) { return true }
    switch expression {
    case .both(let first, let second), .range(let first, let second),
      .nth(_, let first, let second), .beside(_, let first, let second),
      .nearest(_, let first, let second):
      return containsPart(first, where: condition) || containsPart(second, where: condition)
    case .relative(let base, _), .shift(let base, _, _), .nthUnit(_, _, let base),
      .unit(_, let base), .open(_, let base), .piece(_, let base), .zoned(let base, _),
      .extent(let base, _):
      return containsPart(base, where: condition)
    case .reference, .cycle, .weekday, .field, .digits, .clock, .part, .season, .length,
      .yearly, .never:
      return false
    }
  }

  /// The zone whose clocks tell a time of day whose day was not said.
  func zoneOfClock(_ index: TimeIndex) -> SaidZone? {
    var zone: SaidZone?
    let isZoned = contains(index) { part in
      if case .zoned(_, let said) = part { zone = said }
      return zone != nil
    }
    return isZoned && !namesDay(index) ? zone : nil
  }

  /// Whether a time of day is part of what was said.
  func hasClock(_ index: TimeIndex) -> Bool {
    contains(index) { part in
      switch part {
      case .clock, .part: true
      default: false
      }
    }
  }

  /// Whether a day, or something coarser, is part of what was said.
  func namesDay(_ index: TimeIndex) -> Bool {
    contains(index) { part in
      switch part {
      case .field, .digits, .weekday, .season, .yearly, .nth, .nthUnit, .unit, .beside, .nearest,
        .never:
        true
      case .cycle(let grain, _): grain >= .day
      case .shift(_, let duration, _), .length(let duration, _): duration.grain >= .day
      case .reference: true
      default: false
      }
    }
  }
}

extension CalendarField {
  /// How coarse the field is, for putting one into another.
  var rank: Grain {
    switch self {
    case .century: .century
    case .decade, .shortDecade: .decade
    case .year, .shortYear: .year
    case .half, .quarter: .quarter
    case .month: .month
    case .week, .day, .weekday, .workday: .week
    }
  }

  /// The precision of its occurrences.
  var grain: Grain {
    switch self {
    case .century: .century
    case .decade, .shortDecade: .decade
    case .year, .shortYear: .year
    case .half, .quarter: .quarter
    case .month: .month
    case .week: .week
    case .day, .weekday, .workday: .day
    }
  }
}
