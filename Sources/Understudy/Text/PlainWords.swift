import UnderstudyICU

/// The words of texts that hold nothing but ASCII letters and spaces, as most words of the language files do.
///
/// Every locale cuts such a text at its spaces and nowhere else, so that ICU need not be asked.
enum PlainWords {
  /// Calls back with the normalized units of each word and their hash; tells whether the text is of that sort.
  static func forEach(
    in text: String, _ body: (UInt64, UnsafeBufferPointer<UInt16>) -> Void
  ) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.allSatisfy(isPlain) else { return false }
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: bytes.count) { units in
        var index = 0
        while index < bytes.count {
          let start = index
          while index < bytes.count, bytes[index] != space {
            units.initializeElement(at: index, to: UInt16(bytes[index] | 0x20))
            index += 1
          }
          let word = UnsafeBufferPointer(rebasing: units[start..<index])
          if !word.isEmpty { body(NormalizedHash.of(word), word) }
          index += 1
        }
      }
      return true
    }
  }

  private static let space: UInt8 = 0x20

  private static func isPlain(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == space
  }
}

extension Tokenizer {
  /// Calls back with the normalized units of each token of a text and their hash.
  func forEachToken(of text: String, _ body: (UInt64, UnsafeBufferPointer<UInt16>) -> Void) {
    if PlainWords.forEach(in: text, body) { return }
    let phrase = tokenized(text)
    for token in phrase.tokens {
      phrase.withNormalizedUnits(of: token) { body(token.hash, $0) }
    }
  }

  /// The hashes of all tokens of some texts.
  func hashes(of texts: some Sequence<String>) -> [UInt64] {
    var hashes: [UInt64] = []
    for text in texts { forEachToken(of: text) { hash, _ in hashes.append(hash) } }
    return hashes
  }

  /// The folded words of a text, without its punctuation.
  func foldedWords(of text: String) -> [String] {
    var words: [String] = []
    if PlainWords.forEach(in: text, { words.append(String(units: $1)) }) {
      return words
    }
    let phrase = tokenized(text)
    return phrase.tokens.filter { $0.shape == .letters || $0.shape == .digits }.map { token in
      phrase.withNormalizedUnits(of: token) { String(units: $0) }
    }
  }
}
