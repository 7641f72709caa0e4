/// Writes code points as UTF-8 into memory that has room for them.
struct UTF8Encoder {
  private let output: UnsafeMutableBufferPointer<UInt8>
  /// How many bytes were written.
  private(set) var count = 0

  /// Begins at the start of the memory.
  init(output: UnsafeMutableBufferPointer<UInt8>) {
    self.output = output
  }

  /// Writes a code point that is no surrogate.
  mutating func add(_ point: UInt32) {
    switch point {
    case ..<0x80: put(point)
    case ..<0x800:
      put(0xC0 | point >> 6)
      put(0x80 | point & 0x3F)
    case ..<0x10000:
      put(0xE0 | point >> 12)
      put(0x80 | point >> 6 & 0x3F)
      put(0x80 | point & 0x3F)
    default:
      put(0xF0 | point >> 18)
      put(0x80 | point >> 12 & 0x3F)
      put(0x80 | point >> 6 & 0x3F)
      put(0x80 | point & 0x3F)
    }
  }

  private mutating func put(_ byte: UInt32) {
    output[count] = UInt8(truncatingIfNeeded: byte)
    count += 1
  }
}
