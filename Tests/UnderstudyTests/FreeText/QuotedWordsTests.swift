import Testing

@testable import Understudy

/// Which property the words in quotation marks, and those beside its name, are for.
@Suite struct QuotedWordsTests {
  private static let kiln = """
    {"x-tool": "AddKiln", "title": "Add Kiln", "properties": {
       "label": {"type": "string", "description": "The label of the kiln"},
       "owner_id": {"type": "string", "description": "The identifier of whoever owns it"},
       "glaze": {"type": "string", "description": "The glaze that is fired in it"},
       "passphrase": {"type": "string", "description": "The passphrase of its clock"},
       "shelves": {"type": "array", "items": {"type": "string"},
                   "description": "What stands on the shelves"}},
     "required": ["label", "passphrase"]}
    """

  private func value(_ property: String, _ phrase: String) throws -> JSONValue? {
    try Schemas.extraction(Self.kiln, phrase).values.first { $0.name == property }?.value
  }

  @Test(arguments: [
    ("add a kiln, the passphrase is 'heron', the label should be 'north'", "passphrase", "heron"),
    ("add a kiln, the passphrase is 'heron', the label should be 'north'", "label", "north"),
    (
      "add a kiln. As the passphrase, let's just use 'heron', and 'north' as the label", "label",
      "north"
    ),
    (
      "add a kiln. For the passphrase I'd use 'heron', and 'north' as the label", "passphrase",
      "heron"
    ),
    ("add a kiln with label `north's best` and passphrase 'heron'", "label", "north's best"),
  ]) func givesAQuotationToTheNameBesideIt(
    phrase: String, property: String, words: String
  ) throws {
    #expect(try value(property, phrase) == .string(words))
  }

  @Test func putsQuotationsInARowIntoOneList() throws {
    let phrase = "add a kiln with the shelves 'cups', 'bowls' and 'tiles' and the label 'north'"
    #expect(
      try value("shelves", phrase) == .array(["cups", "bowls", "tiles"].map(JSONValue.string)))
    #expect(try value("label", phrase) == .string("north"))
  }

  @Test func takesNoNameOfAPropertyForItsValue() throws {
    #expect(try value("owner_id", "add a kiln 'north', the owner ID is kl-40") == .string("kl-40"))
  }

  @Test func takesTheValueBehindTheWordThatLeadsToIt() throws {
    let phrase = "change the glaze to amber and the label to north"
    #expect(try value("glaze", phrase) == .string("amber"))
    #expect(try value("label", phrase) == .string("north"))
  }

  @Test func tellsAPersonByTheirAddress() throws {
    let text = """
      {"x-tool": "ThankFriend", "title": "Thank Friend", "properties": {
         "recipient": {"type": "string", "description": "The identifier of the recipient"}},
       "required": ["recipient"]}
      """
    #expect(
      try Schemas.extraction(text, "thank Ida, her mail is ida@hollow.example").values
        == [.init("recipient", .string("ida@hollow.example"))])
  }

  @Test func keepsTheMarkBeforeANumber() throws {
    #expect(try value("owner_id", "add a kiln 'north', owner ID is #407") == .string("#407"))
  }
}
