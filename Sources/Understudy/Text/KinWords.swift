/// Words whose forms are looked for in phrases.
struct KinWords: Sendable {
  /// The words, folded.
  let words: [[UInt16]]
  /// A bit for each beginning of two letters, so that most words are told to be none at a glance.
  private let beginnings: UInt64
  /// The words once more, by their beginnings.
  private let byBeginning: [(beginning: UInt32, word: [UInt16])]

  /// Takes some words.
  init(_ words: [[UInt16]]) {
    self.words = words
    byBeginning = words.map { word in (word.withUnsafeBufferPointer(Self.beginning), word) }
      .sorted { $0.beginning < $1.beginning }
    beginnings = byBeginning.reduce(0) { $0 | Self.bit(of: $1.beginning) }
  }

  /// Whether a folded word is a form of one of them.
  func hasKin(of word: UnsafeBufferPointer<UInt16>) -> Bool {
    let beginning = Self.beginning(of: word)
    guard beginnings & Self.bit(of: beginning) != 0 else { return false }
    var (low, high) = (0, byBeginning.count)
    while low < high {
      let middle = (low + high) / 2
      if byBeginning[middle].beginning < beginning { low = middle + 1 } else { high = middle }
    }
    while low < byBeginning.count, byBeginning[low].beginning == beginning {
      if WordKin.areKin(byBeginning[low].word, word) { return true }
      low += 1
    }
    return false
  }

  /// The first two letters, which words of one kin share.
  private static func beginning(of word: UnsafeBufferPointer<UInt16>) -> UInt32 {
    guard let first = word.first else { return 0 }
    return UInt32(first) << 16 | UInt32(word.count > 1 ? word[1] : 0)
  }

  private static func bit(of beginning: UInt32) -> UInt64 {
    1 << UInt64((beginning >> 16 &* 31 &+ beginning) & 63)
  }
}

extension TokenizedPhrase {
  /// Whether a token is a form of one of some words.
  func isKin(_ index: Int, _ words: KinWords) -> Bool {
    withNormalizedUnits(of: tokens[index]) { words.hasKin(of: $0) }
  }
}
