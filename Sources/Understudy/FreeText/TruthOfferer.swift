/// Offers true or false to slots whose name is said in other words than its own title.
struct TruthOfferer {
  private let grammar: SchemaGrammar
  private let outline: PhraseOutline
  private let forms: WordForms

  private enum Points {
    static let words = 520
  }

  init(grammar: SchemaGrammar, outline: PhraseOutline, forms: WordForms) {
    self.grammar = grammar
    self.outline = outline
    self.forms = forms
  }

  /// The candidates.
  func candidates() -> [Candidate] {
    grammar.profiles.indices.compactMap { slot in
      let profile = grammar.profiles[slot]
      guard let values = profile.truthValues, let tokens = tokens(of: profile) else { return nil }
      let isFalse = isDenied(tokens)
      return Candidate(
        slot: slot, mention: -1, tokens: tokens, value: isFalse ? values.no : values.yes,
        alternatives: [], cue: nil,
        reasons: [.init(.names(slot: profile.slot.name), Points.words)])
    }
  }

  /// The words that together name a slot; nothing unless all of them are said close together.
  private func tokens(of profile: SlotProfile) -> Range<Int>? {
    let names = profile.wording.tellingNames
    guard !names.isEmpty, names.count <= 4 else { return nil }
    let places = profile.wording.relatedNames.compactMap { group in
      outline.indices.first { index in group.contains { isKin(index, $0) } }
    }
    guard places.count * 2 > names.count || places.count * 2 == names.count && isAlone(profile)
    else { return nil }
    guard let first = places.min(), let last = places.max(), last - first <= names.count + 2 else {
      return nil
    }
    return first..<last + 1
  }

  /// Whether no other slot is named by one of the words of a slot.
  private func isAlone(_ profile: SlotProfile) -> Bool {
    let others = grammar.profiles.filter { $0 !== profile }.flatMap(\.wording.tellingNames)
    return profile.wording.tellingNames.allSatisfy { !others.contains($0) }
  }

  private func isKin(_ index: Int, _ name: [UInt16]) -> Bool {
    outline.phrase.tokens[index].shape == .letters && !outline.isSubject[index]
      && outline.phrase.withNormalizedUnits(of: outline.phrase.tokens[index]) {
        WordKin.areKin(name, $0) || forms.word(Array($0)).isForm(of: forms.word(name))
      }
  }

  private func isDenied(_ tokens: Range<Int>) -> Bool {
    let before = max(0, tokens.lowerBound - 3)..<tokens.lowerBound
    return before.contains { outline.uses[$0].contains(.denial) }
  }
}
