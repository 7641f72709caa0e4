extension JSONValue {
  /// Why bytes are not a JSON text, and where.
  public struct SyntaxError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Fault: Hashable, Sendable {
      /// Something else was due here.
      case expected(String, found: String)
      /// The text ends inside a value.
      case endOfText
      /// A name that is no literal, such as `nul`.
      case unknownLiteral(String)
      /// A number that JSON does not know, such as `01` or `1.`.
      case malformedNumber
      /// A control character that stands in a string without an escape.
      case unescapedControl(UInt8)
      /// A backslash with something after it that escapes nothing.
      case malformedEscape
      /// Bytes that are not UTF-8.
      case invalidUTF8
      /// Arrays and objects nested deeper than ``JSONValue/maximumDepth``.
      case tooDeep
    }

    /// What is wrong.
    public let fault: Fault
    /// The byte at which it is wrong, counted from 0.
    public let offset: Int
    /// The line, counted from 1.
    public let line: Int
    /// The column in Unicode scalars, counted from 1.
    public let column: Int
  }
}

extension JSONValue.SyntaxError: CustomStringConvertible {
  /// One sentence that tells what is wrong and where.
  public var description: String { "\(fault) at line \(line), column \(column)" }
}

extension JSONValue.SyntaxError.Fault: CustomStringConvertible {
  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .expected(let due, let found): "expected \(due), found '\(found)'"
    case .endOfText: "the JSON text ends too early"
    case .unknownLiteral(let name): "'\(name)' is no JSON value"
    case .malformedNumber: "malformed number"
    case .unescapedControl(let byte): "control character \(byte) in a string must be escaped"
    case .malformedEscape: "malformed escape in a string"
    case .invalidUTF8: "bytes that are not UTF-8"
    case .tooDeep: "nested deeper than \(JSONValue.maximumDepth) levels"
    }
  }
}
