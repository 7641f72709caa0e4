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
    case .null: Self.write(plain: "null", to: &buffer)
    case .bool(let value): Self.write(plain: value ? "true" : "false", to: &buffer)
    case .number(let digits): Self.write(plain: digits, to: &buffer)
    case .string(let text): Self.write(quoted: text, to: &buffer)
    case .array(let values):
      buffer.append(UInt8(ascii: "["))
      for index in values.indices {
        if index > 0 { buffer.append(UInt8(ascii: ",")) }
        values[index].write(to: &buffer)
      }
      buffer.append(UInt8(ascii: "]"))
    case .object(let members):
      buffer.append(UInt8(ascii: "{"))
      for index in members.indices {
        if index > 0 { buffer.append(UInt8(ascii: ",")) }
        Self.write(quoted: members[index].name, to: &buffer)
        buffer.append(UInt8(ascii: ":"))
        members[index].value.write(to: &buffer)
      }
      buffer.append(UInt8(ascii: "}"))
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

  /// Appends elements between brackets, each on a line of its own.
  private static func write<Element>(
    _ elements: [Element], in brackets: (open: Unicode.Scalar, close: Unicode.Scalar),
    to buffer: inout [UInt8], level: Int, element write: (Element, inout [UInt8]) -> Void
  ) {
    buffer.append(UInt8(ascii: brackets.open))
    for (index, element) in elements.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      startLine(at: level + 1, in: &buffer)
      write(element, &buffer)
    }
    startLine(at: level, in: &buffer)
    buffer.append(UInt8(ascii: brackets.close))
  }

  private static func startLine(at level: Int, in buffer: inout [UInt8]) {
    buffer.append(UInt8(ascii: "\n"))
    buffer.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
  }
}

extension JSONValue {
  /// Appends digits or a word as they are.
  private static func write(plain text: String, to buffer: inout [UInt8]) {
    var text = text
    text.withUTF8 { buffer.append(contentsOf: $0) }
  }

  /// Appends a string with its quotes and escapes.
  private static func write(quoted text: String, to buffer: inout [UInt8]) {
    var text = text
    buffer.append(UInt8(ascii: "\""))
    text.withUTF8 { bytes in
      var plain = 0
      for index in 0..<bytes.count where bytes[index].needsEscape {
        buffer.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[plain..<index]))
        write(escaped: bytes[index], to: &buffer)
        plain = index + 1
      }
      buffer.append(
        contentsOf: plain == 0 ? bytes : UnsafeBufferPointer(rebasing: bytes[plain...]))
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
