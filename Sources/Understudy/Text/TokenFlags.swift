/// What a token's neighbourhood says about it.
package struct TokenFlags: OptionSet, Sendable {
  /// The flags as bits.
  package let rawValue: UInt8

  /// Takes the flags as bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The phrase begins here or white space goes before.
  package static let gapBefore = TokenFlags(rawValue: 1)
  /// A word begins here.
  package static let startsWord = TokenFlags(rawValue: 2)
  /// A word ends here.
  package static let endsWord = TokenFlags(rawValue: 4)
  /// The script is written without spaces between words.
  package static let unspaced = TokenFlags(rawValue: 8)
}
