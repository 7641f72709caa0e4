import Testing

@testable import UnderstudyICU

/// The expected days were computed with Python's convertdate.
@Suite struct CalendarConverterTests {
  // 1 January and 31 December 2026.
  private let year: ClosedRange<Int64> = 20_454...20_818

  @Test(
    arguments: [
      (CalendarSystem.persian, 1, 20_533, 31), (.persian, 12, 20_504, 29),
      (.ethiopic, 1, 20_707, 30),
      (.ethiopic, 13, 20_702, 5), (.coptic, 1, 20_707, 30), (.indian, 1, 20_534, 30),
    ] as [(CalendarSystem, Int8, Int64, Int64)])
  func findsTheMonthsOfAYear(system: CalendarSystem, month: Int8, firstDay: Int64, length: Int64) {
    let months = CalendarConverter.shared(system).months(in: year)
    #expect(
      months.contains { $0.number == month && $0.firstDay == firstDay && $0.length == length })
  }

  @Test(arguments: CalendarSystem.allCases)
  func monthsFollowEachOtherWithoutAGap(system: CalendarSystem) {
    let months = CalendarConverter.shared(system).months(in: year)
    #expect(months.count >= 12)
    for (this, next) in zip(months, months.dropFirst()) {
      #expect(this.firstDay + this.length == next.firstDay)
    }
  }

  @Test func coversTheDaysThatWereAskedFor() {
    let months = CalendarConverter.shared(.persian).months(in: 20_533...20_533)
    #expect(months.map(\.number) == [1])
  }

  @Test func answersTheSameAgain() {
    let converter = CalendarConverter.shared(.coptic)
    #expect(converter.months(in: year) == converter.months(in: year))
  }

  @Test func staysWithinItsMemoryForManyYears() {
    let converter = CalendarConverter.shared(.indian)
    for start in stride(from: Int64(-100_000), to: 400_000, by: 365) {
      #expect(!converter.months(in: start...start + 364).isEmpty)
    }
  }
}
