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
      outline.indices.first { index in
        // "No" alone is not said of what is free.
        (names.count > 1 || !outline.uses[index].contains(.denial))
          && group.contains { isKin(index, $0) }
      }
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

  /// Whether a denial stands before some words, nothing between that begins something else: "no need for a garage".
  private func isDenied(_ tokens: Range<Int>) -> Bool {
    var index = tokens.lowerBound - 1
    while index >= max(0, tokens.lowerBound - Self.reach) {
      if outline.uses[index].contains(.denial) { return true }
      if tokens.lowerBound - index > Self.nearby, ends(index) { return false }
      index -= 1
    }
    return false
  }

  /// Whether what was denied before a word is not denied behind it: "but", "and", a comma, and not "or".
  private func ends(_ index: Int) -> Bool {
    guard outline.isWord(index) else { return outline.phrase.tokens[index + 1].gapBefore }
    if outline.says[index].contains(.turn) { return true }
    return outline.uses[index].contains(.join) && !outline.isChoice[index]
  }

  /// How many words before a name are asked for a denial, whatever stands between.
  private static let nearby = 3
  /// How many words before it are asked at all.
  private static let reach = 6
}
