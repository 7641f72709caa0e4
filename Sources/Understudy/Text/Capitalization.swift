/// How the letters of a token are cased.
package enum Capitalization: UInt8, CaseIterable, Sendable {
  /// No letter has case.
  case none
  case lower
  /// A capital and then small letters.
  case title
  case upper
  case mixed
}
