extension JSONValue {
  /// The value as a person reads it: text without quotes, numbers by their digits.
  package var plainText: String {
    switch self {
    case .null: "nothing"
    case .bool(let value): "\(value)"
    case .number(let digits): digits
    case .string(let text): text
    case .array(let values): values.map(\.plainText).joined(separator: ", ")
    case .object(let members):
      members.map { "\($0.name) \($0.value.plainText)" }.joined(separator: ", ")
    }
  }
}
