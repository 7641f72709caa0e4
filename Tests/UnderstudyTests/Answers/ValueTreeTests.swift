import Testing

@testable import Understudy

/// Entities in a row, each with what is told of it.
@Suite struct ValueTreeTests {
  @Test(arguments: [
    (
      "two large mushroom pizzas and a small Greek salad",
      "dish mushroom pizzas, quantity 2, size large; dish Greek salad, quantity 1, size small"
    ),
    (
      "get me 4 dumplings, a bean curry and 2 large mint teas",
      "dish dumplings, quantity 4; dish bean curry, quantity 1; dish mint teas, quantity 2, size large"
    ),
    (
      "a large flatbread with ham and olives and two small soups",
      "dish flatbread, quantity 1, size large, toppings ham olives; dish soups, quantity 2, size small"
    ),
  ]) func partsWhatIsSaidInARow(phrase: String, items: String) throws {
    let values = try Schemas.extraction(Schemas.meal, phrase).values
    guard case .array(let found)? = values.first(where: { $0.name == "items" })?.value else {
      Issue.record("no items")
      return
    }
    #expect(found.map(outline).joined(separator: "; ") == items)
  }

  private static let fleet = """
    {"title": "Fleet", "type": "object", "properties": {"boats": {"type": "array", "items": {
       "type": "object", "required": ["kind"], "properties": {
         "number": {"type": "integer", "description": "How many"},
         "kind": {"type": "string", "enum": ["kayak", "dinghy", "raft"]}}}}}}
    """

  @Test(arguments: [
    ("3 kayaks and 2 rafts", "number 3, kind kayak; number 2, kind raft"),
    ("a dinghy and 2 kayaks", "number 1, kind dinghy; number 2, kind kayak"),
    (
      "four rafts, a kayak and two dinghies",
      "number 4, kind raft; number 1, kind kayak; number 2, kind dinghy"
    ),
  ]) func countsWhatOnlyACaseNames(phrase: String, boats: String) throws {
    let values = try Schemas.extraction(Self.fleet, phrase).values
    guard case .array(let found)? = values.first(where: { $0.name == "boats" })?.value else {
      Issue.record("no boats")
      return
    }
    #expect(found.map(outline).joined(separator: "; ") == boats)
  }

  @Test func tellsOfBothPropertiesThatAValueFits() throws {
    let schema = """
      {"title": "Kiosk", "type": "object", "properties": {
         "opens": {"type": "string", "format": "time"}, "closes": {"type": "string", "format": "time"}}}
      """
    let found = try Schemas.extraction(schema, "9am")
    #expect(found.status == .ambiguous)
    #expect(found.ambiguous.map(\.property) == ["opens", "closes"])
    #expect(found.ambiguous.map(\.choices) == [[.string("09:00")], [.string("09:00")]])
    #expect(found.values.isEmpty)
    #expect(found.dialog == "Is 9am the opens or the closes?")
  }

  @Test func keepsWhatBelongsToNoItemApart() throws {
    let values = try Schemas.extraction(
      Schemas.meal, "three medium dumplings and one large curry to 14 Oak Street at 8pm"
    ).values
    #expect(values.first { $0.name == "address" }?.value == .string("14 Oak Street"))
    #expect(values.first { $0.name == "time" }?.value == .string("20:00"))
  }

  private func outline(_ item: JSONValue) -> String {
    guard case .object(let members) = item else { return item.plainText }
    return members.map { member in
      guard case .array(let values) = member.value else {
        return "\(member.name) \(member.value.plainText)"
      }
      return "\(member.name) " + values.map(\.plainText).joined(separator: " ")
    }.joined(separator: ", ")
  }
}
