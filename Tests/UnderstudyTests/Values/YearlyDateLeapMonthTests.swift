import Testing

@testable import Understudy

/// The months that are put in are those that almanacs print.
@Suite struct YearlyDateLeapMonthTests {
  @Test(
    arguments: [
      (2001, 4), (2004, 2), (2006, 7), (2009, 5), (2012, 4), (2014, 9), (2017, 6), (2020, 4),
      (2023, 2),
      (2025, 6), (2028, 5), (2031, 3), (2033, 11), (2036, 6), (2039, 5), (1984, 10), (1995, 8),
    ] as [(Int64, Int8)])
  func putsInTheLeapMonthOfAChineseYear(year: Int64, month: Int8) {
    // The eleventh month begins the solstice year that follows.
    let months = LunarCalendar.chinese.months(ofYear: month > 10 ? year + 1 : year)
    #expect(months.count == 13)
    #expect(months.filter(\.isLeap).map(\.number) == [month])
  }

  @Test(arguments: LunarCalendar.allCases)
  func monthsFollowEachOtherWithoutAGap(calendar: LunarCalendar) {
    let months = (1901...2099).flatMap { calendar.months(ofYear: $0) }
    for (this, next) in zip(months, months.dropFirst()) {
      #expect(this.firstDay + this.length == next.firstDay)
      #expect(29...30 ~= this.length)
      #expect(next.isLeap ? next.number == this.number : next.number == this.number % 12 + 1)
    }
  }

  @Test func hebrewYearsHaveOneOfSixLengths() {
    let lengths = Set((5000...6500).map { HebrewYear($0).length })
    #expect(lengths == [353, 354, 355, 383, 384, 385])
  }
}
