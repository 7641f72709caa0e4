import Testing

@testable import Understudy

/// Which words fill slots of names and free text, and where they end.
@Suite struct TextOffererTests {
  private static let post = """
    {"x-tool": "SendNote", "title": "Send Note", "description": "Sends a note to people.",
     "required": ["recipients", "body"], "properties": {
       "recipients": {"type": "array", "title": "Recipients", "description": "Who gets the note",
                      "items": {"type": "string", "x-kind": "person"}},
       "body": {"type": "string", "title": "Message", "description": "What the note says",
                "x-free-text": true},
       "sendAt": {"type": "string", "format": "date-time", "title": "Send At"}}}
    """

  @Test(arguments: [
    ("the van is ready - send that to Ruth", "the van is ready"),
    ("tell Ruth to ask Hugo about Sunday", "to ask Hugo about Sunday"),
    ("tell Ruth that the tour starts at 9, no, at 10 on Monday", "the tour starts at 10 on Monday"),
    ("text Ruth, sorry, Hugo: lunch is served", "lunch is served"),
  ]) func keepsSomebodysOwnWords(phrase: String, body: String) throws {
    let extraction = try Schemas.extraction(Self.post, phrase)
    #expect(extraction.fills.first { $0.property == "body" }?.value.plainText == body)
  }

  @Test(arguments: [
    ("text Ruth, sorry, Hugo: lunch is served", ["Hugo"]),
    ("tell Ruth to ask Hugo about Sunday", ["Ruth"]),
    ("text Ruth + Hugo: lunch is served", ["Ruth", "Hugo"]),
  ]) func takesThoseWhoAreMeant(phrase: String, names: [String]) throws {
    let value = try Schemas.extraction(Self.post, phrase).values.first { $0.name == "recipients" }
    #expect(value?.value == .array(names.map { .string($0) }))
  }

  @Test func invitesAllInARow() throws {
    let extraction = try Schemas.extraction(
      Schemas.calendar, "Budget review tomorrow 3pm, invite Lena, Omar and Jo")
    let names = extraction.values.first { $0.name == "attendees" }?.value
    #expect(names == .array(["Lena", "Omar", "Jo"].map { .string($0) }))
  }

  @Test func findsAPlaceBehindItsWord() throws {
    let fills = try Schemas.extraction(
      Schemas.calendar, "new event: tasting at the Odeon on Saturday 8pm"
    ).fills
    #expect(fills.first { $0.property == "location" }?.value == .string("Odeon"))
  }
}
