import UnderstudyLexicons

/// Fills the state or the country that must be told from the only town that was chosen.
struct PlaceParents {
  private let grammar: SchemaGrammar
  private let lexicons: LexiconIndex

  private enum Points {
    static let parent = 420
  }

  init(grammar: SchemaGrammar, lexicons: LexiconIndex) {
    self.grammar = grammar
    self.lexicons = lexicons
  }

  /// The assignment with the places that a town lies in.
  func completed(_ assignment: Assignment, _ offer: Offer) -> Assignment {
    let open = grammar.parents.filter { slot in
      !assignment.chosen.contains { $0.slot == slot && !isGuess($0) }
    }
    guard !open.isEmpty else { return assignment }
    let towns = assignment.chosen.compactMap { town(of: $0, offer) }
    guard towns.count == 1, let town = towns.first else { return assignment }
    return open.compactMap { parent($0, town) }.reduce(assignment) { assignment, parent in
      if let place = assignment.chosen.firstIndex(where: { $0.slot == parent.slot }) {
        return assignment.replacing(place, with: parent)
      }
      return assignment.adding(parent)
    }
  }

  /// Whether words that no lexicon lists were taken for a place where nothing points at them.
  private func isGuess(_ candidate: Candidate) -> Bool {
    candidate.cue == nil
      && candidate.reasons.contains { if case .unlisted = $0.fact { $0.points < 0 } else { false } }
  }

  private typealias Town = (candidate: Candidate, entry: Entry)

  private func town(of candidate: Candidate, _ offer: Offer) -> Town? {
    guard offer.mentions.indices.contains(candidate.mention),
      let reading = offer.mentions[candidate.mention].readings.first, reading.kind == "city",
      let entry = reading.entry.flatMap(lexicons.entry)
    else { return nil }
    return (candidate, entry)
  }

  private func parent(_ slot: Int, _ town: Town) -> Candidate? {
    let profile = grammar.profiles[slot]
    let kind = profile.kinds[0]
    guard let key = town.entry.text(kind), let parent = lexicons.entry(kind: kind, key: key) else {
      return nil
    }
    let code = key.split(separator: "-").last.map(String.init) ?? key
    let value = profile.asked.nameStyle == .key ? code : parent.name
    return Candidate(
      slot: slot, mention: -1, tokens: town.candidate.tokens, value: .string(value),
      alternatives: [], cue: nil,
      reasons: [.init(.holds(town.candidate.tokens), Points.parent)])
  }
}
