/// What the user said, in the units that spans count.
package struct Phrase: Sendable {
  /// The words as they came in.
  package let text: String
  /// The same in UTF-16.
  package let units: [UInt16]
  /// Whether every character is ASCII, so that offsets are the same in all encodings.
  package let isASCII: Bool

  /// Takes a text.
  package init(_ text: String) {
    var text = text
    let decoded = text.withUTF8 { bytes in (Self.widened(bytes), bytes.count) }
    self.text = text
    units = decoded.0 ?? Array(text.utf16)
    isASCII = decoded.0 != nil
  }

  /// Takes units that may be no valid text, such as a lone surrogate, and keeps them.
  package init(units: [UInt16]) {
    text = String(decoding: units, as: UTF16.self)
    self.units = units
    isASCII = units.allSatisfy { $0 < 0x80 }
  }

  /// The words in a span; units that are no valid text are replaced by U+FFFD.
  package func text(of span: Span) -> String {
    let range = span.start.clamped(to: 0...units.count)..<span.end.clamped(to: 0...units.count)
    return String(decoding: units[range], as: UTF16.self)
  }

  private static func widened(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt16]? {
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    return [UInt16](unsafeUninitializedCapacity: bytes.count) { buffer, count in
      for index in 0..<bytes.count { buffer[index] = UInt16(bytes[index]) }
      count = bytes.count
    }
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
