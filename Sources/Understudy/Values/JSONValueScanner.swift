/// Reads the pieces of a JSON text that hold no others: numbers, strings, literals, punctuation.
struct JSONValueScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The byte at this distance from the position, where the text goes that far.
  func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  /// Steps over the byte if it is this one.
  @discardableResult mutating func skip(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  /// Steps over one byte, whatever it is.
  mutating func skipByte() {
    position += 1
  }

  /// Steps over spaces, tabs and line ends.
  mutating func skipWhitespace() {
    while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// The error that something else stands here than what is due.
  func expected(_ due: String) -> JSONValue.SyntaxError {
    guard position < bytes.count else { return error(.endOfText, at: position) }
    let rest = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    let found = rest.unicodeScalars.first.map { $0.value < 0x20 ? "\\u{\($0.value)}" : "\($0)" }
    return error(.expected(due, found: found ?? ""), at: position)
  }

  /// The error at an offset, with its line and column.
  func error(_ fault: JSONValue.SyntaxError.Fault, at offset: Int) -> JSONValue.SyntaxError {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // Continuation bytes belong to the scalar before them.
    let column = bytes[lineStart..<offset].count { $0 & 0xC0 != 0x80 } + 1
    return JSONValue.SyntaxError(
      fault: fault, offset: offset, line: before.count { $0 == 0x0A } + 1, column: column)
  }
}

// MARK: - Literals, numbers and strings

extension JSONValueScanner {
  /// Reads `null`, `true` or `false`.
  mutating func parseLiteral() throws(JSONValue.SyntaxError) -> JSONValue {
    let start = position
    // No more than a glance of what stands there is quoted in the error.
    while let byte = peek(), byte.isASCIILetter, position - start < 20 { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    switch name {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      let isCutShort = ["null", "true", "false"].contains { $0.hasPrefix(name) }
      if isCutShort && position == bytes.count { throw error(.endOfText, at: position) }
      throw error(.unknownLiteral(name), at: start)
    }
  }

  /// Reads a number and gives its digits as they stand.
  mutating func parseNumber() throws(JSONValue.SyntaxError) -> String {
    let start = position
    skip(UInt8(ascii: "-"))
    if skip(UInt8(ascii: "0")) {
      if peek()?.isASCIIDigit == true { throw error(.malformedNumber, at: position) }
    } else {
      try skipDigits()
    }
    if skip(UInt8(ascii: ".")) { try skipDigits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { skip(UInt8(ascii: "-")) }
      try skipDigits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipDigits() throws(JSONValue.SyntaxError) {
    guard let first = peek() else { throw error(.endOfText, at: position) }
    guard first.isASCIIDigit else { throw error(.malformedNumber, at: position) }
    while let byte = peek(), byte.isASCIIDigit { position += 1 }
  }

  /// Reads a string from its opening quote to past its closing one.
  mutating func parseString() throws(JSONValue.SyntaxError) -> String {
    position += 1
    let start = position
    skipPlainBytes()
    if peek() == UInt8(ascii: "\"") {
      position += 1
      return try text(in: start..<position - 1)
    }
    var unescaped = Array(bytes[start..<position])
    while true {
      guard let byte = peek() else { throw error(.endOfText, at: position) }
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return try text(unescaped, from: start)
      case UInt8(ascii: "\\"): try parseEscape(into: &unescaped)
      default: throw error(.unescapedControl(byte), at: position - 1)
      }
      let plain = position
      skipPlainBytes()
      unescaped.append(contentsOf: bytes[plain..<position])
    }
  }

  private mutating func skipPlainBytes() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
      position += 1
    }
  }

  private func text(in range: Range<Int>) throws(JSONValue.SyntaxError) -> String {
    let slice = UnsafeBufferPointer(rebasing: bytes[range])
    if let text = String(validating: slice, as: UTF8.self) { return text }
    throw error(.invalidUTF8, at: range.lowerBound + (slice.firstInvalidUTF8Offset ?? 0))
  }

  private func text(_ unescaped: [UInt8], from start: Int) throws(JSONValue.SyntaxError) -> String {
    if let text = String(validating: unescaped, as: UTF8.self) { return text }
    // Escapes only ever add valid UTF-8, so what is wrong is also wrong in the text itself.
    let slice = UnsafeBufferPointer(rebasing: bytes[start..<position])
    throw error(.invalidUTF8, at: start + (slice.firstInvalidUTF8Offset ?? 0))
  }
}

// MARK: - Escapes

extension JSONValueScanner {
  private mutating func parseEscape(into text: inout [UInt8]) throws(JSONValue.SyntaxError) {
    guard let byte = peek() else { throw error(.endOfText, at: position) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text.append(contentsOf: String(try parseEscapedScalar()).utf8)
    default: throw error(.malformedEscape, at: position - 2)
    }
  }

  /// The scalar that the digits after `\u` name, with its low surrogate where it needs one.
  private mutating func parseEscapedScalar() throws(JSONValue.SyntaxError) -> Unicode.Scalar {
    let unit = UInt32(try parseFourDigits())
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, peek() == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "u") else {
      return "\u{FFFD}"
    }
    let afterHigh = position
    position += 2
    let low = UInt32(try parseFourDigits())
    guard 0xDC00...0xDFFF ~= low else {
      position = afterHigh
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func parseFourDigits() throws(JSONValue.SyntaxError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek() else { throw error(.endOfText, at: position) }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw error(.malformedEscape, at: position)
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }
}

extension UInt8 {
  fileprivate var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  fileprivate var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}
