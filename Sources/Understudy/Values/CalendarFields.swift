/// The fields that an intersection of times fixes.
struct CalendarFields {
  private(set) var year: Int32?
  private(set) var month: Int32?
  private(set) var day: Int32?
  private(set) var weekday: Int32?
  private(set) var clock: ClockTime?
  private(set) var part: DayPart?
  /// Whether a week, a quarter or another field coarser than a day is part of it.
  private(set) var isCoarse = false
  /// How many of its parts are no fields: "tomorrow", a holiday.
  private(set) var otherCount = 0
  /// Whether no field has two values and the date exists in some year.
  private(set) var isPossible = true

  /// Takes an expression apart.
  init(_ index: TimeIndex, in store: TimeStore) {
    add(index, in: store)
    // A clock needs a day: "July at five" is no time.
    if clock != nil, day == nil, weekday == nil, otherCount == 0,
      month != nil || year != nil || isCoarse
    {
      isPossible = false
    }
    guard let day else {
      if let month { isPossible = isPossible && 1...12 ~= month }
      return
    }
    let longest =
      month.map { CivilDate.length(ofMonth: Int64($0), year: Int64(year ?? 2000)) } ?? 31
    isPossible = isPossible && 1...longest ~= Int64(day) && month.map { 1...12 ~= $0 } ?? true
  }

  private mutating func add(_ index: TimeIndex, in store: TimeStore) {
    switch store[index] {
    case .both(let first, let second):
      add(first, in: store)
      add(second, in: store)
    case .field(.year, let value): set(\.year, value)
    case .field(.shortYear, let value): set(\.year, CalendarField.year(ofTwoDigits: value))
    case .field(.month, let value): set(\.month, value)
    case .field(.day, let value): set(\.day, value)
    case .field(.weekday, let value): set(\.weekday, value)
    case .field(.workday, _): otherCount += 1
    case .field: isCoarse = true
    case .clock(let value): set(\.clock, value)
    case .part(let value): set(\.part, value)
    default: otherCount += 1
    }
  }

  private mutating func set<Value>(_ field: WritableKeyPath<Self, Value?>, _ value: Value) {
    if self[keyPath: field] != nil { isPossible = false }
    self[keyPath: field] = value
  }
}
