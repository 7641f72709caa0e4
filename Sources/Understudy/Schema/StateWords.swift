/// The words for the two states of which a slot of yes and no holds one: "on" and "off".
struct StateWords: Sendable {
  /// The place of the slot.
  let slot: Int
  /// The words that say no, by what tokens know them by.
  let no: Set<UInt64>
  /// The words that say yes, where they are none of the slot's own names.
  let yes: Set<UInt64>

  /// Those of all slots that are a matter of yes and no, in the order of slots.
  ///
  /// - Parameters:
  ///   - profiles: What the slots ask for.
  ///   - pairs: The words for two states of one thing, each with its forms.
  ///   - tokenizer: Reads the slots' names and descriptions.
  ///   - isJoin: Whether a word puts things in a row: "or".
  /// - Returns: For each slot the states of the first of its words that names one, of its name before its description.
  static func all(
    of profiles: [SlotProfile], among pairs: [[Set<UInt64>]], _ tokenizer: Tokenizer,
    isJoin: (Token) -> Bool
  ) -> [StateWords] {
    guard !pairs.isEmpty else { return [] }
    return profiles.enumerated().compactMap { index, profile in
      guard profile.slot.type == .boolean else { return nil }
      let names = tokenizer.hashes(of: [SlotReader.split(profile.slot.name), profile.slot.title])
      let told = profile.slot.description.map { endings(of: tokenizer.tokenized($0), isJoin) } ?? []
      let said = (names + told).lazy.compactMap { hash in
        pairs.lazy.compactMap { pair in pair.firstIndex { $0.contains(hash) }.map { (pair, $0) } }
          .first
      }
      guard let (pair, side) = said.first else { return nil }
      let isOwnName = !pair[side].isDisjoint(with: names)
      return StateWords(slot: index, no: pair[1 - side], yes: isOwnName ? [] : pair[side])
    }
  }

  /// The words of a description behind which nothing is told of them: "on" in "whether it is on", not in "on the roof".
  private static func endings(
    of description: TokenizedPhrase, _ isJoin: (Token) -> Bool
  ) -> [UInt64] {
    let tokens = description.tokens
    return tokens.indices.filter { index in
      guard index + 1 < tokens.count else { return true }
      return !tokens[index + 1].shape.isWord || isJoin(tokens[index + 1])
    }.map { tokens[$0].hash }
  }
}
