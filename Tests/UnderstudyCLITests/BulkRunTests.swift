import Foundation
import Synchronization
import Testing
import Understudy

@testable import UnderstudyCLI

@Suite struct BulkRunTests {
  /// Answers with the phrase backwards, after a while that depends on it; refuses "no".
  private struct Reversing: Answering {
    struct Refusal: Error, CustomStringConvertible {
      let description = "refused"
    }

    struct Reversed: Answer {
      let request: Request
      var isComplete: Bool { !request.phrase.isEmpty }

      func json(offsets unit: OffsetUnit, explained: Bool) -> JSONValue {
        let reversed = String(request.phrase.reversed())
        return .object(request.leadingMembers + [.init("answer", .string(reversed))])
      }

      func lines(on page: Page, explained: Bool) -> [String] { [request.phrase] }
    }

    func answer(_ request: Request) throws -> any Answer {
      if request.phrase == "no" { throw Refusal() }
      usleep(UInt32(request.phrase.hashValue & 63))
      return Reversed(request: request)
    }
  }

  private func run(
    _ text: String, threads: Int = 2, size: Int = 50, format: OutputFormat = .ndjson,
    failing failure: StandardStream.Failure? = nil
  ) throws -> (output: String, outcome: BulkRun.Outcome) {
    let output = Mutex<[UInt8]>([])
    let run = BulkRun(
      answering: Reversing(),
      contexts: ContextOptions(
        now: .instant(.distantPast), timeZone: .gmt, locale: "en_US", conventions: Conventions()),
      form: .auto,
      printer: AnswerPrinter(
        format: format, offsets: .scalar, explains: false,
        page: Page(columns: 80, style: Style(isOn: false))),
      threads: threads)
    let source = LineBlockReaderTests.Pieces(rest: Array(text.utf8)[...], size: size)
    let outcome = try run.run(from: source) { bytes throws(StandardStream.Failure) in
      if let failure { throw failure }
      output.withLock { $0 += bytes }
    }
    return (String(decoding: output.withLock { $0 }, as: UTF8.self), outcome)
  }

  @Test(arguments: [1, 2, 5]) func answersEachLineInOrder(threads: Int) throws {
    let phrases = (0..<2_000).map { "line \($0)" }
    let (output, outcome) = try run(phrases.joined(separator: "\n"), threads: threads)
    let expected = phrases.map {
      #"{"phrase":"\#($0)","answer":"\#(String($0.reversed()))"}"# + "\n"
    }
    #expect(output == expected.joined())
    #expect(outcome == BulkRun.Outcome(lastLine: 2_000))
  }

  @Test func goesOnAfterLinesThatFail() throws {
    let (output, outcome) = try run("ab\nno\n{\"id\":\"q\",\"phrase\":\"no\"}\n{\n\nend\n")
    #expect(
      output == """
        {"phrase":"ab","answer":"ba"}
        {"line":2,"error":"refused"}
        {"id":"q","line":3,"error":"refused"}
        {"line":4,"error":"the JSON text ends too early at column 2"}
        {"phrase":"","answer":""}
        {"phrase":"end","answer":"dne"}

        """)
    #expect(outcome == BulkRun.Outcome(hasFailed: true, hasUnfilled: true, lastLine: 6))
  }

  @Test func answersALineThatIsTooLongWithAnError() throws {
    let long = String(repeating: "x", count: RequestReader.longestLine + 2)
    let (output, outcome) = try run("a\n\(long)\nb", size: 1 << 16)
    #expect(
      output == """
        {"phrase":"a","answer":"a"}
        {"line":2,"error":"longer than 1048576 bytes"}
        {"phrase":"b","answer":"b"}

        """)
    #expect(outcome.hasFailed)
  }

  @Test func setsAnswersApartInText() throws {
    #expect(
      try run("a\n{}\nb", format: .text).output == "a\n\nline 2: 'phrase' is missing\n\nb\n\n")
  }

  @Test func stopsWhenTheOutputIsClosed() throws {
    let endless = String(repeating: "phrase\n", count: 10_000)
    let (output, outcome) = try run(endless, failing: .closed)
    #expect(output.isEmpty)
    #expect(outcome.failure == .closed)
  }

  @Test func writesWhatCameBeforeAReadFailed() throws {
    struct Breaking: ByteSource {
      var reads = 0
      mutating func read(into buffer: inout [UInt8]) throws {
        reads += 1
        if reads > 1 { throw StandardStream.Failure.failed(stream: "a disk", code: EIO) }
        buffer += Array("ab\n".utf8)
      }
    }
    let output = Mutex<[UInt8]>([])
    let run = BulkRun(
      answering: Reversing(),
      contexts: ContextOptions(
        now: .instant(.distantPast), timeZone: .gmt, locale: "en_US", conventions: Conventions()),
      form: .auto,
      printer: AnswerPrinter(
        format: .ndjson, offsets: .scalar, explains: false,
        page: Page(columns: 80, style: Style(isOn: false))),
      threads: 2)
    #expect(throws: StandardStream.Failure.failed(stream: "a disk", code: EIO)) {
      try run.run(from: Breaking()) { bytes throws(StandardStream.Failure) in
        output.withLock { $0 += bytes }
      }
    }
    let written = String(decoding: output.withLock { $0 }, as: UTF8.self)
    #expect(written == "{\"phrase\":\"ab\",\"answer\":\"ba\"}\n")
  }
}
