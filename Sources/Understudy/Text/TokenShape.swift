/// What a token is made of.
package enum TokenShape: UInt8, CaseIterable, Sendable {
  /// What most tokens are; one emoji may be many characters, a sign is always one.
  case letters, digits, punctuation, symbol, emoji
  /// Unassigned characters, stray marks and halves of characters.
  case other

  /// Whether words and numbers are made of it.
  var isWord: Bool { self == .letters || self == .digits }
}
