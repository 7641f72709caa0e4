import Testing

@testable import Understudy

@Suite struct TimeResolverTests {
  /// A day, then the last Friday, the coming one, and that of the following week where weeks begin on
  /// Sunday, on Monday and on Saturday.
  static let fridays = [
    // Monday
    ("2026-06-08", "2026-06-05", "2026-06-12", "2026-06-19", "2026-06-19", "2026-06-19"),
    // Tuesday
    ("2026-06-09", "2026-06-05", "2026-06-12", "2026-06-19", "2026-06-19", "2026-06-19"),
    // Wednesday
    ("2026-06-10", "2026-06-05", "2026-06-12", "2026-06-19", "2026-06-19", "2026-06-19"),
    // Thursday
    ("2026-06-11", "2026-06-05", "2026-06-12", "2026-06-19", "2026-06-19", "2026-06-19"),
    // Friday
    ("2026-06-12", "2026-06-05", "2026-06-19", "2026-06-19", "2026-06-19", "2026-06-19"),
    // Saturday
    ("2026-06-13", "2026-06-12", "2026-06-19", "2026-06-19", "2026-06-19", "2026-06-26"),
    // Sunday
    ("2026-06-14", "2026-06-12", "2026-06-19", "2026-06-26", "2026-06-19", "2026-06-26"),
  ]

  @Test(arguments: fridays) func readsWeekdayFromEveryDay(
    _ row: (
      day: String, last: String, coming: String, sunday: String, monday: String, saturday: String
    )
  ) throws {
    func first(_ phrase: String, _ change: (inout Conventions) -> Void = { _ in }) throws -> String?
    {
      try Engine.readings(phrase, in: Engine.context("\(row.day)T09:00", change)).first
    }
    #expect(try first("last friday") == row.last)
    #expect(try first("friday") == row.coming)
    #expect(try first("friday") { $0.tense = .past } == row.last)
    #expect(try first("next friday") { $0.nextWeekday = .upcoming } == row.coming)
    #expect(try first("next friday") == row.sunday)
    #expect(try first("next friday") { $0.weekStart = .sunday } == row.sunday)
    #expect(try first("next friday") { $0.weekStart = .monday } == row.monday)
    #expect(try first("next friday") { $0.weekStart = .saturday } == row.saturday)
    if row.day != "2026-06-12" { #expect(try first("this friday") == row.coming) }
  }

  @Test(arguments: fridays) func otherReadingOfNextIsAnAlternative(
    _ row: (
      day: String, last: String, coming: String, sunday: String, monday: String, saturday: String
    )
  ) throws {
    let context = try Engine.context("\(row.day)T09:00")
    let readings = try Engine.readings("next friday", in: context)
    #expect(readings.contains(row.coming))
    #expect(Set(readings).count == readings.count)
  }

  @Test(arguments: [
    ("in 3 days", "2026-06-10T09:00", "2026-06-13"),
    ("in 2 weeks", "2026-06-10T09:00", "2026-06-24"),
    ("in one week", "2026-12-28T09:00", "2027-01-04"),
    ("in 1 month", "2026-01-31T09:00", "2026-02-28"),
    ("in 1 month", "2024-01-31T09:00", "2024-02-29"),
    ("in 13 months", "2026-01-31T09:00", "2027-02-28"),
    ("in a year", "2024-02-29T09:00", "2025-02-28"),
    ("in 4 years", "2024-02-29T09:00", "2028-02-29"),
    ("3 days ago", "2026-03-01T09:00", "2026-02-26"),
    ("3 days ago", "2024-03-01T09:00", "2024-02-27"),
    ("a month ago", "2026-03-31T09:00", "2026-02-28"),
    ("two weeks from now", "2026-06-10T09:00", "2026-06-24"),
    ("tomorrow", "2026-12-31T23:59", "2027-01-01"), ("tomorrow", "2024-02-28T09:00", "2024-02-29"),
    ("yesterday", "2026-03-01T00:00", "2026-02-28"),
    ("yesterday", "2000-03-01T00:00", "2000-02-29"),
    ("next month", "2026-01-31T09:00", "2026-02"), ("next month", "2026-12-31T09:00", "2027-01"),
    ("last month", "2026-03-31T09:00", "2026-02"), ("next year", "2024-02-29T09:00", "2025"),
    ("last quarter", "2026-02-10T09:00", "2025-Q4"), ("next week", "2026-12-28T09:00", "2027-W01"),
  ]) func countsFromNow(phrase: String, now: String, value: String) throws {
    #expect(try Engine.readings(phrase, in: Engine.context(now)).first == value)
  }

  @Test(arguments: [
    ("February 29", "2026-06-10T09:00", "2028-02-29"),
    ("February 29", "2028-02-29T09:00", "2028-02-29"),
    ("February 29, 2024", "2026-06-10T09:00", "2024-02-29"),
    ("May 5", "2026-06-10T09:00", "2027-05-05"),
    ("June 10", "2026-06-10T09:00", "2026-06-10"), ("June 9", "2026-06-10T09:00", "2027-06-09"),
    ("June", "2026-06-10T09:00", "2026-06"), ("March", "2026-06-10T09:00", "2027-03"),
    ("the 31st", "2026-06-10T09:00", "2026-07-31"), ("the 31st", "2026-02-01T09:00", "2026-03-31"),
    ("the 30th", "2026-01-31T09:00", "2026-03-30"), ("the 29th", "2024-02-01T09:00", "2024-02-29"),
    ("December 31", "2026-12-31T23:59", "2026-12-31"),
    ("January 1", "2026-12-31T23:59", "2027-01-01"),
    ("Friday, July 3", "2026-06-10T09:00", "2026-07-03"),
  ]) func fieldsComeNext(phrase: String, now: String, value: String) throws {
    #expect(try Engine.readings(phrase, in: Engine.context(now)).first == value)
  }

  @Test(arguments: [
    ("7/3/68", ["1968-07-03", "1968-03-07", "2068-07-03"]),
    ("7/13/27", ["2027-07-13", "1927-07-13"]), ("July '99", ["1999-07", "2099-07"]),
    ("July '00", ["2000-07", "1900-07"]), ("July 2027", ["2027-07"]),
    ("the 60s", ["196X", "206X"]), ("the 10s", ["201X", "191X"]), ("the 1960s", ["196X"]),
  ]) func centuryOfTwoDigitsIsLeftOpen(phrase: String, values: [String]) throws {
    #expect(Set(try Engine.readings(phrase, in: Engine.context())) == Set(values))
    #expect(try Engine.readings(phrase, in: Engine.context()).first == values.first)
  }

  @Test(arguments: [
    ("2027-07-03T10:15:30.000000001", "2027-07-03T10:15:30.000000001"),
    ("2027-07-03T10:15:30,50", "2027-07-03T10:15:30.5"),
    ("2027-07-03T10:15:30.0", "2027-07-03T10:15:30"),
    ("in 0.25 seconds", "2026-06-10T09:00:00.25"),
    ("0.25 seconds ago", "2026-06-10T08:59:59.75"),
    (
      "2027-07-03T10:00:00.5/2027-07-03T10:00:01.25",
      "2027-07-03T10:00:00.5/2027-07-03T10:00:01.25"
    ),
    ("20270703T10:15:30.5Z", "2027-07-03T10:15:30.5"),
  ]) func fractionsOfSecondsAreKept(phrase: String, value: String) throws {
    #expect(try Engine.readings(phrase, in: Engine.context()).first == value)
  }

  @Test(arguments: [
    ("en_US", "7/30-8/2/2027", "2027-07-30/2027-08-03"),
    ("en_US", "12/30-1/2/2027", "2026-12-30/2027-01-03"),
    ("en_GB", "30/12-2/1/2027", "2026-12-30/2027-01-03"),
    ("de_DE", "30.12.2026 - 2.1.2027", "2026-12-30/2027-01-03"),
    ("fr_FR", "10:00 - 12:30", "2026-06-10T10:00/2026-06-10T12:30"),
  ]) func rangesShareTheirYear(locale: String, phrase: String, value: String) throws {
    #expect(try Engine.readings(phrase, in: Engine.context(locale: locale)).first == value)
  }

  @Test(arguments: [
    "February 29, 2026", "June 31", "February 30", "13/13/2026", "2026-02-29", "2026-06-31",
  ])
  func daysThatDoNotExistAreNoDates(phrase: String) throws {
    #expect(try Engine.readings(phrase, in: Engine.context()).isEmpty)
  }

  @Test(
    arguments: [
      ("friday", .future, "2026-06-12", "2026-06-05"),
      ("friday", .past, "2026-06-05", "2026-06-12"),
      ("friday", .nearest, "2026-06-12", "2026-06-05"),
      ("monday", .nearest, "2026-06-08", "2026-06-15"),
      ("May 5", .future, "2027-05-05", "2026-05-05"), ("May 5", .past, "2026-05-05", "2027-05-05"),
      ("May 5", .nearest, "2026-05-05", "2027-05-05"),
      ("July 5", .nearest, "2026-07-05", "2025-07-05"),
      ("July 5", .past, "2025-07-05", "2026-07-05"),
      ("the 3rd", .future, "2026-07-03", "2026-06-03"),
      ("the 3rd", .nearest, "2026-06-03", "2026-07-03"),
      ("noon", .future, "2026-06-10T12:00", "2026-06-09T12:00"),
      ("noon", .past, "2026-06-09T12:00", "2026-06-10T12:00"),
      ("8 am", .nearest, "2026-06-10T08:00", "2026-06-11T08:00"),
    ] as [(String, Conventions.Tense, String, String)])
  func tenseTellsTheDirection(
    phrase: String, tense: Conventions.Tense, first: String, second: String
  ) throws {
    let readings = try Engine.readings(phrase, in: Engine.context { $0.tense = tense })
    #expect(Array(readings.prefix(2)) == [first, second])
  }

  @Test(
    arguments: [
      ("en_US", "5/6/2027", .locale, ["2027-05-06", "2027-06-05"]),
      ("en_US", "5/6/2027", .DMY, ["2027-06-05", "2027-05-06"]),
      ("en_GB", "5/6/2027", .locale, ["2027-06-05", "2027-05-06"]),
      ("en_GB", "5/6/2027", .MDY, ["2027-05-06", "2027-06-05"]),
      ("de_DE", "5.6.2027", .locale, ["2027-06-05", "2027-05-06"]),
      ("ja_JP", "2027/5/6", .locale, ["2027-05-06"]), ("en_US", "25/6/2027", .MDY, ["2027-06-25"]),
      ("en_US", "6/25/2027", .DMY, ["2027-06-25"]), ("en_US", "6/6/2027", .locale, ["2027-06-06"]),
      ("en_US", "2027-05-06", .DMY, ["2027-05-06"]),
      ("en_US", "5/6/27", .locale, ["2027-05-06", "2027-06-05", "1927-05-06"]),
    ] as [(String, String, Conventions.DateOrder, [String])])
  func orderOfDigits(
    locale: String, phrase: String, order: Conventions.DateOrder, dates: [String]
  ) throws {
    let context = try Engine.context(locale: locale) { $0.dateOrder = order }
    #expect(try Engine.readings(phrase, in: context) == dates)
  }

  @Test(
    arguments: [
      ("at 5", .waking, "2026-06-10T17:00"), ("at 5", .literal, "2026-06-11T05:00"),
      ("at 8", .waking, "2026-06-11T08:00"), ("at 10", .waking, "2026-06-10T10:00"),
      ("at 10", .literal, "2026-06-10T10:00"), ("at 12", .waking, "2026-06-10T12:00"),
      ("5:30", .waking, "2026-06-10T17:30"), ("05:30", .waking, "2026-06-11T05:30"),
      ("17:30", .literal, "2026-06-10T17:30"), ("5 pm", .literal, "2026-06-10T17:00"),
      ("12 am", .waking, "2026-06-11T00:00"), ("12 pm", .literal, "2026-06-10T12:00"),
      ("tomorrow at 5", .waking, "2026-06-11T17:00"),
      ("tomorrow at 5", .literal, "2026-06-11T05:00"),
      ("tomorrow at 9", .waking, "2026-06-11T09:00"),
      ("friday at noon", .waking, "2026-06-12T12:00"),
    ] as [(String, Conventions.Meridiem, String)])
  func meridiemTellsTheHalfOfTheDay(
    phrase: String, meridiem: Conventions.Meridiem, value: String
  ) throws {
    let context = try Engine.context { $0.meridiem = meridiem }
    #expect(try Engine.readings(phrase, in: context).first == value)
  }

  @Test(arguments: ["at 5", "tomorrow at 5", "5:30"]) func otherHalfIsAnAlternative(phrase: String)
    throws
  {
    let waking = try Engine.readings(phrase, in: Engine.context())
    let literal = try Engine.readings(phrase, in: Engine.context { $0.meridiem = .literal })
    #expect(Set(waking) == Set(literal))
    #expect(waking.first != literal.first)
  }

  @Test(
    arguments: [
      (.sunday, "2026-06-07", "2026-06-08"), (.monday, "2026-06-08", "2026-06-07"),
      (.saturday, "2026-06-06", "2026-06-08"), (.locale, "2026-06-08", "2026-06-07"),
    ] as [(Conventions.WeekStart, String, String)])
  func weekBeginsByConvention(start: Conventions.WeekStart, day: String, other: String) throws {
    let context = try Engine.context { $0.weekStart = start }
    let mention = try Engine.extractor.recognize("this week", in: context).first.found("the week")
    #expect(mention.value == .string("2026-W24"))
    #expect(mention.details.first { $0.name == "from" }?.value == .string("\(day)T00:00:00-04:00"))
    #expect(mention.alternatives.map { $0["from"] } == [.string("\(other)T00:00:00-04:00")])
  }

  @Test(arguments: [
    "in 9,223,372,036,854,775,807 quarters", "in 999999999999999999 years", "999999999 years ago",
    "in 99999999999999999999999999 days", "in 0.000000000000000001 hours", "0 days ago",
    "in 922337203685477580 weeks", "in 2147483647 months",
  ]) func hugeCountsEndInAnAnswer(phrase: String) throws {
    _ = try Engine.extractor.recognize(phrase, in: Engine.context(), all: true)
  }

  @Test(arguments: [
    ("2026-06-10", "Yom Kippur 2026", "2026-09-21, 2026-09-20"),
    // On the day itself, the eve is over; next year's is no reading.
    ("2026-09-21", "Yom Kippur", "2026-09-21, 2025-10-02"),
    ("2026-06-10", "Eid al-Adha 2027", "2027-05-16, 2027-05-15, 2027-05-17"),
    (
      "2026-06-10", "three days after Eid al-Adha", "2027-05-19, 2027-05-18, 2027-05-20, 2026-05-30"
    ),
    // Two in one year of the sun.
    ("2026-06-10", "eid al-fitr 2033", "2033-01-02, 2033-12-23, 2033-01-01, 2033-01-03"),
    ("2026-06-10", "Diwali 2026", "2026-11-08, 2026-11-09"),
    // The gap that 1900 leaves.
    ("1897-06-10", "leap day", "1904-02-29, 1896-02-29"),
    ("2025-06-10", "leap day", "2028-02-29, 2024-02-29"),
  ])
  func keepsDaysBesideFeast(_ row: (day: String, phrase: String, readings: String)) throws {
    let readings = try Engine.readings(row.phrase, in: Engine.context("\(row.day)T09:00"))
    #expect(readings.joined(separator: ", ") == row.readings)
  }

  @Test(arguments: [
    ("this season", "2026-03-20/2026-06-21"), ("next season", "2026-06-21/2026-09-23"),
    ("last season", "2025-12-21/2026-03-20"), ("the current season", "2026-03-20/2026-06-21"),
    ("in the summer of 2027", "2027-06-21/2027-09-23"),
    ("two winters ago", "2024-12-21/2025-03-20"),
  ])
  func findsSeasons(phrase: String, first: String) throws {
    let readings = try Engine.readings(phrase, in: Engine.context("2026-06-10T09:00"))
    #expect(readings.first == first)
  }

  @Test func countsDayOfChangeToBothSeasons() throws {
    let readings = try Engine.readings("summer 2027", in: Engine.context("2026-06-10T09:00"))
    #expect(
      readings == ["2027-06-21/2027-09-23", "2027-06-01/2027-09-01", "2027-06-21/2027-09-24"])
  }

  @Test(arguments: [
    // On a Monday, a Sunday, a Wednesday and a Friday.
    ("Labor Day weekend 2030", "2030-08-31/2030-09-03"),
    ("Halloween weekend 2027", "2027-10-30/2027-11-01"),
    ("Juneteenth weekend 2030", "2030-06-19/2030-06-24"),
    ("Christmas weekend 2026", "2026-12-25/2026-12-28"),
  ])
  func knowsHolidayWeekendsInWholeDays(phrase: String, days: String) throws {
    let readings = try Engine.readings(phrase, in: Engine.context("2026-06-10T09:00"))
    #expect(readings.contains(days), "\(readings)")
  }

  @Test(arguments: [
    ("early summer 2027", "2027-06-21/2027-07-22"), ("late winter 2027", "2028-02-19/2028-03-20"),
    ("the middle of autumn 2026", "2026-10-22/2026-11-22"),
    ("the Friday after Thanksgiving", "2026-11-27"), ("Thanksgiving Day", "2026-11-26"),
    ("Christmas two years ago", "2024-12-25"), ("Easter week 2027", "2027-W13"),
  ])
  func readsPiecesAndNeighboursOfOccasions(phrase: String, first: String) throws {
    let readings = try Engine.readings(phrase, in: Engine.context("2026-06-10T09:00"))
    #expect(readings.first == first)
  }
}
