import Foundation

@testable import Understudy
@testable import UnderstudyCLI

/// Answers as the engine gives them, for tests of how they are printed.
enum AnswerFixtures {
  static func request(_ phrase: String, id: JSONValue? = nil) -> Request {
    let context = ReferenceContext(now: Date(timeIntervalSince1970: 0), timeZone: .gmt)
    return Request(id: id, phrase: phrase, context: context)
  }

  static func span(of words: String, in phrase: String) -> Span {
    guard let range = phrase.firstRange(of: words) else { return Span(0, 0) }
    let start = phrase.utf16.distance(from: phrase.startIndex, to: range.lowerBound)
    return Span(start, start + words.utf16.count)
  }

  static func fill(
    _ property: String, _ value: JSONValue, _ words: String, in phrase: String, cue: String? = nil,
    or alternatives: [JSONValue] = []
  ) -> Extraction.Fill {
    Extraction.Fill(
      property: property, value: value, text: words, span: span(of: words, in: phrase),
      score: 0.87654, cue: cue, alternatives: alternatives)
  }

  static func extraction(
    _ phrase: String, _ status: Extraction.Status, fills: [Extraction.Fill],
    missing: [String] = [], ambiguous: [Extraction.Ambiguity] = [],
    unused: [Extraction.Unused] = [], defaults: [JSONValue.Member] = [], dialog: String? = nil
  ) -> Extraction {
    Extraction(
      phrase: phrase, entity: "HotelStay", status: status,
      values: fills.map { JSONValue.Member($0.property, $0.value) }, fills: fills,
      missing: missing, ambiguous: ambiguous, unused: unused, defaults: defaults, dialog: dialog,
      explanation: Explanation("HotelStay", [Explanation("city"), Explanation("nights")]))
  }
}

extension Answer {
  /// What a person sees.
  func picture(columns: Int = 80, explained: Bool = false, color: Bool = false) -> String {
    lines(on: Page(columns: columns, style: Style(isOn: color)), explained: explained)
      .joined(separator: "\n")
  }
}
