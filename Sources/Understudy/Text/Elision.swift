/// Which short words lose their vowel before another one and join it with an apostrophe.
///
/// `l'hôtel` and `dell'arte` are two words in languages that elide, `o'clock` and `aujourd'hui` are one.
struct Elision: Sendable {
  /// Elided words that are longer than the two letters that tell most of them.
  private static let long = [
    "all", "coll", "dall", "dell", "jusqu", "lorsqu", "nell", "puisqu", "quell", "quest", "quoiqu",
    "sull", "tutt",
  ].map { Array($0.utf16) }
  private static let longest = 6
  private let isActive: Bool

  /// Takes the rules of a language.
  init(language: String) {
    isActive = ["ca", "fr", "it"].contains(language)
  }

  /// Whether the letters before an apostrophe are a word of their own.
  func separates(_ letters: Slice<UnsafeBufferPointer<UInt16>>) -> Bool {
    guard isActive, letters.count <= Self.longest else { return false }
    // Irish names are written the same everywhere.
    if letters.count == 1 { return letters[letters.startIndex] | 0x20 != 0x6F }
    return letters.count == 2
      || Self.long.contains { $0.elementsEqual(letters.lazy.map { $0 | 0x20 }) }
  }
}
