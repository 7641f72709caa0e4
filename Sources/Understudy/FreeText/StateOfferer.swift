/// Offers no to slots of yes and no where the word for the other state is said, as "off" is where a lamp is to be on.
struct StateOfferer {
  private let grammar: SchemaGrammar
  private let outline: PhraseOutline
  private let offer: Offer

  private enum Points {
    /// A little more than the slot's own name, which may stand there as a small word: "off on Friday".
    static let state = 830
  }

  /// How many words before a state are asked for a denial.
  private static let reach = 2

  init(grammar: SchemaGrammar, outline: PhraseOutline, offer: Offer) {
    self.grammar = grammar
    self.outline = outline
    self.offer = offer
  }

  /// The candidates.
  func candidates() -> [Candidate] {
    grammar.stateWords.compactMap { words in
      guard
        let place = outline.indices.last(where: { index in
          let hash = outline.phrase.tokens[index].hash
          return (words.no.contains(hash) || words.yes.contains(hash)) && !leads(index)
        })
      else { return nil }
      let isNo = words.no.contains(outline.phrase.tokens[place].hash)
      return Candidate(
        slot: words.slot, mention: -1, tokens: place..<place + 1,
        value: .bool(isNo == isDenied(place)), alternatives: [], cue: nil,
        reasons: [.init(.names(slot: grammar.profiles[words.slot].slot.name), Points.state)])
    }
  }

  /// Whether a word stands before a value, of which it then tells the role: "aus" in "aus Berlin".
  private func leads(_ index: Int) -> Bool {
    offer.mentions.contains { !$0.isLatent && $0.extent.lowerBound == index + 1 }
      && !outline.uses[index].isDisjoint(with: [.lead, .small])
  }

  private func isDenied(_ index: Int) -> Bool {
    (max(0, index - Self.reach)..<index).contains { outline.uses[$0].contains(.denial) }
  }
}
