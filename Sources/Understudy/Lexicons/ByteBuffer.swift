/// Bytes that grow by little-endian numbers.
struct ByteBuffer {
  private(set) var bytes: [UInt8] = []

  /// The bytes so far.
  var count: Int { bytes.count }

  /// Appends the bytes of a number.
  mutating func append<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Appends other bytes.
  mutating func append(_ other: ByteBuffer) { bytes.append(contentsOf: other.bytes) }

  /// Appends a text.
  mutating func append(utf8 text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends zeros up to a multiple of some bytes.
  mutating func pad(to multiple: Int) {
    while !bytes.count.isMultiple(of: multiple) { bytes.append(0) }
  }
}
