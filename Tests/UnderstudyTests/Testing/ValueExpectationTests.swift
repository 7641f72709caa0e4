import Testing
import Understudy
import UnderstudyTesting

@Suite struct ValueExpectationTests {
  @Test(
    arguments: [
      ("Porto", .string("Porto")), (2, .number("2")), (2, .number("2.0")), (0.5, .number("0.50")),
      (true, .bool(true)), (nil, nil), (.notNil, .bool(false)),
      (.equals(.array([.string("a")])), .array([.string("a")])),
    ] as [(ValueExpectation, JSONValue?)])
  func accepts(expected: ValueExpectation, value: JSONValue?) {
    #expect(expected.isSatisfied(by: value))
  }

  @Test(
    arguments: [
      ("Porto", .string("porto")), ("Porto", nil), (2, .number("3")), (2, .string("2")),
      (true, .bool(false)), (nil, .null), (.notNil, nil),
    ] as [(ValueExpectation, JSONValue?)])
  func refuses(expected: ValueExpectation, value: JSONValue?) {
    #expect(!expected.isSatisfied(by: value))
  }

  @Test(arguments: [
    ("7", true), ("\"7\"", true), ("\"Heron\"", true), ("8", false), ("\"heron\"", false),
    ("{\"id\":\"7\",\"title\":\"Heron\"}", true), ("true", false),
  ]) func tellsAnEntityByIdentityOrTitle(expected: String, isMet: Bool) throws {
    let found = JSONValue.object([.init("id", .string("7")), .init("title", .string("Heron"))])
    let expectation = ValueExpectation.equals(try JSONValue(parsing: expected))
    #expect(expectation.isSatisfied(by: found) == isMet)
  }
}
