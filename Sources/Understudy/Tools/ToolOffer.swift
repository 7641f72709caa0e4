/// A tool with what a phrase makes of its parameters.
struct ToolOffer {
  /// The tool.
  let grammar: SchemaGrammar
  /// Its parameters.
  let extraction: Extraction
  /// The values that were chosen for them.
  let chosen: [Candidate]

  /// How much a value tells that the phrase is meant for the tool, from 0 to 1.
  ///
  /// Cases of the tool's own enumerations tell much, days and numbers little, words without a cue nothing.
  func telling(_ candidate: Candidate) -> Double {
    let profile = grammar.profiles[candidate.slot]
    if candidate.isEntry { return 1 }
    switch profile.slot.type {
    case .option, .boolean, .money, .measurement: return 1
    case .text where profile.holdsWords: return candidate.cue == nil ? 0 : 0.5
    case .text, .duration: return 0.7
    case .integer, .number: return candidate.cue == nil ? 0.2 : 0.7
    case .date, .entity, .other: return 0.3
    }
  }

  /// Whether nothing but its place tells that some words are meant for a parameter.
  func isGuess(_ candidate: Candidate) -> Bool {
    guard grammar.leaves[candidate.slot].isRequired, candidate.cue == nil,
      candidate.reasons.contains(where: { $0.fact == .words })
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
        && !candidate.reasons.contains { $0.fact == .quoted }
    }
  }
}
