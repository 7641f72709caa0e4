import Understudy

/// Turns offsets in UTF-16 units into the unit that was asked for.
struct OffsetMap {
  /// The offset in the asked unit for each UTF-16 offset; `nil` where both are the same.
  private let table: [Int]?
  private let end: Int

  /// Walks once over the phrase.
  init(_ phrase: String, unit: OffsetUnit) {
    let count = phrase.utf16.count
    end = count
    guard unit != .utf16, count != phrase.utf8.count else {
      table = nil
      return
    }
    var table: [Int] = []
    table.reserveCapacity(count + 1)
    var offset = 0
    for scalar in phrase.unicodeScalars {
      // An offset between two surrogates belongs to the start of their scalar.
      table.append(contentsOf: repeatElement(offset, count: UTF16.width(scalar)))
      offset += unit == .scalar ? 1 : UTF8.width(scalar)
    }
    table.append(offset)
    self.table = table
  }

  /// The offset in the asked unit.
  func callAsFunction(_ offset: Int) -> Int {
    let inside = min(max(0, offset), end)
    return table?[inside] ?? inside
  }

  /// The two ends of a span as an answer prints them.
  func members(of span: Span) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    add(span, to: &members)
    return members
  }

  /// Adds the two ends of a span as an answer prints them.
  func add(_ span: Span, to members: inout [JSONValue.Member]) {
    members.append(.init("start", JSONValue(self(span.start))))
    members.append(.init("end", JSONValue(self(span.end))))
  }
}
