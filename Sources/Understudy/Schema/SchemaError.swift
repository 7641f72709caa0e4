/// Why no phrase could fill a schema, and where in its text that is said.
public struct SchemaError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Fact: Hashable, Sendable {
    /// Something else belongs here.
    case expected(String, found: String)
    /// A type that JSON Schema does not know.
    case unknownType(String, nearest: String?)
    /// A reference that leads nowhere, or out of the text.
    case unresolved(String)
    /// References that lead from one to the next for ever.
    case circular(String)
    /// A list of values with no value in it.
    case noValues
    /// A lower bound above the upper one.
    case crossedBounds(lower: String, upper: String)
    /// A required property that is not declared, so that no phrase could fill it.
    case undeclared(String, nearest: String?)
    /// A tool that has no name.
    case unnamedTool
    /// Two tools that one name calls.
    case sameName(String)
  }

  /// What is wrong.
  public let fact: Fact
  /// Where it is wrong.
  public let pointer: JSONPointer
}

extension SchemaError: CustomStringConvertible {
  /// One sentence that tells what is wrong and where.
  public var description: String { "\(fact) at '\(pointer)'" }
}

extension SchemaError.Fact: CustomStringConvertible {
  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .expected(let due, let found): "expected \(due), found \(found)"
    case .unknownType(let name, let nearest): "unknown type '\(name)'" + didYouMean(nearest)
    case .unresolved(let reference): "the reference '\(reference)' leads nowhere in this text"
    case .circular(let reference): "the reference '\(reference)' leads back to itself"
    case .noValues: "a list without any value allows none"
    case .crossedBounds(let lower, let upper): "no number is at least \(lower) and at most \(upper)"
    case .undeclared(let name, let nearest):
      "required property '\(name)' is not declared" + didYouMean(nearest)
    case .unnamedTool: "a tool needs a name"
    case .sameName(let name): "two tools are called '\(name)'"
    }
  }

  private func didYouMean(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}

extension JSONValue {
  /// What sort of value it is, for messages.
  var sort: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
