import Understudy

/// What the value of a property has to be.
public enum ValueExpectation: Sendable, Hashable {
  /// It is this value, in the shape in which answers print it; numbers count by their value, and an
  /// entity that was looked up is told by its identity or its title.
  case equals(JSONValue)
  /// It has none.
  case isNil
  /// It has any.
  case notNil

  /// Whether a value, or the lack of one, is as expected.
  public func isSatisfied(by value: JSONValue?) -> Bool {
    switch self {
    case .equals(let expected): value.map { Self.areEqual(expected, $0) } ?? false
    case .isNil: value == nil
    case .notNil: value != nil
    }
  }

  /// Whether a text or a number is the identity or the title of an entity.
  private static func names(_ name: JSONValue, _ entity: JSONValue) -> Bool {
    switch name {
    case .string, .number:
      guard let id = entity["id"], let title = entity["title"] else { return false }
      return [id, title].map(\.plainText).contains(name.plainText)
    default: return false
    }
  }

  private static func areEqual(_ first: JSONValue, _ second: JSONValue) -> Bool {
    guard case .number(let digits) = first, case .number(let others) = second else {
      return first == second || names(first, second)
    }
    return digits == others || Double(digits).map { $0 == Double(others) } ?? false
  }
}

extension ValueExpectation: CustomStringConvertible {
  /// What is expected, as a mismatch prints it.
  public var description: String {
    switch self {
    case .equals(let value): "\(value)"
    case .isNil: "no value"
    case .notNil: "a value"
    }
  }
}

extension ValueExpectation: ExpressibleByStringLiteral {
  /// Expects a text: a key, a name, or a date or time in ISO 8601.
  public init(stringLiteral value: String) { self = .equals(.string(value)) }
}

extension ValueExpectation: ExpressibleByIntegerLiteral {
  /// Expects a whole number.
  public init(integerLiteral value: Int) { self = .equals(JSONValue(value)) }
}

extension ValueExpectation: ExpressibleByFloatLiteral {
  /// Expects a number.
  public init(floatLiteral value: Double) { self = .equals(JSONValue(value)) }
}

extension ValueExpectation: ExpressibleByBooleanLiteral {
  /// Expects true or false.
  public init(booleanLiteral value: Bool) { self = .equals(.bool(value)) }
}

extension ValueExpectation: ExpressibleByNilLiteral {
  /// Expects no value.
  public init(nilLiteral: ()) { self = .isNil }
}
