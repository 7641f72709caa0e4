import Testing

@testable import Understudy

/// Which part a person plays by the words behind the name and before it.
@Suite struct PartsOfPeopleTests {
  private static let play = """
    {"x-tool": "FindPlay", "title": "Find Play", "properties": {
       "directed_by": {"type": "string", "description": "Who directed the play"},
       "cast": {"type": "string", "description": "One of those who act in it"},
       "album": {"type": "string", "description": "The title of the album with its music"},
       "stage": {"type": "string", "enum": ["open air", "hall"]}}}
    """

  private func value(_ property: String, _ phrase: String) throws -> JSONValue? {
    try Schemas.extraction(Self.play, phrase).values.first { $0.name == property }?.value
  }

  @Test(arguments: [
    "find a play that Ulla Brandt acts in", "find a play with Ulla Brandt as an actor",
    "find a hall play acted by Ulla Brandt", "find a hall play that has Ulla Brandt in the cast",
    "find a play where Ulla Brandt is one of the actors",
  ]) func knowsWhoActs(phrase: String) throws {
    #expect(try value("cast", phrase) == .string("Ulla Brandt"))
  }

  @Test(arguments: [
    "find a hall play directed by Ulla Brandt", "find a hall play that Ulla Brandt directed",
  ]) func knowsWhoDirects(phrase: String) throws {
    #expect(try value("directed_by", phrase) == .string("Ulla Brandt"))
  }

  @Test func leadsToTheNounBehindAName() throws {
    let phrase = "find a hall play with music from the Amber Coast album"
    #expect(try value("album", phrase) == .string("Amber Coast"))
    #expect(try value("directed_by", phrase) == nil)
  }
}
