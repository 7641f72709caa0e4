import Testing
import Understudy

@Suite struct JSONValueParsingTests {
  @Test(arguments: [
    ("null", JSONValue.null),
    (" true\n", .bool(true)),
    ("\t[ ]\r\n", .array([])),
    ("{}", .object([])),
    ("-0", .number("-0")),
    (
      "1234567890123456789012345678901234567890",
      .number("1234567890123456789012345678901234567890")
    ),
    ("0.10e+5", .number("0.10e+5")),
    (#""a\"\\\/\b\f\n\r\té""#, .string("a\"\\/\u{8}\u{C}\n\r\té")),
    ("[1,[2]]", .array([.number("1"), .array([.number("2")])])),
    (#"{"b":1,"a":2}"#, .object([.init("b", .number("1")), .init("a", .number("2"))])),
  ]) func readsEveryShape(text: String, value: JSONValue) throws {
    #expect(try JSONValue(parsing: text) == value)
  }

  @Test(arguments: [
    (#""\u00e9""#, "é"), (#""\uD83D\uDE00""#, "😀"), (#""\u0000""#, "\0"),
    (#""\uD83D""#, "\u{FFFD}"), (#""\uDE00x""#, "\u{FFFD}x"), (#""\uD83D\n""#, "\u{FFFD}\n"),
    (#""\uD83D\uD83D\uDE00""#, "\u{FFFD}😀"), (#""\uD83D\u0041""#, "\u{FFFD}A"),
  ]) func replacesOnlyLoneSurrogates(text: String, value: String) throws {
    #expect(try JSONValue(parsing: text) == .string(value))
  }

  @Test(arguments: [
    ("", "the JSON text ends too early at line 1, column 1"),
    ("[1,]", "expected a value, found ']' at line 1, column 4"),
    ("[1 2]", "expected ',' or ']', found '2' at line 1, column 4"),
    ("{\n  'a': 1}", "expected a name in double quotes, found ''' at line 2, column 3"),
    (#"{"a" 1}"#, "expected ':', found '1' at line 1, column 6"),
    (#"{"a":1,}"#, "expected a name in double quotes, found '}' at line 1, column 8"),
    ("01", "malformed number at line 1, column 2"),
    ("-", "the JSON text ends too early at line 1, column 2"),
    ("1.x", "malformed number at line 1, column 3"),
    ("[+1]", "expected a value, found '+' at line 1, column 2"),
    ("nul", "the JSON text ends too early at line 1, column 4"),
    ("[nil]", "'nil' is no JSON value at line 1, column 2"),
    ("NaN", "'NaN' is no JSON value at line 1, column 1"),
    ("\"é\t\"", "control character 9 in a string must be escaped at line 1, column 3"),
    (#""\x""#, "malformed escape in a string at line 1, column 2"),
    (#""\u12G4""#, "malformed escape in a string at line 1, column 6"),
    ("1 é", "expected the end of the text, found 'é' at line 1, column 3"),
    ("\0", "expected a value, found '\\u{0}' at line 1, column 1"),
    ("[1\0]", "expected ',' or ']', found '\\u{0}' at line 1, column 3"),
  ]) func tellsWhatIsWrongAndWhere(text: String, message: String) {
    let error = #expect(throws: JSONValue.SyntaxError.self) { try JSONValue(parsing: text) }
    #expect(error?.description == message)
  }

  @Test func keepsTheLastOfDuplicateNamesAtTheFirstPlace() throws {
    let value = try JSONValue(parsing: #"{"a":1,"b":2,"a":3}"#)
    #expect(value.description == #"{"a":3,"b":2}"#)
  }

  @Test func keepsTheLastOfDuplicateNamesAmongMany() throws {
    let members = (0..<50_000).map { #""n\#($0 % 40_000)":\#($0)"# }.joined(separator: ",")
    let value = try JSONValue(parsing: "{\(members)}")
    #expect(value["n9999"] == .number("49999"))
    #expect(value["n10000"] == .number("10000"))
  }

  @Test func keepsNamesApartThatDifferInTheirBytes() throws {
    let value = try JSONValue(parsing: #"{"\u00e9":1,"e\u0301":2}"#)
    #expect(value.description == "{\"\u{E9}\":1,\"e\u{301}\":2}")
  }

  @Test func ignoresByteOrderMark() throws {
    #expect(try JSONValue(parsing: "\u{FEFF}[1]") == .array([.number("1")]))
    #expect(throws: JSONValue.SyntaxError.self) { try JSONValue(parsing: "[\u{FEFF}1]") }
  }

  @Test(arguments: [
    ([0x22, 0xFF, 0x22], 1), ([0x22, 0x61, 0xC3, 0x22], 2), ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),
    ([0x22, 0x5C, 0x6E, 0x80, 0x22], 3), ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1),
    ([0x22, 0xC0, 0x80, 0x22], 1),
  ]) func namesTheByteThatIsNotUTF8(bytes: [UInt8], offset: Int) {
    let error = #expect(throws: JSONValue.SyntaxError.self) { try JSONValue(parsing: bytes) }
    #expect(error?.fault == .invalidUTF8)
    #expect(error?.offset == offset)
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"\":"]) func refusesHundredThousandLevels(opening: String) {
    let text = String(repeating: opening, count: 100_000)
    let error = #expect(throws: JSONValue.SyntaxError.self) { try JSONValue(parsing: text) }
    #expect(error?.fault == .tooDeep)
  }

  @Test func readsAsDeepAsPromised() throws {
    let depth = JSONValue.maximumDepth
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(try JSONValue(parsing: text).description == text)
  }

  @Test func refusesEveryTruncation() throws {
    let text = #" {"a": [1.5e-3, true, "\uD83D\uDE00é"], "b": {"c": null}}"#
    let bytes = Array(text.utf8)
    _ = try JSONValue(parsing: bytes)
    for length in 0..<bytes.count {
      #expect(throws: JSONValue.SyntaxError.self) {
        try JSONValue(parsing: Array(bytes[..<length]))
      }
    }
  }

  @Test func survivesEveryChangedByte() throws {
    let bytes = Array(#"{"a":[1.5e-3,true,"\u00e9é"],"b":{"c":null}}"#.utf8)
    for place in bytes.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = bytes
        changed[place] = byte
        guard let value = try? JSONValue(parsing: changed) else { continue }
        #expect(try JSONValue(parsing: value.description) == value)
      }
    }
  }
}
