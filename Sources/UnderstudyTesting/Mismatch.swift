import Understudy

/// One way in which an answer differs from what is expected.
public enum Mismatch: Sendable, Hashable {
  /// A property has another value, or none.
  case wrongValue(property: String, expected: ValueExpectation, found: JSONValue?)
  /// The entity has no property of this name.
  case unknownProperty(String, entity: String)
  /// The answer is to another phrase.
  case otherPhrase(String)
  /// A property has a value where no other was to be filled.
  case unexpected(property: String, found: JSONValue)
  /// Another tool is called, or none.
  case wrongTool(expected: String, found: String?)
  /// The entity is filled to another degree.
  case wrongStatus(expected: String, found: String)
  /// Other properties are missing, or ambiguous.
  case wrongState(String, expected: [String], found: [String])
  /// Nothing is expected of the phrase, so that nothing could be wrong.
  case unwritten
  /// The phrase could not be answered, for this reason.
  case failed(String)
}

extension Mismatch: CustomStringConvertible {
  /// What differs, in one line.
  public var description: String {
    switch self {
    case .wrongValue(let property, let expected, let found):
      "'\(property)' is \(found.map { "\($0)" } ?? "empty"); expected \(expected)"
    case .unknownProperty(let name, let entity): "'\(entity)' has no property '\(name)'"
    case .otherPhrase(let phrase): "the answer is to another phrase, '\(phrase)'"
    case .unexpected(let property, let found): "'\(property)' is \(found); expected no value"
    case .wrongTool(let expected, let found):
      "\(found.map { "calls '\($0)'" } ?? "calls no tool"); expected '\(expected)'"
    case .wrongStatus(let expected, let found): "is '\(found)'; expected '\(expected)'"
    case .wrongState(let state, let expected, let found):
      "\(Self.list(found)) \(state); expected \(Self.list(expected))"
    case .unwritten: "no expectation is written under the phrase"
    case .failed(let reason): reason
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
