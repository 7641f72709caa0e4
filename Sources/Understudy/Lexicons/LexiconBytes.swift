/// A section of a mapped file, read within its bounds only.
///
/// The memory is never written and belongs to the mapped file that the index keeps beside it, so it
/// may cross threads.
struct LexiconBytes: @unchecked Sendable {
  private let base: UnsafeRawPointer
  /// The bytes of the section.
  let count: Int

  /// The bytes of a range; nil where it leaves the file.
  init?(_ bytes: UnsafeRawBufferPointer, offset: UInt64, count: UInt64) {
    let size = UInt64(bytes.count)
    guard let base = bytes.baseAddress, offset <= size, count <= size - offset else { return nil }
    self.base = base + Int(offset)
    self.count = Int(count)
  }

  /// The number at an offset in bytes; nil where it leaves the section.
  func load<Number: FixedWidthInteger & BitwiseCopyable>(
    _ type: Number.Type, at offset: Int
  ) -> Number? {
    guard offset >= 0, offset <= count - MemoryLayout<Number>.size else { return nil }
    return Number(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: Number.self))
  }

  /// The number at a place known to lie in the section.
  func load<Number: FixedWidthInteger & BitwiseCopyable>(
    _ type: Number.Type, atKnown offset: Int
  ) -> Number {
    assert(offset >= 0 && offset <= count - MemoryLayout<Number>.size)
    return Number(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: Number.self))
  }

  /// The bytes of a range; nil where it leaves the section.
  func slice(at offset: Int, count size: Int) -> UnsafeRawBufferPointer? {
    guard offset >= 0, size >= 0, offset <= count, size <= count - offset else { return nil }
    return UnsafeRawBufferPointer(start: base + offset, count: size)
  }
}
