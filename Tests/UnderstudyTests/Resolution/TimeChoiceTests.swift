import Testing

@testable import Understudy

@Suite struct TimeChoiceTests {
  /// A phrase, its first reading, and another that has to stand beside it.
  @Test(arguments: [
    ("at 8", "2026-06-11T08:00", "2026-06-10T20:00"),
    ("8/3/2027", "2027-08-03", "2027-03-08"),
    ("next friday", "2026-06-19", "2026-06-12"),
    ("tomorrow morning", "2026-06-11T04:00/2026-06-11T12:00", "2026-06-11T06:00"),
    ("tomorrow evening", "2026-06-11T18:00/2026-06-12T00:00", "2026-06-11T16:00/2026-06-11T20:00"),
    ("end of June", "2026-06-21/2026-07-01", "2026-06-30"),
    ("eod", "2026-06-10T17:00/2026-06-11T00:00", "2026-06-10T23:59:59"),
    ("after July 5", "2026-07-06/..", "2026-07-05/.."),
    ("by Friday", "../2026-06-13", "2026-06-10/2026-06-13"),
    ("tomorrow before 11am", "../2026-06-11T11:00", "2026-06-11T00:00/2026-06-11T11:00"),
    ("tomorrow at midnight", "2026-06-11T00:00", "2026-06-12T00:00"),
    ("the next two months", "2026-07-01/2026-09-01", "2026-06-10/2026-08-10"),
    ("this March", "2027-03", "2026-03"),
    ("after mid-May", "2027-05-21/..", "2026-05-21/.."),
    ("the first week of October 2026", "2026-W40", "2026-W41"),
    ("summer 2027", "2027-06-21/2027-09-23", "2027-06-01/2027-09-01"),
    ("March 3, '68", "1968-03-03", "2068-03-03"),
  ])
  func keepsTheOtherReading(phrase: String, first: String, other: String) throws {
    let readings = try Engine.readings(phrase, in: Engine.context("2026-06-10T09:00"))
    #expect(readings.first == first)
    #expect(readings.dropFirst().contains(other), "\(readings)")
  }

  @Test(arguments: [
    ("en_US", "2026-06-14T09:00", "this week", "2026-W25", "2026-06-15"),
    ("en_US", "2026-06-13T09:00", "this week", "2026-W24", "2026-06-08"),
    ("en_GB", "2026-06-14T09:00", "this week", "2026-W24", "2026-06-08"),
    ("en_US", "2026-06-14T09:00", "next week", "2026-W26", "2026-06-22"),
  ])
  func localeTellsTheWeekOfASunday(
    locale: String, now: String, phrase: String, value: String, start: String
  ) throws {
    let context = try Engine.context(now, locale: locale)
    let mention = try Engine.extractor.recognize(phrase, in: context).first.found("a week")
    #expect(mention.value.plainText == value)
    let from = mention.details.first { $0.name == "from" }?.value.plainText
    #expect(from?.hasPrefix(start) == true)
  }

  @Test func convenedWeeksBeginOnTheirDay() throws {
    let context = try Engine.context { $0.weekStart = .sunday }
    let mention = try Engine.extractor.recognize("next week", in: context).first.found("a week")
    #expect(
      mention.details.first { $0.name == "from" }?.value.plainText.hasPrefix("2026-06-14") == true)
  }
}
