import Testing

@testable import Understudy

/// Words that hyphens and full stops hold together.
@Suite struct GluedWordsTests {
  private func value(_ property: String, _ phrase: String, _ properties: String) throws
    -> JSONValue?
  {
    let text = """
      {"x-tool": "LogIt", "title": "Log It", "properties": {\(properties)}, "required": ["\(property)"]}
      """
    return try Schemas.extraction(text, phrase).values.first { $0.name == property }?.value
  }

  @Test(arguments: ["log 3 laps and 40 push-ups", "log 3 laps and 40 push ups"])
  func nameAPropertyWithAHyphenAsWell(phrase: String) throws {
    let properties = """
      "laps": {"type": "integer", "description": "How many laps"},
      "push_ups": {"type": "integer", "description": "How many of them"}
      """
    #expect(try value("push_ups", phrase, properties) == .number("40"))
  }

  @Test func keepTheEndingOfADomain() throws {
    let properties = """
      "domain": {"type": "string", "description": "The domain, in the form 'example.com'"}
      """
    #expect(
      try value("domain", "log records of mapleferns.com", properties)
        == .string("mapleferns.com"))
  }
}
