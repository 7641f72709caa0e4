/// What a token is made of.
package enum TokenShape: UInt8, CaseIterable, Sendable {
  case letters, digits, punctuation, symbol, emoji
  /// Unassigned characters, stray marks and halves of characters.
  case other
}
