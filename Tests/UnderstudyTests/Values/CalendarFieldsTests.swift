import Testing

@testable import Understudy

@Suite struct CalendarFieldsTests {
  static let dates: [(year: Int32?, month: Int32?, day: Int32?, isPossible: Bool)] = [
    (nil, 2, 29, true), (2026, 2, 29, false), (2024, 2, 29, true), (1900, 2, 29, false),
    (2000, 2, 29, true), (nil, 2, 30, false), (nil, 4, 31, false), (nil, 12, 31, true),
    (nil, 13, 1, false), (nil, 0, 1, false), (nil, 1, 0, false), (nil, 1, 32, false),
    (nil, nil, 31, true), (nil, nil, 32, false), (nil, 13, nil, false),
  ]

  @Test(arguments: dates) func knowsWhichDatesExist(
    _ date: (year: Int32?, month: Int32?, day: Int32?, isPossible: Bool)
  ) throws {
    var store = TimeStore()
    var parts: [TimeIndex] = []
    for (field, value) in [(CalendarField.year, date.year), (.month, date.month), (.day, date.day)]
    {
      if let value { parts.append(store.intern(.field(field, value))) }
    }
    var whole = try parts.first.found("a field")
    for part in parts.dropFirst() { whole = store.intern(.both(whole, part)) }
    #expect(CalendarFields(whole, in: store).isPossible == date.isPossible)
  }

  @Test func twoValuesOfOneFieldExcludeEachOther() {
    var store = TimeStore()
    let june = store.intern(.field(.month, 6))
    let july = store.intern(.field(.month, 7))
    #expect(!CalendarFields(store.intern(.both(june, july)), in: store).isPossible)
  }

  @Test func collectsFieldsOfNestedExpressions() {
    var store = TimeStore()
    let june = store.intern(.field(.month, 6))
    let tenth = store.intern(.field(.day, 10))
    let friday = store.intern(.field(.weekday, 5))
    let day = store.intern(.both(june, tenth))
    let fields = CalendarFields(store.intern(.both(friday, day)), in: store)
    #expect(fields.month == 6)
    #expect(fields.day == 10)
    #expect(fields.weekday == 5)
    #expect(fields.year == nil)
  }

  @Test func sameExpressionIsStoredOnce() {
    var store = TimeStore()
    let first = store.intern(.field(.month, 6))
    for value in 1...40 { _ = store.intern(.field(.day, Int32(value))) }
    #expect(store.intern(.field(.month, 6)) == first)
  }
}
