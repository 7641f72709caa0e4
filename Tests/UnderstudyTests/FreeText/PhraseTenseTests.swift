import Testing

@testable import Understudy

/// What has been done and what is still to come, for properties that speak of either.
@Suite struct PhraseTenseTests {
  private static let service = """
    {"x-tool": "NoteService", "title": "Note Service", "properties": {
       "doneOn": {"type": "string", "format": "date", "description": "Day when the car was serviced"},
       "again": {"type": "string", "format": "date", "description": "When the next service is due"}}}
    """

  private func values(_ phrase: String) throws -> [String: JSONValue] {
    let values = try Schemas.extraction(Self.service, phrase).values
    return Dictionary(uniqueKeysWithValues: values.map { ($0.name, $0.value) })
  }

  @Test func givesADayThatIsOverToWhatHasBeenDone() throws {
    let values = try values("note the service of yesterday")
    #expect(values["doneOn"] == .string("2026-06-09"))
    #expect(values["again"] == nil)
  }

  @Test func givesADayToComeToWhatIsDue() throws {
    let values = try values("note a service in three weeks")
    #expect(values["again"] == .string("2026-07-01"))
    #expect(values["doneOn"] == nil)
  }

  @Test(arguments: ["changed the oil today", "I took it to the garage today"])
  func readsTheTenseOfTheVerb(phrase: String) throws {
    #expect(try values(phrase)["doneOn"] == .string("2026-06-10"))
  }

  @Test func takesADayWithoutYearForOneThatIsOver() throws {
    let values = try values("changed the oil on 3 March, again on 3 September")
    #expect(values["doneOn"] == .string("2026-03-03"))
    #expect(values["again"] == .string("2026-09-03"))
  }

  @Test func takesADayWithoutYearForOneToComeWhereNothingIsReported() throws {
    let values = try values("note the service on August 3")
    #expect(values["again"] == .string("2026-08-03"))
    #expect(values["doneOn"] == nil)
  }

  @Test(arguments: [("walked", true), ("sold", true), ("need", false), ("feed", false)])
  func tellsFormsOfThePast(word: String, isPast: Bool) throws {
    let forms = try Engine.language("en_US").wordForms
    #expect(Array(word.utf16).withUnsafeBufferPointer(forms.isPast) == isPast)
  }
}
