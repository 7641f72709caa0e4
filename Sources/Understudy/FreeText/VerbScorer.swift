/// Tells slots of one kind apart by words near a value that are forms of their names: "remind" and "reminder".
struct VerbScorer {
  private let grammar: SchemaGrammar
  private let outline: PhraseOutline

  private static let kin = 120
  /// The most words between a value and such a word.
  private static let reach = 4

  init(grammar: SchemaGrammar, outline: PhraseOutline) {
    self.grammar = grammar
    self.outline = outline
  }

  /// Adds what the words before values say.
  func score(_ candidates: inout [Candidate]) {
    for index in candidates.indices where candidates[index].mention >= 0 {
      let candidate = candidates[index]
      let profile = grammar.profiles[candidate.slot]
      guard profile.hasLike, !profile.isNumber, candidate.cue == nil,
        let word = word(before: candidate.extent.lowerBound, profile)
      else { continue }
      candidates[index].add(.init(.described(by: word), Self.kin))
    }
  }

  private func word(before start: Int, _ profile: SlotProfile) -> Range<Int>? {
    var index = start - 1
    while index >= max(0, start - Self.reach), outline.isWord(index) {
      if isKin(index, profile) { return index..<index + 1 }
      guard !outline.uses[index].isDisjoint(with: [.small, .lead]) else { return nil }
      index -= 1
    }
    return nil
  }

  private func isKin(_ index: Int, _ profile: SlotProfile) -> Bool {
    outline.phrase.isKin(index, profile.wording.tellingNames)
  }
}
