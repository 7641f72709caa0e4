import Testing

@testable import Understudy

/// The ends of years and months, and what has no day.
@Suite struct YearlyDateEdgeTests {
  @Test(
    arguments: [
      ("fixed:2:29", 2023, ""), ("fixed:2:29", 2024, "2024-02-29"), ("fixed:2:29", 1900, ""),
      ("fixed:1:1:-1", 2026, "2026-12-31"), ("fixed:12:31:+1", 2026, "2026-01-01"),
      // Saturday's first of January is kept in the year before.
      ("fixed:1:1:sat-1:sun+1", 2021, "2021-01-01 2021-12-31"), ("fixed:1:1:sat-1:sun+1", 2022, ""),
      ("dayOfYear:256", 2023, "2023-09-13"), ("dayOfYear:256", 2024, "2024-09-12"),
      ("dayOfYear:366", 2023, ""), ("dayOfYear:366", 2024, "2024-12-31"),
      ("nth:5:mon:2", 2027, ""), ("nth:5:thu:2", 2024, "2024-02-29"),
      ("nth:-5:sun:5", 2026, "2026-05-03"),
      ("nth:-5:tue:5", 2026, ""),
      ("onOrAfter:mon:12:31", 2026, "2026-01-05"), ("onOrBefore:sun:1:1", 2025, "2025-12-28"),
      // An Islamic year is shorter than ours.
      ("islamic:9:1", 2030, "2030-01-05 2030-12-26"), ("islamic:1:1", 2007, "2007-01-20"),
      ("superTuesday", 2026, ""), ("superTuesday", 1980, ""), ("moonStar:120:22", 1899, ""),
      ("islamic:1:1", 2008, "2008-01-10 2008-12-29"),
      ("chinese:12:8", 2020, "2020-01-02"), ("chinese:12:8", 2022, "2022-01-10 2022-12-30"),
      ("chinese:12:8", 2021, "2021-01-20"),
      // A year without leap days comes earlier and earlier.
      ("shahenshahi:1:1", 2018, "2018-08-17"), ("shahenshahi:1:1", 2019, "2019-08-17"),
      ("shahenshahi:1:1", 2020, "2020-08-16"), ("shahenshahi:1:1", 2024, "2024-08-15"),
      // Heshvan and Kislev have thirty days in some years only.
      ("hebrew:9:30", 2023, ""), ("hebrew:9:30", 2026, "2026-12-10"),
      ("hebrew:9:30", 2024, "2024-12-31"),
      ("easter", 0, ""), ("easter", 10_000, ""), ("easter", .max, ""), ("easter", .min, ""),
      ("chinese:1:1", 1899, ""), ("sun:0:0", 2101, ""), ("hindu:7:30:evening", 2200, ""),
      ("fixed:12:25", 9999, "9999-12-25"), ("fixed:1:1", 1, "0001-01-01"),
      ("hebrew:7:1", 1, "0001-09-06"), ("persian:1:1", 1700, ""),
    ] as [(String, Int64, String)])
  func findsDaysThatBeginInTheYear(text: String, year: Int64, expected: String) throws {
    let date = try #require(YearlyDate([.word(text)]))
    #expect(date.days(ofYear: year).map { name(of: $0) }.joined(separator: " ") == expected)
  }

  @Test(
    arguments: [
      ("hebrew:9:25:x8", 2026, 8), ("fixed:12:25", 2026, 1), ("easter:-46:x46", 2027, 46),
      ("islamic:9:1:xmonth", 2024, 30), ("islamic:9:1:xmonth", 2025, 29),
      ("persian:12:1:xmonth", 2025, 30),
      ("persian:12:1:xmonth", 2026, 29), ("hebrew:7:1:+1:x2", 2026, 2),
      ("fixed:1:1:xmonth", 2026, 1),
    ] as [(String, Int64, Int64)])
  func tellsHowLongItLasts(text: String, year: Int64, length: Int64) throws {
    let date = try #require(YearlyDate([.word(text)]))
    let day = try #require(date.days(ofYear: year).first)
    #expect(date.length(from: day) == length)
  }

  @Test(arguments: [
    "", "fixed", "fixed:2", "fixed:2:30", "fixed:13:1", "fixed:0:1", "fixed:1:1:x", "fixed:1:1:x0",
    "fixed:1:1:x367", "fixed:1:1:+367", "fixed:1:1:+1:+1", "fixed:1:1:x2:+1", "fixed:1:1:",
    "fixed:a:1", "nth:0:mon:1", "nth:6:mon:1", "nth:1:monday:1", "nth:1:7:1", "easter:late",
    "eastern", "moonStar:120:28", "moonStar:360:1", "superTuesday:1:x", "earthHour:x0",
    "hebrew:13:1", "hebrew:1:31", "hindu:1:31:noon", "hindu:1:1:teatime", "sun:360:0",
    "sun:0", "starSun:0:25", "fixed:1:1:sat+8", "fixed:1:1:sat", "dayOfYear:367", "julian:1:1",
    "fixed:1:1:99999999999999999999", "chinese:1:1:1:1:1",
  ])
  func refusesWhatDescribesNoDay(text: String) {
    #expect(YearlyDate([.word(text)]) == nil)
  }

  @Test func readsArgumentsAsItReadsFields() {
    let fields = YearlyDate([.word("nth:4:thu:11:+1")])
    #expect(fields != nil)
    #expect(
      YearlyDate([.word("nth"), .integer(4), .word("thu"), .integer(11), .integer(1)]) == fields)
    #expect(
      YearlyDate([.word("nth"), .integer(4), .integer(4), .integer(11), .word("+1")]) == fields)
  }

  @Test func isSmall() {
    #expect(MemoryLayout<YearlyDate>.size <= 16)
  }

  @Test func givesTheSameDaysOnManyThreads() async throws {
    let texts = ["hindu:7:30:evening", "chinese:1:1", "islamic:9:1", "persian:1:1", "sun:90:0"]
    let dates = try texts.map { try #require(YearlyDate([.word($0)])) }
    let answers = await withTaskGroup(of: [[Int64]].self) { group in
      for _ in 0..<16 {
        group.addTask { dates.flatMap { date in (1990...2030).map { date.days(ofYear: $0) } } }
      }
      return await group.reduce(into: Set<[[Int64]]>()) { $0.insert($1) }
    }
    #expect(answers.count == 1)
  }
}

/// The ISO 8601 form of a day counted from 1 January 1970.
func name(of day: Int64) -> String {
  let date = CivilDate(dayNumber: day)
  func digits(_ number: Int64, _ width: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
  return "\(digits(date.year, 4))-\(digits(date.month, 2))-\(digits(date.day, 2))"
}
