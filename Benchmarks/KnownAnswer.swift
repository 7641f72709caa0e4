import Understudy

/// A phrase whose right answer is known.
struct KnownAnswer {
  let locale: String
  let phrase: String
  /// What must be among the answers, each a kind or property and its value.
  let expected: [String]

  /// What phrases mention.
  static let mentions = [
    KnownAnswer(
      locale: "en_US", phrase: "MSP-KEF 12 October business",
      expected: ["airport KEF", "date 2026-10-12"]),
    KnownAnswer(
      locale: "en_US", phrase: "set a timer for twenty-five minutes",
      expected: ["duration PT25M"]),
    KnownAnswer(
      locale: "en_US", phrase: "remind me to water the plants in three days",
      expected: ["date 2026-06-13"]),
    KnownAnswer(
      locale: "de_DE", phrase: "einen Flug von Hamburg nach Lissabon am 9. Mai bitte",
      expected: ["city Hamburg", "date 2027-05-09"]),
  ]

  /// What phrases fill of the built-in search for flights.
  static let flights = [
    KnownAnswer(
      locale: "en_US", phrase: "business class from Chicago to Bergen on July 8",
      expected: ["origin CHI", "destination BGO", "date 2026-07-08", "cabin business"]),
    KnownAnswer(
      locale: "en_GB", phrase: "from Edinburgh to Cork tomorrow, back on Sunday",
      expected: ["origin EDI", "destination ORK", "date 2026-06-11", "returnDate 2026-06-14"]),
  ]

  /// What phrases fill of a journey.
  static let fills = [
    KnownAnswer(
      locale: "en_US", phrase: "business class from Chicago to Bergen on July 8",
      expected: ["start CHI", "goal BGO", "day 2026-07-08", "seat business"]),
    KnownAnswer(
      locale: "en_US", phrase: "round trip Las Vegas to Vancouver, back on April 4",
      expected: ["goal YVR", "trip roundTrip"]),
    KnownAnswer(
      locale: "en_GB", phrase: "from Edinburgh to Cork tomorrow, back on Sunday",
      expected: ["start EDI", "goal ORK", "day 2026-06-11", "dayBack 2026-06-14"]),
  ]
}

extension WrongAnswer {
  init(scenario: String, _ answer: KnownAnswer, found: [String]) {
    self.init(
      scenario: scenario, phrase: answer.phrase,
      expected: answer.expected.joined(separator: ", "), found: found.joined(separator: ", "))
  }
}

extension JSONValue {
  /// A number or string as it stands.
  var text: String {
    switch self {
    case .string(let text), .number(let text): text
    case .bool(let flag): "\(flag)"
    default: "?"
    }
  }
}
