/// Composes the values of one JSON text from its pieces.
struct JSONValueParser {
  private var scanner: JSONValueScanner
  private var depth = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    scanner = JSONValueScanner(bytes)
  }

  /// The value that the whole text holds.
  mutating func parse() throws(JSONValue.SyntaxError) -> JSONValue {
    scanner.skipWhitespace()
    let value = try parseValue()
    scanner.skipWhitespace()
    guard scanner.peek() == nil else { throw scanner.expected("the end of the text") }
    return value
  }

  private mutating func parseValue() throws(JSONValue.SyntaxError) -> JSONValue {
    guard let byte = scanner.peek() else { throw scanner.expected("a value") }
    switch byte {
    case UInt8(ascii: "\""): return .string(try scanner.parseString())
    case UInt8(ascii: "{"): return .object(try parseObject())
    case UInt8(ascii: "["): return .array(try parseArray())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .number(try scanner.parseNumber())
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return try scanner.parseLiteral()
    default: throw scanner.expected("a value")
    }
  }
}

// MARK: - Arrays and objects

extension JSONValueParser {
  private mutating func parseArray() throws(JSONValue.SyntaxError) -> [JSONValue] {
    try enter()
    var values: [JSONValue] = []
    if leaves(with: UInt8(ascii: "]")) { return values }
    while true {
      values.append(try parseValue())
      if try endsList(with: UInt8(ascii: "]"), named: "',' or ']'") { return values }
    }
  }

  private mutating func parseObject() throws(JSONValue.SyntaxError) -> [JSONValue.Member] {
    try enter()
    var members: [JSONValue.Member] = []
    if leaves(with: UInt8(ascii: "}")) { return members }
    while true {
      guard scanner.peek() == UInt8(ascii: "\"") else {
        throw scanner.expected("a name in double quotes")
      }
      let name = try scanner.parseString()
      scanner.skipWhitespace()
      guard scanner.skip(UInt8(ascii: ":")) else { throw scanner.expected("':'") }
      scanner.skipWhitespace()
      members.append(JSONValue.Member(name, try parseValue()))
      if try endsList(with: UInt8(ascii: "}"), named: "',' or '}'") {
        return JSONValue.keepingLast(members)
      }
    }
  }

  /// Steps over the opening bracket, where one more level is allowed.
  private mutating func enter() throws(JSONValue.SyntaxError) {
    guard depth < JSONValue.maximumDepth else {
      throw scanner.error(.tooDeep, at: scanner.position)
    }
    depth += 1
    scanner.skipByte()
    scanner.skipWhitespace()
  }

  /// Whether the list that was just entered is empty.
  private mutating func leaves(with bracket: UInt8) -> Bool {
    guard scanner.skip(bracket) else { return false }
    depth -= 1
    return true
  }

  /// Steps over what follows an element: the closing bracket, or a comma before the next one.
  private mutating func endsList(
    with bracket: UInt8, named names: String
  ) throws(JSONValue.SyntaxError) -> Bool {
    scanner.skipWhitespace()
    if leaves(with: bracket) { return true }
    guard scanner.skip(UInt8(ascii: ",")) else { throw scanner.expected(names) }
    scanner.skipWhitespace()
    return false
  }
}
