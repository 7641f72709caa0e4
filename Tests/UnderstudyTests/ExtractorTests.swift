import AppIntents
import Foundation
import Testing

@testable import Understudy

@Suite struct ExtractorTests {
  @Test(arguments: [
    (
      "en_US", "Find a business class flight from SFO to JFK next Friday",
      "filled day=2026-06-19 destination=JFK seat=business start=SFO"
    ),
    (
      "en_US", "business class from SFO to JFK next Friday",
      "filled day=2026-06-19 destination=JFK seat=business start=SFO"
    ),
    ("en_US", "to London from Paris tomorrow", "filled day=2026-06-11 destination=LON start=PAR"),
    (
      "en_US", "LAX-NRT 3 July economy",
      "filled day=2026-07-03 destination=NRT seat=economy start=LAX"
    ),
    (
      "en_US", "fly me out of Munich on 2026-08-01, destination Tokyo",
      "filled day=2026-08-01 destination=TYO start=MUC"
    ),
    ("de_DE", "München nach Paris am 3. Juli", "filled day=2026-07-03 destination=PAR start=MUC"),
    ("ja_JP", "サンフランシスコからニューヨークまで", "incomplete destination=NYC start=SFO"),
    ("en_US", "JFK", "incomplete"), ("en_US", "what a lovely morning", "none"),
    ("en_US", "", "none"),
    ("en_US", "🛫", "none"),
    ("en_US", String(decoding: [0x66, 0xFF, 0xC0, 0x80], as: UTF8.self), "none"),
  ]) func givesTheObviousAnswer(locale: String, phrase: String, outline: String) throws {
    let context = try Engine.context(locale: locale)
    let extraction = try Engine.extractor.extract(
      EntitySchema(AirTrip.self), from: phrase, in: context)
    #expect(extraction.outline == outline)
  }

  @Test func explainsEveryFill() throws {
    let extraction = try Engine.extractor.extract(
      Schemas.train, from: "to Nice tomorrow", in: Engine.context())
    #expect(
      extraction.explanation.description == """
        TrainTrip from 'to Nice tomorrow'
        ├─ to = Nice from 'Nice', 843
        │  ├─ +500 is a city
        │  ├─ +400 cue 'to'
        │  ├─ −200 weak without help
        │  ├─ +3 strength of the name
        │  ├─ +20 required
        │  ├─ +120 asked for all the same
        │  └─ 'Nice' city as written
        ├─ day = 2026-06-11 from 'tomorrow', 520
        │  ├─ +500 is a date
        │  ├─ +20 required
        │  └─ 'tomorrow' date by calendar-date
        │     └─ 'tomorrow' relative-date by relative-day
        └─ not taken
           └─ from = Nice from 'Nice', -7
              ├─ +500 is a city
              ├─ −450 cue 'to' says goal
              ├─ −200 weak without help
              ├─ +3 strength of the name
              ├─ +20 required
              └─ +120 asked for all the same
        """)
  }

  @Test func explainsAMention() throws {
    let mention = try Engine.extractor.recognize("Friday, July 3rd at noon", in: Engine.context())
    #expect(
      mention.map(\.explanation.description) == [
        """
        'Friday, July 3rd at noon' moment by moment-of-date-and-clock
        ├─ 'Friday, July 3rd' date by calendar-date
        │  └─ 'Friday, July 3rd' calendar-day by weekday-and-day
        │     ├─ 'Friday' weekday by weekday-name
        │     └─ 'July 3rd' calendar-day by ordinal-day
        │        ├─ 'July' month by month-name
        │        └─ '3rd' ordinal by ordinal-digits
        │           └─ '3' integer as written
        └─ 'noon' clock by noon
        """
      ])
  }

  @Test func fillsAPropertyOfEachType() throws {
    let phrase = """
      to Bergen on July 3, clock 17:30, pieces 4, boxes 7, weight 2.5, ratio 0.25, price 19.99, insured, \
      90 minutes, quickly
      """
    let filled = try Engine.extractor.fill(Errand.self, from: phrase, in: Engine.context())
    let errand = try filled.entity.found("an errand in \(filled.extraction.outline)")
    #expect(errand.destination == "Bergen")
    #expect(errand.day == (try Date("2026-07-03T04:00:00Z", strategy: .iso8601)))
    #expect(errand.clock == DateComponents(hour: 17, minute: 30))
    #expect(errand.pieces == 4)
    #expect(errand.boxes == 7)
    #expect(errand.weight == 2.5)
    #expect(errand.ratio == 0.25)
    #expect(errand.price == Decimal(string: "19.99"))
    #expect(errand.isInsured)
    #expect(errand.effort == .seconds(5400))
    #expect(errand.pace == .quick)
    #expect(errand.stops == nil)
  }

  @Test func internalPropertyIsNeverFilled() throws {
    let extraction = try Engine.extractor.extract(
      EntitySchema(Errand.self), from: "secret 5", in: Engine.context())
    #expect(extraction.outline == "none")
    #expect(!EntitySchema(Errand.self).slots.map(\.name).contains("secret"))
  }

  @Test func unfilledPhraseGivesNoEntity() throws {
    let filled = try Engine.extractor.fill(AirTrip.self, from: "from Oslo", in: Engine.context())
    #expect(filled.entity == nil)
    #expect(filled.extraction.missing == ["destination", "day"])
  }

  @Test(arguments: [
    "", "zz", "klingon", "en_XX", "not a locale", "😀", "en_US\u{0}", "../../etc", "qqq_QQ",
  ])
  func refusesUnknownLocale(locale: String) throws {
    let context = try Engine.context(locale: locale)
    let error = #expect(throws: UnsupportedLocale.self) {
      try Engine.extractor.recognize("tomorrow", in: context)
    }
    #expect(
      error?.description
        == "'\(locale)' is no locale that ICU knows; expected an identifier such as 'en_US'")
  }

  @Test(arguments: ["en", "en-US", "en_us", "de-DE", "zh_Hans_CN", "sr_Latn_RS", "pt_BR", "fil"])
  func takesLocaleInAnySpelling(locale: String) throws {
    _ = try Engine.extractor.recognize("5", in: Engine.context(locale: locale))
  }

  @Test func listsEveryReadingOnDemand() throws {
    let context = try Engine.context()
    let best = try Engine.extractor.recognize("July 3 2027", in: context)
    let all = try Engine.extractor.recognize("July 3 2027", in: context, all: true)
    #expect(best.map(\.text) == ["July 3 2027"])
    #expect(all.count > 3)
    #expect(Set(all.map(\.text)).isSuperset(of: ["July 3 2027", "July 3", "July", "3", "2027"]))
    #expect(all.map(\.span.start) == all.map(\.span.start).sorted())
  }

  @Test(
    arguments: [
      (["date"], ["date"]), (["number"], ["number", "number"]),
      (["city", "date"], ["city", "date"]), ([], []),
      (["nothing such"], []),
    ] as [([String], [String])]) func looksForSomeKindsOnly(kinds: [String], found: [String]) throws
  {
    let mentions = try Engine.extractor.recognize(
      "Lisbon July 3 2027", in: Engine.context(), kinds: Set(kinds))
    #expect(mentions.map(\.kind) == found)
  }

  @Test func samePhraseGivesTheSameAnswerOnAllThreads() async throws {
    let extractor = try Engine.extractor
    let context = try Engine.context()
    let phrases = [
      "Lyon Marseille tomorrow", "from Lyon to Nice tomorrow with a bicycle", "5/6 at 7 in Paris",
      "",
      "first class to San Jose on the 3rd, twenty-one passengers",
    ]
    let expected = try phrases.map { try extractor.extract(Schemas.train, from: $0, in: context) }
    try await withThrowingTaskGroup(of: [Extraction].self) { group in
      for _ in 0..<8 {
        group.addTask {
          try (0..<4).flatMap { _ in
            try phrases.map { try extractor.extract(Schemas.train, from: $0, in: context) }
          }
        }
      }
      for try await answers in group {
        for (index, answer) in answers.enumerated() {
          #expect(answer == expected[index % phrases.count])
        }
      }
    }
  }

  @Test func secondExtractorAnswersAlike() throws {
    let other = try Extractor()
    let context = try Engine.context(locale: "fr_FR")
    for phrase in ["de Lyon à Nice demain", "le 3 juillet à 17:30", "vingt-deux"] {
      #expect(
        try other.recognize(phrase, in: context, all: true)
          == Engine.extractor.recognize(phrase, in: context, all: true))
    }
  }
}
