/// The fields that an intersection of times fixes, and what of it is no field.
struct CalendarFields {
  private(set) var year: Int32?
  private(set) var month: Int32?
  private(set) var day: Int32?
  private(set) var weekday: Int32?
  private(set) var clock: ClockTime?
  /// The part that is fixed by the moment of speaking, such as "tomorrow".
  private(set) var anchor: TimeIndex?
  /// Whether no field has two values and the date exists in some year.
  private(set) var isPossible = true

  /// Takes an expression apart.
  init(_ index: TimeIndex, in store: TimeStore) {
    add(index, in: store)
    check()
  }

  /// The fields of a date.
  init(year: Int32?, month: Int32, day: Int32) {
    self.year = year
    self.month = month
    self.day = day
    check()
  }

  private mutating func check() {
    if let month, let day, 1...12 ~= month, day > CivilDate.length(ofMonth: Int64(month), year: Int64(year ?? 2000)) {
      isPossible = false
    }
    if let month, !(1...12).contains(month) { isPossible = false }
    if let day, !(1...31).contains(day) { isPossible = false }
  }

  private mutating func add(_ index: TimeIndex, in store: TimeStore) {
    switch store[index] {
    case .both(let first, let second):
      add(first, in: store)
      add(second, in: store)
    case .field(let field, let value): set(field, value)
    case .clock(let value):
      if clock != nil { isPossible = false }
      clock = value
    case .reference, .cycle, .weekday, .shift, .digits, .yearly:
      if anchor != nil { isPossible = false }
      anchor = index
    }
  }

  private mutating func set(_ field: WritableKeyPath<Self, Int32?>, _ value: Int32) {
    if self[keyPath: field] != nil { isPossible = false }
    self[keyPath: field] = value
  }

  private mutating func set(_ field: CalendarField, _ value: Int32) {
    switch field {
    case .year: set(\.year, value)
    case .month: set(\.month, value)
    case .day: set(\.day, value)
    case .weekday: set(\.weekday, value)
    }
  }


  /// Whether a field of the date is fixed.
  var hasDate: Bool { year != nil || month != nil || day != nil || weekday != nil }

  /// The finest unit that is fixed.
  var grain: Grain? {
    if let clock { return clock.grain }
    if day != nil || weekday != nil { return .day }
    if month != nil { return .month }
    return year == nil ? nil : .year
  }
}
