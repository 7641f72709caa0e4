import Testing

@testable import Understudy

/// Addresses, telephone numbers, yes and no.
@Suite struct WrittenFormTests {
  private func values(_ phrase: String, _ locale: String = "en_US") throws -> [String] {
    try Engine.extractor.recognize(phrase, in: Engine.context(locale: locale))
      .filter { ["email", "url", "phone", "ipAddress", "boolean"].contains($0.kind) }
      .map { "\($0.kind) \($0.value.plainText)" }
  }

  @Test(arguments: [
    ("write to Jo.Lee+x@Mail.Example.org.", "email jo.lee+x@mail.example.org"),
    ("jo at example dot org", "email jo@example.org"),
    ("see https://example.org/a?b=c#d.", "url https://example.org/a?b=c#d"),
    ("example.org/path", "url example.org/path"),
    ("010.001.000.255", "ipAddress 10.1.0.255"), ("FE80::01", "ipAddress fe80::1"),
    ("+44 (0)20 7946 0958", "phone +442079460958"), ("202-555-0134", "phone +12025550134"),
    ("call 5550 1234", "phone 55501234"), ("no.", "boolean false"),
  ]) func readsWrittenForms(phrase: String, expected: String) throws {
    #expect(try values(phrase) == [expected])
  }

  @Test(arguments: [
    "a@b", "a..b@example.org", "httx://example.org", "1.2.3.400", "account 12345678",
    "2026-06-19", "fine.It works", "no later than noon",
  ]) func readsNoneInOtherTexts(phrase: String) throws {
    #expect(try values(phrase) == [])
  }
}
