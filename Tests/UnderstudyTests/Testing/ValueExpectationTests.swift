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
}
