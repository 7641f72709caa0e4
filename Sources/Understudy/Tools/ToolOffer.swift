/// A tool with what a phrase makes of its parameters.
struct ToolOffer {
  /// The tool.
  let grammar: SchemaGrammar
  /// Its parameters.
  let extraction: Extraction
  /// The values that were chosen for them.
  let chosen: [Candidate]

  /// How much the values tell that the phrase is meant for the tool, from 0 to 1.
  ///
  /// - Parameter idle: Whether a value is no more than a word in its place, so that it tells nothing.
  /// - Returns: 1 where nothing more is needed.
  func specificity(without idle: (Candidate) -> Bool) -> Double {
    min(1, chosen.filter { !idle($0) }.map(telling).reduce(0, +) / Self.enough)
  }

  /// The most that any values of a tool can tell.
  static func mostTelling(_ grammar: SchemaGrammar) -> Double {
    let most = grammar.profiles.indices.reduce(0) { sum, slot in
      let isEntry = grammar.matchers[slot] != nil
      let value = isEntry ? 1 : telling(grammar.profiles[slot], hasCue: true)
      return sum + (grammar.leaves[slot].isArray ? enough : value)
    }
    return min(1, most / enough)
  }

  /// How much values tell together where nothing more is needed.
  private static let enough = 2.0

  private func telling(_ candidate: Candidate) -> Double {
    // A cat may be any cat, and not the one of the app.
    if candidate.isSubtitle { return 0 }
    return candidate.isEntry
      ? 1 : Self.telling(grammar.profiles[candidate.slot], hasCue: candidate.cue != nil)
  }

  /// How much a value of a slot tells that the phrase is meant for the tool, from 0 to 1.
  ///
  /// Cases of the tool's own enumerations tell much, days and numbers little, words without a cue nothing.
  private static func telling(_ profile: SlotProfile, hasCue: Bool) -> Double {
    switch profile.slot.type {
    case .option, .boolean, .money, .measurement: 1
    case .text where profile.holdsWords: hasCue ? 0.3 : 0
    case .text, .duration: 0.7
    case .integer, .number: hasCue ? 0.5 : 0.2
    case .date, .entity, .other: 0.3
    }
  }

  /// Whether nothing but its place tells that some words are meant for a parameter.
  func isGuess(_ candidate: Candidate) -> Bool {
    guard grammar.leaves[candidate.slot].isRequired, candidate.cue == nil,
      candidate.marks.contains(.words)
    else { return false }
    return !candidate.reasons.contains { reason in
      switch reason.fact {
      case .quoted, .opened, .capitals: true
      default: false
      }
    }
  }

  /// Whether the last words of a phrase are somebody's own, not in quotation marks, which may go on.
  func endsInOwnWords(_ phrase: TokenizedPhrase) -> Bool {
    chosen.contains { candidate in
      grammar.profiles[candidate.slot].isFreeText && candidate.mention < 0
        && phrase.tokens[candidate.tokens.upperBound...].allSatisfy { !$0.shape.isWord }
        && !candidate.marks.contains(.quoted)
    }
  }
}
