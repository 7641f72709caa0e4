/// Bytes that grow by little-endian numbers.
struct ByteBuffer {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func append<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ other: ByteBuffer) { bytes.append(contentsOf: other.bytes) }

  mutating func append(utf8 text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func pad(to multiple: Int) {
    while !bytes.count.isMultiple(of: multiple) { bytes.append(0) }
  }
}
