import Understudy

extension JSONValue {
  /// The value as a person reads it: text without quotes, an amount before its currency or unit.
  var plainText: String {
    switch self {
    case .string(let text): return text.printable
    case .array(let values): return values.map(\.plainText).joined(separator: ", ")
    case .object(let members): return Self.plainText(of: members)
    default: return description
    }
  }

  private static func plainText(of members: [Member]) -> String {
    switch members.map(\.name) {
    case ["amount", "currency"], ["value", "unit"]:
      members.map(\.value.plainText).joined(separator: " ")
    default: JSONValue.object(members).description.printable
    }
  }
}

extension [JSONValue] {
  /// The alternatives to a value as one note, or none.
  var plainNotes: [String] {
    isEmpty ? [] : ["or " + map { ($0["value"] ?? $0).plainText }.joined(separator: ", ")]
  }
}
