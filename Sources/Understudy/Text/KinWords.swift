/// Words whose forms are looked for in phrases.
struct KinWords: Sendable {
  /// The words, folded.
  let words: [[UInt16]]
  /// A bit for each beginning of two letters, so that most words are told to be none at a glance.
  private let beginnings: UInt64

  /// Takes some words.
  init(_ words: [[UInt16]]) {
    self.words = words
    beginnings = words.reduce(0) { bits, word in
      word.withUnsafeBufferPointer { bits | Self.bit(of: $0) }
    }
  }

  /// Whether a folded word is a form of one of them.
  func hasKin(of word: UnsafeBufferPointer<UInt16>) -> Bool {
    guard beginnings & Self.bit(of: word) != 0 else { return false }
    return words.contains { WordKin.areKin($0, word) }
  }

  private static func bit(of word: UnsafeBufferPointer<UInt16>) -> UInt64 {
    guard let first = word.first else { return 1 }
    let second = word.count > 1 ? word[1] : 0
    return 1 << UInt64((UInt32(first) &* 31 &+ UInt32(second)) & 63)
  }
}

extension TokenizedPhrase {
  /// Whether a token is a form of one of some words.
  func isKin(_ index: Int, _ words: KinWords) -> Bool {
    withNormalizedUnits(of: tokens[index]) { words.hasKin(of: $0) }
  }

  /// For each token whether it is a form of one of some words.
  func kin(of words: KinWords) -> [Bool] {
    tokens.indices.map { tokens[$0].shape == .letters && isKin($0, words) }
  }
}
