/// How the letters of a token are cased.
package enum Capitalization: UInt8, CaseIterable, Sendable {
  /// No letter has case.
  case none
  /// All are small.
  case lower
  /// A capital and then small letters.
  case title
  /// All are capitals, be it only one.
  case upper
  /// Capitals stand inside the word.
  case mixed
}
