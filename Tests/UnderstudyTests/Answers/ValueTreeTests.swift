import Testing

@testable import Understudy

/// Entities in a row, each with what is told of it.
@Suite struct ValueTreeTests {
  @Test(arguments: [
    (
      "two large mushroom pizzas and a small Greek salad",
      "dish mushroom pizzas, quantity 2, size large; dish Greek salad, size small"
    ),
    (
      "get me 4 dumplings, a bean curry and 2 large mint teas",
      "dish dumplings, quantity 4; dish bean curry; dish mint teas, quantity 2, size large"
    ),
    (
      "a large flatbread with ham and olives and two small soups",
      "dish flatbread, size large, toppings ham olives; dish soups, quantity 2, size small"
    ),
  ]) func partsWhatIsSaidInARow(phrase: String, items: String) throws {
    let values = try Schemas.extraction(Schemas.meal, phrase).values
    guard case .array(let found)? = values.first(where: { $0.name == "items" })?.value else {
      Issue.record("no items")
      return
    }
    #expect(found.map(outline).joined(separator: "; ") == items)
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
