/// The meaning of words about time, before anyone knows when they were said.
///
/// Expressions are parts of each other; they stand in a `TimeStore` and speak of each other by place.
enum TimeExpression: Hashable, Sendable, BitwiseCopyable {
  /// The moment of speaking.
  case reference
  /// A unit counted from the one that holds the moment of speaking: `(day, 1)` is tomorrow.
  case cycle(Grain, Int32)
  /// Every time at which a field of the calendar has a value.
  case field(CalendarField, Int32)
  /// Every time at which the clock shows this.
  case clock(ClockTime)
  /// A weekday seen from the moment of speaking.
  case weekday(Int32, WeekdayRelation)
  /// A day and a month in the order of the locale, and a year where the number is not negative.
  case digits(Int32, Int32, year: Int32)
  /// A day that comes back every year, such as a holiday.
  case yearly(YearlyDate)
  /// What both hold.
  case both(TimeIndex, TimeIndex)
  /// So much later than another time, or earlier.
  case shift(TimeIndex, DurationValue, isLater: Bool)
}

/// The place of an expression in its store.
struct TimeIndex: Hashable, Sendable, BitwiseCopyable {
  let place: Int32
}

/// A field of the Gregorian calendar.
enum CalendarField: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  case year, month, day
  /// From 0 for Sunday to 6 for Saturday.
  case weekday

  /// The word for it, in rule files.
  var name: String { "\(self)" }
}

/// Which of the weekdays of one name is meant.
enum WeekdayRelation: String, Sendable, BitwiseCopyable {
  case this, next, last
}

/// What a clock shows.
struct ClockTime: Hashable, Sendable, BitwiseCopyable {
  /// What is known of the half of the day.
  enum Half: UInt8, Sendable, BitwiseCopyable {
    /// Hours from 1 to 12 may be of either half.
    case open
    /// Hours count from 0 to 24.
    case full
  }

  /// From 0 to 24.
  let hour: Int8
  /// From 0 to 59.
  let minute: Int8
  /// From 0 to 59.
  let second: Int8
  /// The finest unit that was said.
  let grain: Grain
  /// What is known of the half of the day.
  let half: Half
}

/// The expressions of one phrase.
struct TimeStore: Sendable {
  private var expressions: [TimeExpression] = []

  /// The expression at a place.
  subscript(index: TimeIndex) -> TimeExpression { expressions[Int(index.place)] }

  /// The place of an expression, which is added where it is new.
  ///
  /// - Complexity: O(1): only the last 64 expressions are looked through.
  mutating func intern(_ expression: TimeExpression) -> TimeIndex {
    let recent = expressions.suffix(64)
    if let known = recent.lastIndex(of: expression) { return TimeIndex(place: Int32(known)) }
    expressions.append(expression)
    return TimeIndex(place: Int32(expressions.count - 1))
  }

  /// Forgets the expressions and keeps the room.
  mutating func removeAll() {
    expressions.removeAll(keepingCapacity: true)
  }
}
