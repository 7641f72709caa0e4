import UnderstudyLexicons

/// Fills the state or the country that must be told from the only town that was chosen.
struct PlaceParents {
  private let leaves: [SlotLeaf]
  private let profiles: [SlotProfile]
  private let lexicons: LexiconIndex

  private enum Points {
    static let parent = 420
  }

  private static let kinds: Set<String> = ["subdivision", "country"]

  init(grammar: SchemaGrammar, lexicons: LexiconIndex) {
    leaves = grammar.leaves
    profiles = grammar.profiles
    self.lexicons = lexicons
  }

  /// The assignment with the places that a town lies in.
  func completed(_ assignment: Assignment, _ offer: Offer) -> Assignment {
    let open = leaves.indices.filter { slot in
      leaves[slot].isRequired && leaves[slot].outer.isEmpty && profiles[slot].kinds.count == 1
        && Self.kinds.contains(profiles[slot].kinds[0])
        && !assignment.chosen.contains { $0.slot == slot && !isGuess($0) }
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
    let kind = profiles[slot].kinds[0]
    guard let key = town.entry.text(kind), let parent = lexicons.entry(kind: kind, key: key) else {
      return nil
    }
    let code = key.split(separator: "-").last.map(String.init) ?? key
    let value = profiles[slot].asked.nameStyle == .key ? code : parent.name
    return Candidate(
      slot: slot, mention: -1, tokens: town.candidate.tokens, value: .string(value),
      alternatives: [], cue: nil,
      reasons: [.init(.holds(town.candidate.tokens), Points.parent)])
  }
}
