/// A part of a text in UTF-8; its indices are offsets in the whole.
///
/// The files of a language are read in this form: a start of the program reads a quarter of a megabyte of
/// them, and strings would have their characters found first.
typealias TextPart = Slice<UnsafeBufferPointer<UInt8>>

extension TextPart {
  /// The part as a text of its own.
  var string: String { String(decoding: UnsafeBufferPointer(rebasing: self), as: UTF8.self) }

  /// Whether the part is these ASCII letters.
  func isText(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount
      && UnsafeBufferPointer(rebasing: self).elementsEqual(
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The part without spaces and tabs at its start, and without these and a carriage return at its end.
  var withoutEdges: TextPart {
    var part = withoutLeadingBlanks
    while let last = part.last, last.isBlank || last == UInt8(ascii: "\r") { part.removeLast() }
    return part
  }

  /// The part without spaces and tabs at its start.
  var withoutLeadingBlanks: TextPart {
    var start = startIndex
    while start < endIndex, base[start].isBlank { start += 1 }
    return self[start...]
  }

  /// Takes the bytes before the next one of a kind off the front, and that one too; all where there is none.
  mutating func removeFirst(before separator: UInt8) -> TextPart {
    let place = firstOffset(of: separator) ?? endIndex
    let first = self[..<place]
    self = self[Swift.min(place + 1, endIndex)...]
    return first
  }

  /// Where a byte first stands.
  private func firstOffset(of byte: UInt8) -> Int? {
    var index = startIndex
    while index < endIndex {
      if base[index] == byte { return index }
      index += 1
    }
    return nil
  }

  /// Calls back with each part between bytes of a kind.
  func forEachPart<Failure: Error>(
    between separator: UInt8, _ body: (TextPart) throws(Failure) -> Void
  ) throws(Failure) {
    var rest = self
    while let place = rest.firstOffset(of: separator) {
      try body(rest[..<place])
      rest = rest[(place + 1)...]
    }
    try body(rest)
  }

  /// Where some ASCII letters first stand.
  func firstOffset(of text: StaticString) -> Int? {
    let length = text.utf8CodeUnitCount
    guard count >= length else { return nil }
    return (startIndex...(endIndex - length)).first { self[$0..<($0 + length)].isText(text) }
  }
}

extension UInt8 {
  /// Whether it is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension String {
  /// Hands the whole text over in UTF-8.
  func withTextPart<Result, Failure: Error>(
    _ body: (TextPart) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var text = self
    let result: Swift.Result<Result, Failure> = text.withUTF8 { bytes in
      Swift.Result { () throws(Failure) in try body(bytes[...]) }
    }
    return try result.get()
  }
}
