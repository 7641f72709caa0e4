/// Sets words off by the escape sequences of a terminal, or not at all.
struct Style: Sendable {
  /// Why words are set off.
  enum Role: String, Sendable {
    case label = "36"
    case good = "32"
    case warning = "33"
    case bad = "31"
    case faint = "2"
  }

  /// Whether anything is set off.
  let isOn: Bool

  /// The words with what sets them off around them.
  func callAsFunction(_ role: Role, _ text: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}
