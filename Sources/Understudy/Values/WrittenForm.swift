/// Words that are their own value.
enum WrittenForm: UInt8, Sendable, CaseIterable {
  case email, url, phone, ipAddress

  /// The kind of their mentions in the grammar.
  var kind: String { self == .ipAddress ? "ip-address" : answerKind }

  /// The kind that answers give them.
  var answerKind: String {
    switch self {
    case .email: "email"
    case .url: "url"
    case .phone: "phone"
    case .ipAddress: "ipAddress"
    }
  }
}
