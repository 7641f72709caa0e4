/// The smallest piece of a phrase that a rule or a name can speak of.
package struct Token: Sendable {
  /// The offset of its first unit in the phrase.
  package var start: Int32
  /// The offset past its last unit in the phrase.
  package var end: Int32
  /// Where its normalized form begins in ``TokenizedPhrase/normalized``.
  package var normalizedStart: Int32
  /// Where its normalized form ends in ``TokenizedPhrase/normalized``.
  package var normalizedEnd: Int32
  /// What it is made of.
  package var shape: TokenShape
  /// How its letters are cased.
  package var capitalization: Capitalization
  /// What its neighbourhood says about it.
  package var flags: TokenFlags
  /// How many digits it has; 0 unless the shape is digits.
  package var digitCount: Int32
  /// The value of its digits, or the greatest value there is if they say more.
  package var number: UInt64
  /// The `NormalizedHash` of its normalized form.
  package var hash: UInt64

  /// Where it stands in the phrase.
  package var span: Span { Span(Int(start), Int(end)) }
  /// Whether it touches the token before it.
  package var isGlued: Bool { !flags.contains(.gapBefore) }
  /// Where its normalized form stands in ``TokenizedPhrase/normalized``.
  package var normalizedRange: Range<Int> { Int(normalizedStart)..<Int(normalizedEnd) }
}
