/// Tells slots of one kind apart by words near a value that are forms of their names or descriptions: "remind"
/// and "reminder".
struct VerbScorer {
  private let grammar: SchemaGrammar
  private let outline: PhraseOutline

  private static let kin = 120
  private static let described = 100
  /// The most words between a value and such a word.
  private static let reach = 4

  init(grammar: SchemaGrammar, outline: PhraseOutline) {
    self.grammar = grammar
    self.outline = outline
  }

  /// Adds what the words before values say.
  func score(_ candidates: inout [Candidate]) {
    for index in candidates.indices where candidates[index].mention >= 0 {
      let profile = grammar.profiles[candidates[index].slot]
      guard profile.hasLike, !profile.isNumber, candidates[index].cue == nil,
        let reason = reason(before: candidates[index].extent.lowerBound, profile)
      else { continue }
      candidates[index].add(reason)
      // Who says the verb of a slot needs no word for its role.
      if reason.points == Self.kin, profile.slot.type == .duration,
        let silence = candidates[index].reasons.first(where: { $0.fact.marks == .unsaid })
      {
        candidates[index].add(.init(silence.fact, -silence.points))
      }
    }
  }

  private func reason(before start: Int, _ profile: SlotProfile) -> Candidate.Reason? {
    var index = start - 1
    while index >= max(0, start - Self.reach), outline.isWord(index) {
      let word = index..<index + 1
      if outline.phrase.isKin(index, profile.wording.tellingNames) {
        return .init(.described(by: word), Self.kin)
      }
      if outline.phrase.isKin(index, profile.wording.tellingWords) {
        return .init(.described(by: word), Self.described)
      }
      guard !outline.uses[index].isDisjoint(with: [.small, .lead]) else { return nil }
      index -= 1
    }
    return nil
  }
}
