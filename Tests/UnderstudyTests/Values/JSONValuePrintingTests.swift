import Testing
import Understudy

@Suite struct JSONValuePrintingTests {
  @Test(arguments: [
    (JSONValue.null, "null"), (.bool(false), "false"), (.number("1.50"), "1.50"),
    (.array([]), "[]"), (.object([]), "{}"), (.string(""), #""""#),
    (.string("a\"b\\c/d"), #""a\"b\\c/d""#),
    (.string("\0\u{1F}\u{8}\t\n\u{C}\r\u{7F}"), #""\u0000\u001f\b\t\n\f\r"# + "\u{7F}\""),
    (.string("é漢😀"), "\"é漢😀\""),
    (.array([.number("1"), .string("x")]), #"[1,"x"]"#),
    (
      .object([.init("a", .array([.null])), .init("b\n", .bool(true))]), #"{"a":[null],"b\n":true}"#
    ),
  ]) func printsCompact(value: JSONValue, text: String) {
    #expect(value.description == text)
  }

  @Test func printsPrettyWithALineForEachElement() throws {
    let value = try JSONValue(parsing: #"{"a":[1,{"b":[]}],"c":{},"d":"x"}"#)
    var buffer: [UInt8] = []
    value.writePretty(to: &buffer)
    #expect(
      String(decoding: buffer, as: UTF8.self) == """
        {
          "a": [
            1,
            {
              "b": []
            }
          ],
          "c": {},
          "d": "x"
        }
        """)
  }

  @Test func appendsToWhatTheBufferHolds() {
    var buffer = Array("> ".utf8)
    JSONValue.bool(true).write(to: &buffer)
    #expect(String(decoding: buffer, as: UTF8.self) == "> true")
  }

  @Test(arguments: [
    (0.98, "0.98"), (1.0, "1"), (-0.5, "-0.5"), (1e300, "1e+300"), (.infinity, "null"),
    (.nan, "null"), (1e16, "1e+16"), (0x1p53 - 1, "9007199254740991"),
  ]) func printsDoublesShortAndReadable(value: Double, text: String) throws {
    #expect(JSONValue(value).description == text)
    #expect(throws: Never.self) { try JSONValue(parsing: text) }
  }
}
