/// Cuts a stream of bytes into blocks of whole lines, within bounded memory.
struct LineBlockReader<Source: ByteSource> {
  private var source: Source
  private let longestLine: Int
  private let skipped: Int
  private var carried: [UInt8] = []
  private var searched = 0
  private var line = 1
  private var isDropping = false
  private var isAtEnd = false

  init(_ source: Source, longestLine: Int = RequestReader.longestLine, skipping skipped: Int = 0) {
    self.source = source
    self.longestLine = longestLine
    self.skipped = skipped
  }

  /// The next block; `nil` at the end of the input.
  ///
  /// A block is passed on as soon as a line is complete, so that who writes one line and waits gets its
  /// answer.
  mutating func next() throws -> LineBlock? {
    while let block = try nextBlock() {
      if let rest = block.dropping(linesBefore: skipped + 1) { return rest }
    }
    return nil
  }

  private mutating func nextBlock() throws -> LineBlock? {
    while true {
      if let end = lastLineEnd() { return isDropping ? endDropping() : takeLines(upTo: end + 1) }
      dropIfTooLong()
      if isAtEnd { break }
      try fill()
    }
    if isDropping {
      isDropping = false
      return LineBlock(firstLine: line, bytes: [], isDropped: true)
    }
    return carried.isEmpty ? nil : takeLines(upTo: carried.count)
  }

  /// The last line end among the bytes that were not searched before.
  private mutating func lastLineEnd() -> Int? {
    defer { searched = carried.count }
    return carried[searched...].lastIndex(of: UInt8(ascii: "\n"))
  }

  private mutating func fill() throws {
    let before = carried.count
    try source.read(into: &carried)
    isAtEnd = carried.count == before
  }

  private mutating func dropIfTooLong() {
    // A carriage return before the line end that is still to come does not count.
    guard isDropping || carried.count > longestLine + 1 else { return }
    isDropping = true
    carried.removeAll(keepingCapacity: true)
    searched = 0
  }

  /// Ends the dropped line at its line end and keeps what follows it.
  private mutating func endDropping() -> LineBlock? {
    isDropping = false
    defer { line += 1 }
    let end = carried.firstIndex(of: UInt8(ascii: "\n")) ?? carried.endIndex - 1
    carried.removeSubrange(...end)
    searched = 0
    return LineBlock(firstLine: line, bytes: [], isDropped: true)
  }

  private mutating func takeLines(upTo end: Int) -> LineBlock {
    let rest = Array(carried[end...])
    carried.removeSubrange(end...)
    let block = LineBlock(firstLine: line, bytes: carried)
    line += carried.count { $0 == UInt8(ascii: "\n") }
    carried = rest
    searched = rest.count
    return block
  }
}

/// Where bytes come from.
protocol ByteSource {
  /// Appends the bytes that are there, waiting for the first; appends none at the end.
  mutating func read(into buffer: inout [UInt8]) throws
}
