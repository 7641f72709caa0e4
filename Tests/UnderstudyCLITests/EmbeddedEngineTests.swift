import Foundation
import Synchronization
import Testing
import Understudy

@testable import UnderstudyCLI

@Suite struct EmbeddedEngineTests {
  private func engine(_ options: String) throws -> EmbeddedEngine {
    try EmbeddedEngine(options: Array(options.utf8))
  }

  private func parse(_ request: String, _ engine: EmbeddedEngine) throws -> JSONValue {
    try Array(request.utf8).withUnsafeBufferPointer { try JSONValue(parsing: engine.parse($0)) }
  }

  @Test func answersPhrasesAndObjects() throws {
    let engine = try engine(#"{"now":"2026-06-10T09:00","timeZone":"Europe/Oslo"}"#)
    let plain = try parse("from Oslo to Rome on 3 July", engine)
    #expect(plain["values"]?["date"] == .string("2026-07-03"))
    let object = try parse(
      #"{"id":7,"phrase":"from Oslo to Rome today","now":"2026-01-02"}"#, engine)
    #expect(object["id"] == .number("7"))
    #expect(object["values"]?["date"] == .string("2026-01-02"))
  }

  @Test func fillsSchemasThatItIsGiven() throws {
    let engine = try engine(
      #"{"now":"2026-06-10","schema":{"title":"Stay","properties":{"nights":{"type":"integer"}}}}"#)
    #expect(try parse("3 nights", engine)["values"]?["nights"] == .number("3"))
  }

  @Test(arguments: [
    ("[]", "expected a JSON object"), (#"{"locale":"xx"}"#, "'xx' is no locale"),
    (#"{"locl":"xx"}"#, "unknown option 'locl'; did you mean 'locale'?"),
    (#"{"schema":[]}"#, "'schema' holds no schema"), ("{", "ends too early"),
  ]) func refusesWrongOptions(options: String, reason: String) {
    do {
      _ = try engine(options)
      Issue.record("nothing was thrown")
    } catch {
      #expect("\(error)".contains(reason), "\(error)")
    }
  }

  @Test func tellsWhatIsWrongWithARequest() throws {
    let engine = try engine("")
    #expect(
      try parse(#"{"id":"a"}"#, engine).description
        == #"{"id":"a","line":1,"error":"'phrase' is missing"}"#)
  }

  @Test func answersTheSameOnManyThreads() async throws {
    let engine = try engine(#"{"now":"2026-06-10T09:00"}"#)
    let answers = try await withThrowingTaskGroup(of: JSONValue.self) { group in
      for _ in 0..<24 { group.addTask { try self.parse("from Oslo to Rome today", engine) } }
      return try await group.reduce(into: Set<JSONValue>()) { $0.insert($1) }
    }
    #expect(answers.count == 1)
  }
}
