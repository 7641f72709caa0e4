import Testing

@testable import UnderstudyCLI

@Suite struct LineBlockReaderTests {
  /// Gives its bytes in pieces of a fixed size.
  struct Pieces: ByteSource {
    var rest: ArraySlice<UInt8>
    let size: Int

    mutating func read(into buffer: inout [UInt8]) {
      buffer.append(contentsOf: rest.prefix(size))
      rest = rest.dropFirst(size)
    }
  }

  private func lines(
    of text: String, size: Int, longest: Int = 100, skipping skipped: Int = 0
  ) throws -> [String] {
    var reader = LineBlockReader(
      Pieces(rest: Array(text.utf8)[...], size: size), longestLine: longest, skipping: skipped)
    var lines: [String] = []
    while let block = try reader.next() {
      if block.isDropped {
        lines.append("\(block.firstLine) dropped")
        continue
      }
      block.forEachLine { line, number in
        lines.append("\(number) \(String(decoding: line, as: UTF8.self))")
      }
    }
    return lines
  }

  @Test(arguments: [
    ("", []), ("a", ["1 a"]), ("a\n", ["1 a"]), ("\n", ["1 "]), ("\n\n", ["1 ", "2 "]),
    ("a\r\nb\r\n", ["1 a", "2 b"]), ("a\rb\n", ["1 a\rb"]), ("a\n\nb", ["1 a", "2 ", "3 b"]),
    ("\u{FEFF}a\n\u{FEFF}b", ["1 a", "2 \u{FEFF}b"]), ("\u{FEFF}", ["1 "]), ("\r\n", ["1 "]),
    ("a\0b\n", ["1 a\0b"]),
  ]) func cutsLinesWhereverThePiecesEnd(text: String, expected: [String]) throws {
    for size in 1...12 { #expect(try lines(of: text, size: size) == expected, "\(size)") }
  }

  @Test func passesOverLinesAndKeepsTheirNumbers() throws {
    let long = String(repeating: "x", count: 20)
    let text = "a\n\(long)\nb\n\nc"
    let all = try lines(of: text, size: 7, longest: 9)
    for skipped in 0...7 {
      for size in 1...30 {
        let found = try lines(of: text, size: size, longest: 9, skipping: skipped)
        // Where a long line and its end come in one piece, it is no longer than others.
        let numbers = found.map { $0.prefix(1) }
        #expect(numbers == all.dropFirst(skipped).map { $0.prefix(1) }, "\(skipped) \(size)")
      }
    }
  }

  @Test func dropsLinesThatAreTooLongAndGoesOn() throws {
    let long = String(repeating: "x", count: 50)
    let text = "a\n\(long)\nb\nc\n\(long)"
    for size in 1...60 {
      let found = try lines(of: text, size: size, longest: 9).map {
        $0.contains("xxx") ? "\($0.first ?? "?") dropped" : $0
      }
      #expect(found == ["1 a", "2 dropped", "3 b", "4 c", "5 dropped"], "\(size)")
    }
  }

  @Test func neverKeepsMoreThanALineAndAPiece() throws {
    let text = String(repeating: "x", count: 10_000) + "\nend"
    var reader = LineBlockReader(Pieces(rest: Array(text.utf8)[...], size: 7), longestLine: 20)
    var largest = 0
    while let block = try reader.next() { largest = max(largest, block.bytes.count) }
    #expect(largest <= 28)
  }

  @Test func passesALineOnBeforeTheNextOneComes() throws {
    struct Counting: ByteSource {
      var reads = 0
      mutating func read(into buffer: inout [UInt8]) {
        reads += 1
        precondition(reads == 1, "asked for more than it needs")
        buffer.append(contentsOf: "one line\n".utf8)
      }
    }
    var reader = LineBlockReader(Counting())
    #expect(try reader.next()?.bytes == Array("one line\n".utf8))
  }
}
