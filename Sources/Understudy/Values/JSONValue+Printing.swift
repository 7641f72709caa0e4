extension JSONValue: CustomStringConvertible {
  /// The JSON text on one line, without spaces.
  public var description: String {
    var buffer: [UInt8] = []
    write(to: &buffer)
    return String(decoding: buffer, as: UTF8.self)
  }

  /// Appends the JSON text on one line, without spaces and without a line end.
  ///
  /// - Parameter buffer: Where the UTF-8 goes; reuse it to print without allocating.
  public func write(to buffer: inout [UInt8]) {
    switch self {
    case .null: buffer.append(contentsOf: "null".utf8)
    case .bool(let value): buffer.append(contentsOf: (value ? "true" : "false").utf8)
    case .number(let digits): buffer.append(contentsOf: digits.utf8)
    case .string(let text): Self.write(quoted: text, to: &buffer)
    case .array(let values): Self.write(values, in: ("[", "]"), to: &buffer) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members, in: ("{", "}"), to: &buffer) { member, buffer in
        Self.write(quoted: member.name, to: &buffer)
        buffer.append(UInt8(ascii: ":"))
        member.value.write(to: &buffer)
      }
    }
  }

  /// Appends the JSON text with a line for each element, indented by two spaces a level.
  ///
  /// - Parameters:
  ///   - buffer: Where the UTF-8 goes.
  ///   - level: How many levels the value is already indented by.
  public func writePretty(to buffer: inout [UInt8], level: Int = 0) {
    switch self {
    case .array(let values) where !values.isEmpty:
      Self.write(values, in: ("[", "]"), to: &buffer, level: level) {
        $0.writePretty(to: &$1, level: level + 1)
      }
    case .object(let members) where !members.isEmpty:
      Self.write(members, in: ("{", "}"), to: &buffer, level: level) { member, buffer in
        Self.write(quoted: member.name, to: &buffer)
        buffer.append(contentsOf: ": ".utf8)
        member.value.writePretty(to: &buffer, level: level + 1)
      }
    default: write(to: &buffer)
    }
  }

  /// Appends elements between brackets: on lines of their own where a level is given.
  private static func write<Element>(
    _ elements: [Element], in brackets: (open: Unicode.Scalar, close: Unicode.Scalar),
    to buffer: inout [UInt8], level: Int? = nil, element write: (Element, inout [UInt8]) -> Void
  ) {
    buffer.append(UInt8(ascii: brackets.open))
    for (index, element) in elements.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      if let level { startLine(at: level + 1, in: &buffer) }
      write(element, &buffer)
    }
    if let level { startLine(at: level, in: &buffer) }
    buffer.append(UInt8(ascii: brackets.close))
  }

  private static func startLine(at level: Int, in buffer: inout [UInt8]) {
    buffer.append(UInt8(ascii: "\n"))
    buffer.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
  }
}

extension JSONValue {
  /// Appends a string with its quotes and escapes.
  private static func write(quoted text: String, to buffer: inout [UInt8]) {
    var text = text
    buffer.append(UInt8(ascii: "\""))
    text.withUTF8 { bytes in
      var plain = 0
      for (index, byte) in bytes.enumerated() where byte.needsEscape {
        buffer.append(contentsOf: bytes[plain..<index])
        write(escaped: byte, to: &buffer)
        plain = index + 1
      }
      buffer.append(contentsOf: bytes[plain...])
    }
    buffer.append(UInt8(ascii: "\""))
  }

  private static func write(escaped byte: UInt8, to buffer: inout [UInt8]) {
    buffer.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: buffer.append(UInt8(ascii: "b"))
    case 0x09: buffer.append(UInt8(ascii: "t"))
    case 0x0A: buffer.append(UInt8(ascii: "n"))
    case 0x0C: buffer.append(UInt8(ascii: "f"))
    case 0x0D: buffer.append(UInt8(ascii: "r"))
    case ..<0x20:
      let digits = Array("0123456789abcdef".utf8)
      buffer.append(contentsOf: "u00".utf8)
      buffer.append(digits[Int(byte >> 4)])
      buffer.append(digits[Int(byte & 15)])
    default: buffer.append(byte)
    }
  }
}

extension UInt8 {
  fileprivate var needsEscape: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}
