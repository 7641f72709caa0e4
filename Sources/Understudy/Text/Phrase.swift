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
    // The standard library's own way costs a generic call for every unit.
    return units.withUnsafeBufferPointer { units in
      let part = UnsafeBufferPointer(rebasing: units[range])
      return isASCII ? Self.narrowed(part) : Self.encoded(part)
    }
  }

  private static func narrowed(_ units: UnsafeBufferPointer<UInt16>) -> String {
    String(unsafeUninitializedCapacity: units.count) { bytes in
      for index in 0..<units.count { bytes[index] = UInt8(truncatingIfNeeded: units[index]) }
      return units.count
    }
  }

  private static func encoded(_ units: UnsafeBufferPointer<UInt16>) -> String {
    String(unsafeUninitializedCapacity: units.count * 3) { bytes in
      var encoder = UTF8Encoder(output: bytes)
      var index = 0
      while index < units.count {
        let unit = units[index]
        let next = index + 1 < units.count ? units[index + 1] : 0
        if UTF16.isLeadSurrogate(unit), UTF16.isTrailSurrogate(next) {
          encoder.add(0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(next) & 0x3FF)
          index += 2
        } else {
          encoder.add(UTF16.isSurrogate(unit) ? 0xFFFD : UInt32(unit))
          index += 1
        }
      }
      return encoder.count
    }
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
