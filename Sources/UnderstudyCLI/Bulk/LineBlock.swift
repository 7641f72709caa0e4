/// Some whole lines of the input, in a row.
struct LineBlock: Sendable {
  /// The number of its first line, counted from 1.
  let firstLine: Int
  /// The lines with their line ends; the last line of the input may have none.
  let bytes: [UInt8]
  /// Whether it stands for one line whose bytes were dropped because there were too many.
  let isDropped: Bool

  init(firstLine: Int, bytes: [UInt8], isDropped: Bool = false) {
    self.firstLine = firstLine
    self.bytes = bytes
    self.isDropped = isDropped
  }

  /// Calls the body with each line and its number, without line ends and byte order mark.
  func forEachLine(_ body: (UnsafeBufferPointer<UInt8>, Int) -> Void) {
    bytes.withUnsafeBufferPointer { buffer in
      var number = firstLine
      // Only the first bytes of the whole input can be a byte order mark.
      let isMarked = firstLine == 1 && buffer.starts(with: [0xEF, 0xBB, 0xBF])
      var rest = buffer[(isMarked ? 3 : 0)...]
      repeat {
        let end = rest.firstIndex(of: UInt8(ascii: "\n"))
        var line = rest[..<(end ?? rest.endIndex)]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        body(UnsafeBufferPointer(rebasing: line), number)
        number += 1
        rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
      } while !rest.isEmpty
    }
  }

  /// The same without the lines before a number; nothing where that leaves none.
  func dropping(linesBefore number: Int) -> LineBlock? {
    guard firstLine < number else { return self }
    guard !isDropped else { return nil }
    var start = bytes.startIndex
    for _ in firstLine..<number {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    guard start < bytes.endIndex else { return nil }
    return LineBlock(firstLine: number, bytes: Array(bytes[start...]))
  }
}
