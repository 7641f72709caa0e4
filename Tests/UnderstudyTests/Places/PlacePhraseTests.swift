import Testing

@testable import Understudy

/// Places as people say them: names, codes, qualifiers, nicknames, misspellings, other scripts.
@Suite struct PlacePhraseTests {
  @Test func findsThePlacesThatAreSaid() throws {
    let rows = PlacePhrases.table.split(separator: "\n").map(Row.init)
    let wrong = try rows.compactMap { row -> String? in
      let found = try row.found()
      return row.accepts(found)
        ? nil : "\(row.locale)  \(row.phrase)  \(row.expected)  found \(found)"
    }
    #expect(rows.count >= 300)
    #expect(wrong.count * 100 <= rows.count * 3, "\(wrong.joined(separator: "\n"))")
  }

  /// A line of the table.
  private struct Row {
    let locale: String
    let phrase: String
    let expected: String

    init(_ line: Substring) {
      let cells = line.split(separator: "  ", omittingEmptySubsequences: true)
        .map { $0.drop { $0 == " " } }
      locale = String(cells[0])
      phrase = cells.count > 2 ? String(cells[1]) : ""
      expected = cells.last.map(String.init) ?? ""
    }

    /// What the engine makes of the phrase, in the form of the table.
    func found() throws -> String {
      let context = try Engine.context(locale: locale)
      if expected.contains(">") {
        let values = try Engine.extractor.extract(
          FlightEnds.schema, from: phrase, in: context
        ).values
        let ends = ["origin", "destination"].map { name in
          values.first { $0.name == name }?.value.plainText ?? "."
        }
        return ends.joined(separator: ">")
      }
      let found = try Engine.extractor.recognize(phrase, in: context).compactMap(Self.place)
      return found.isEmpty ? "-" : found.joined(separator: " ")
    }

    /// Whether what was found is what is expected; a comma divides codes that are as good.
    func accepts(_ found: String) -> Bool {
      let (wanted, given) = (expected.split(separator: ">"), found.split(separator: ">"))
      return wanted.count == given.count
        && zip(wanted, given).allSatisfy { $0.split(separator: ",").contains($1) || $0 == $1 }
    }

    private static func place(_ mention: RecognizedMention) -> String? {
      let code = mention.details.first { $0.name == "code" }?.value.plainText
      return switch mention.kind {
      case "airport": mention.value.plainText
      case "city": code
      case "country", "airline", "station", "place": "\(mention.kind):\(mention.value.plainText)"
      case "subdivision": "subdivision:\(code ?? "")"
      default: nil
      }
    }
  }
}
