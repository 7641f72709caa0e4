/// What an expression about time holds, as far as its shape and its other readings depend on it.
struct TimeTraits: OptionSet, Sendable {
  let rawValue: UInt32

  /// A day, or something coarser.
  static let day = TimeTraits(rawValue: 1 << 31)
  /// A time of day.
  static let clock = TimeTraits(rawValue: 1 << 30)
  /// From one time to another.
  static let range = TimeTraits(rawValue: 1 << 29)
  /// The clocks of a zone.
  static let zone = TimeTraits(rawValue: 1 << 28)
  /// From some time on for so long.
  static let extent = TimeTraits(rawValue: 1 << 23)
  /// All before a time, or all after it.
  static let opening = TimeTraits(rawValue: 1 << 22)
  /// A day of every year.
  static let yearly = TimeTraits(rawValue: 1 << 27)
  /// The fields of a date with its weekday.
  static let weekdayField = TimeTraits(rawValue: 1 << 26)
  static let dayField = TimeTraits(rawValue: 1 << 25)
  static let monthField = TimeTraits(rawValue: 1 << 24)

  /// What leaves a choice.
  init(_ choice: TimeChoice) { self.init(rawValue: 1 << UInt32(choice.rawValue)) }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Whether a choice is left.
  func leaves(_ choice: TimeChoice) -> Bool { contains(TimeTraits(choice)) }

  /// The same and some more, where a condition holds.
  fileprivate func and(_ others: TimeTraits, if condition: Bool = true) -> TimeTraits {
    condition ? union(others) : self
  }

  /// The same, leaving a choice where a condition holds.
  fileprivate func leaving(_ choice: TimeChoice, if condition: Bool = true) -> TimeTraits {
    condition ? union(TimeTraits(choice)) : self
  }
}

extension TimeStore {
  /// What an expression and all of its parts hold.
  func traits(of index: TimeIndex) -> TimeTraits {
    let expression = self[index]
    switch expression {
    case .both(let first, let second), .range(let first, let second),
      .nth(_, let first, let second), .beside(_, let first, let second),
      .nearest(_, let first, let second):
      return expression.traits.union(traits(of: first)).union(traits(of: second))
    case .relative(let base, _), .shift(let base, _, _), .nthUnit(_, _, let base),
      .unit(_, let base), .open(_, let base), .piece(_, let base), .zoned(let base, _),
      .extent(let base, _):
      return expression.traits.union(traits(of: base))
    case .reference, .cycle, .weekday, .field, .digits, .clock, .part, .season, .length,
      .yearly, .never:
      return expression.traits
    }
  }
}

extension TimeExpression {
  /// What the expression itself holds, its parts aside.
  fileprivate var traits: TimeTraits {
    let none: TimeTraits = []
    return switch self {
    case .both: none
    case .reference, .never, .nth, .nearest: .day
    case .zoned: .zone
    case .extent: .extent.leaving(.otherTense)
    case .range: .range.leaving(.otherTense)
    case .beside: .day.leaving(.otherTense)
    case .digits: .day.leaving(.otherOrder)
    case .weekday: .day.leaving(.otherWeek).leaving(.otherWeeks)
    case .season: .day.leaving(.longSeasons).leaving(.finerParts)
    case .part: .clock.leaving(.finerParts).leaving(.typicalHours)
    case .clock(let clock):
      .clock.leaving(.otherHalf, if: clock.half == .open)
        .leaving(.closingMidnight, if: clock.isMidnight)
    case .cycle(let grain, _):
      none.and(.day, if: grain >= .day).leaving(.otherWeeks, if: grain == .week)
    case .unit(let grain, _): .day.leaving(.otherWeeks, if: grain == .week)
    case .nthUnit(_, let grain, _):
      grain == .week
        ? .day.leaving(.otherWeeks).leaving(.wholeWeeks).leaving(.startedWeeks) : .day
    case .length(let duration, _):
      none.and(.day, if: duration.grain >= .day).leaving(.lengthsUpToNow)
        .leaving(.otherWeeks, if: duration.grain == .week)
    case .shift(_, let duration, _):
      none.and(.day, if: duration.grain >= .day).leaving(.otherTense)
    case .relative(_, let relation):
      none.leaving(.calendarYear, if: relation == .this || relation == .last)
    case .open(let opening, _):
      .opening.leaving(.otherTense).leaving(.inclusiveAfter, if: opening == .after)
        .leaving(.boundedOpen, if: opening == .before || opening == .through)
    case .piece(let piece, _):
      none.leaving(.finerParts).leaving(.otherTense).leaving(.lastUnit, if: piece == .late)
    case .yearly(let date):
      .day.and(.yearly).leaving(.dayBefore, if: date.mayTake(.before))
        .leaving(.dayAfter, if: date.mayTake(.after))
    case .field(let field, _): .day.and(field.traits)
    }
  }
}

extension CalendarField {
  fileprivate var traits: TimeTraits {
    switch self {
    case .weekday: .weekdayField
    case .day: .dayField
    case .month: .monthField
    case .shortYear, .shortDecade: TimeTraits(.otherCentury)
    default: []
    }
  }
}
