/// Finds the slots that a phrase leaves open on purpose: by "any size", "no preference on the seat", "either of them".
struct FreedSlots {
  /// The slots, with the words that leave them open.
  let slots: [Int: Range<Int>]

  /// The most tokens between such words and the name of a slot.
  private static let reach = 2

  /// Looks for the words.
  ///
  /// - Parameters:
  ///   - grammar: The schema.
  ///   - offer: What the phrase holds.
  ///   - chosen: What fills slots; one of two cases behind "either" fills none.
  init(grammar: SchemaGrammar, offer: Offer, chosen: [Candidate]) {
    var slots: [Int: Range<Int>] = [:]
    for word in offer.connectives where word.cue.connective == .any {
      let name = offer.keywords.filter {
        Self.isEnumeration($0.slot, grammar) && Self.isBeside($0.tokens, word.tokens)
      }
      .min { $0.tokens.lowerBound < $1.tokens.lowerBound }
      if let name,
        !chosen.contains(where: { $0.slot == name.slot })
      {
        slots[name.slot] = word.tokens
      }
      let either = chosen.first { candidate in
        Self.isEnumeration(candidate.slot, grammar)
          && candidate.tokens.lowerBound == word.tokens.upperBound
          && Self.hasChoice(behind: candidate, offer)
      }
      if let either { slots[either.slot] = word.tokens }
    }
    self.slots = slots
  }

  private static func isEnumeration(_ slot: Int, _ grammar: SchemaGrammar) -> Bool {
    if case .option = grammar.leaves[slot].slot.type { true } else { false }
  }

  /// Whether the name of a slot stands right behind some words, or right before them.
  private static func isBeside(_ name: Range<Int>, _ word: Range<Int>) -> Bool {
    (0...reach).contains(name.lowerBound - word.upperBound)
      || name.upperBound == word.lowerBound
  }

  /// Whether another choice follows a case: "or manual".
  private static func hasChoice(behind candidate: Candidate, _ offer: Offer) -> Bool {
    offer.connectives.contains {
      $0.cue.connective == .choice && $0.tokens.lowerBound == candidate.tokens.upperBound
    }
  }
}
