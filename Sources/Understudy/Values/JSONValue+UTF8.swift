extension UnsafeBufferPointer where Element == UInt8 {
  /// The offset of the first byte that does not belong to well-formed UTF-8.
  package var firstInvalidUTF8Offset: Int? {
    var offset = 0
    while offset < count {
      guard let length = lengthOfScalar(at: offset) else { return offset }
      offset += length
    }
    return nil
  }

  /// How many bytes the scalar at the offset takes, where they are well formed.
  private func lengthOfScalar(at offset: Int) -> Int? {
    let first = self[offset]
    if first < 0x80 { return 1 }
    // The second byte is narrowed where overlong forms, surrogates or values past U+10FFFF start.
    let (length, second): (Int, ClosedRange<UInt8>)
    switch first {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= count, second ~= self[offset + 1] else { return nil }
    let isContinued = self[offset + 2..<offset + length].allSatisfy { 0x80...0xBF ~= $0 }
    return isContinued ? length : nil
  }
}
