import Understudy

/// One way in which an answer differs from what is expected.
public enum Mismatch: Sendable, Hashable {
  /// A property has another value, or none.
  case wrongValue(property: String, expected: ValueExpectation, found: JSONValue?)
  /// The entity has no property of this name.
  case unknownProperty(String, entity: String)
  /// The answer is to another phrase.
  case otherPhrase(String)
}

extension Mismatch: CustomStringConvertible {
  /// What differs, in one line.
  public var description: String {
    switch self {
    case .wrongValue(let property, let expected, let found):
      "'\(property)' is \(found.map { "\($0)" } ?? "empty"); expected \(expected)"
    case .unknownProperty(let name, let entity): "'\(entity)' has no property '\(name)'"
    case .otherPhrase(let phrase): "the answer is to another phrase, '\(phrase)'"
    }
  }
}
