import Foundation
import Testing
import Understudy

@testable import UnderstudyCLI

@Suite struct RequestReaderTests {
  private static let options = ContextOptions(
    now: .instant(Date(timeIntervalSince1970: 1_781_096_400)), timeZone: .gmt, locale: "en_US",
    conventions: Conventions())

  private func read(_ bytes: [UInt8], as form: InputForm = .auto) throws(RequestError) -> Request {
    var reader = RequestReader(form, contexts: ContextCache(Self.options))
    let result = bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(RequestError) in try reader.read(buffer) }
    }
    return try result.get()
  }

  private func read(_ text: String, as form: InputForm = .auto) throws(RequestError) -> Request {
    try read(Array(text.utf8), as: form)
  }

  @Test(arguments: ["", " {", "a window seat", "\0", "[1]", "x {\"phrase\": 1}"])
  func readsAnyOtherLineAsAPhrase(line: String) throws {
    let request = try read(line)
    #expect(request.phrase == line)
    #expect(request.id == nil)
    #expect(request.context == Self.options.context)
  }

  @Test func readsEveryMember() throws {
    let request = try read(
      #"""
      {"id": 7, "phrase": "a b", "now": "2026-01-02T03:04", "timeZone": "America/New_York",
       "locale": "de-DE", "conventions": {"tense": "past", "weekStart": "sunday"}, "own": [1]}
      """#)
    #expect(request.id == .number("7"))
    #expect(request.phrase == "a b")
    #expect(request.context.now == Moment("2026-01-02T03:04-05:00")?.date(in: .gmt))
    #expect(request.context.timeZone.identifier == "America/New_York")
    #expect(request.context.locale == "de_DE")
    #expect(request.context.conventions.tense == .past)
    #expect(request.context.conventions.weekStart == .sunday)
    #expect(request.context.conventions.meridiem == .waking)
  }

  @Test func takesNullForNothing() throws {
    let request = try read(#"{"id": null, "phrase": "x", "now": null, "tools": null}"#)
    #expect(request.id == nil)
    #expect(request.context == Self.options.context)
  }

  @Test(arguments: [
    (#"{"phrase"}"#, nil, "expected ':', found '}' at column 10"),
    (#"{"id":"a"}"#, JSONValue.string("a"), "'phrase' is missing"),
    (#"{"id":1,"phrase":["x"]}"#, .number("1"), "'phrase' must be a string"),
    (#"{"id":[],"phrase":"x"}"#, nil, "'id' must be a string or a number"),
    (#"{"phrase":"x","Locale":"en"}"#, nil, "unknown key 'Locale'; did you mean 'locale'?"),
    (
      #"{"phrase":"x","time_zone":"UTC"}"#, nil, "unknown key 'time_zone'; did you mean 'timeZone'?"
    ),
    (
      #"{"phrase":"x","timeZone":"Mars"}"#, nil,
      "'Mars' is no value of 'timeZone': expected an IANA time zone"
    ),
    (
      #"{"phrase":"x","now":"noon"}"#, nil,
      "'noon' is no value of 'now': expected a date or a date and time, "
        + "such as 2026-06-10T09:00:00-04:00"
    ),
    (
      #"{"phrase":"x","locale":"?"}"#, nil,
      "'?' is no value of 'locale': expected a language and a region, such as en_US"
    ),
    (#"{"phrase":"x","conventions":"past"}"#, nil, "'conventions' must be an object"),
    (#"{"phrase":"x","conventions":{"tense":1}}"#, nil, "'conventions.tense' must be a string"),
    (
      #"{"phrase":"x","conventions":{"tense":"pats"}}"#, nil,
      "'tense=pats' is no value of 'conventions': expected tense=future|past|nearest; "
        + "did you mean 'tense=past'?"
    ),
    (#"{"phrase":"x","tools":{}}"#, nil, "'tools' must be an array"),
  ]) func tellsWhatIsWrongWithAnObject(line: String, id: JSONValue?, message: String) {
    let error = #expect(throws: RequestError.self) { try read(line) }
    #expect(error?.id == id)
    #expect(error.map { "\($0.fault)" } == message)
  }

  @Test(
    arguments: [InputForm.auto, .lines, .ndjson],
    [[0x61, 0xFF], [0xC3], [0x7B, 0x22, 0xE9, 0x22]])
  func namesTheByteThatIsNotUTF8(form: InputForm, bytes: [UInt8]) {
    let error = #expect(throws: RequestError.self) { try read(bytes, as: form) }
    let offset = bytes.firstIndex { $0 >= 0x80 } ?? 0
    #expect(error?.fault == .notUTF8(offset: offset))
  }

  @Test func refusesLinesThatAreTooLong() throws {
    let longest = [UInt8](repeating: 0x61, count: RequestReader.longestLine)
    #expect(try read(longest).phrase.utf8.count == longest.count)
    let error = #expect(throws: RequestError.self) { try read(longest + [0x61]) }
    #expect(error?.fault == .tooLong(limit: 1_048_576))
  }

  @Test func readsObjectsAsPhrasesWhereLinesAreForced() throws {
    #expect(try read(#"{"phrase":"x"}"#, as: .lines).phrase == #"{"phrase":"x"}"#)
  }

  @Test func readsOnlyObjectsAndBlankLinesWhereTheyAreForced() throws {
    #expect(try read("", as: .ndjson).phrase == "")
    #expect(try read(#"{"phrase":"x"}"#, as: .ndjson).phrase == "x")
    let error = #expect(throws: RequestError.self) { try read("x", as: .ndjson) }
    #expect(error?.fault == .notObject)
  }

  @Test func keepsContextsApart() throws {
    var reader = RequestReader(.auto, contexts: ContextCache(Self.options))
    for round in 0..<2 {
      for index in 0..<3_000 {
        let day = "20\(10 + index % 90)-01-0\(1 + index % 9)"
        let line = Array(#"{"phrase":"","now":"\#(day)"}"#.utf8)
        let request = try line.withUnsafeBufferPointer { try reader.read($0) }
        #expect(request.context.now == Moment(day)?.date(in: .gmt), "\(round)")
      }
    }
  }
}
