import Testing

@testable import Understudy

@Suite struct CatalogueTests {
  @Test func readsEntriesAndLeavesTheRestAlone() throws {
    let text = """
      {"name": "shelves", "tool": "x", "entries": [
        {"id": "a", "title": "Top", "subtitle": null}, {"id": 7, "title": "Low", "synonyms": ["floor"]}]}
      """
    let catalogue = try Catalogue(json: JSONValue(parsing: text))
    #expect(
      catalogue.entries == [
        CatalogueEntry(id: "a", title: "Top"),
        CatalogueEntry(id: "7", title: "Low", synonyms: ["floor"]),
      ])
  }

  @Test(arguments: [
    (#"{"entries": []}"#, "expected a string, found nothing at '#/name'"),
    (#"{"name": "x"}"#, "expected an array, found nothing at '#/entries'"),
    (#"{"name": "x", "entries": [4]}"#, "expected an object, found a number at '#/entries/0'"),
    (
      #"{"name": "x", "entries": [{"id": "a"}]}"#,
      "expected a string, found nothing at '#/entries/0/title'"
    ),
    (
      #"{"name": "x", "entries": [{"id": "a", "title": "b", "synonyms": [1]}]}"#,
      "expected a string, found a number at '#/entries/0/synonyms/0'"
    ),
  ])
  func saysWhatIsNoCatalogue(text: String, message: String) throws {
    let value = try JSONValue(parsing: text)
    let fault = #expect(throws: Catalogue.Fault.self) { _ = try Catalogue(json: value) }
    #expect(fault?.description == message)
  }
}
