/// Weighs words for the slots that hold names by how they are written: in quotation marks, as identities, behind marks.
struct WrittenTextJudge {
  private let grammar: SchemaGrammar
  private let words: TextWords
  private let phrase: TokenizedPhrase

  private enum Points {
    static let torn = -400
    static let noIdentity = -250
    static let aroundIdentity = -500
    static let quoted = 100
    static let knownWord = -400
    static let behindStop = -250
    static let article = -800
  }

  init(grammar: SchemaGrammar, words: TextWords, phrase: TokenizedPhrase) {
    self.grammar = grammar
    self.words = words
    self.phrase = phrase
  }

  /// Adds the reasons.
  func judge(_ candidates: inout [Candidate]) {
    let quotes = candidates.filter(isQuoted).map(\.tokens)
    let identities = candidates.filter {
      $0.reasons.contains { $0.fact == .isKind(SlotProfile.codeKind) }
    }
    for index in candidates.indices {
      let candidate = candidates[index]
      if candidate.reasons.contains(where: { $0.fact == .words }) {
        let isIdentity = grammar.profiles[candidate.slot].asked.isIdentity
        for reason in reasons(candidate, isIdentity, quotes) { candidates[index].add(reason) }
        let isAround = identities.contains {
          $0.slot == candidate.slot && candidate.tokens.count > $0.tokens.count
            && candidate.tokens.overlaps($0.tokens)
        }
        if isAround { candidates[index].add(.init(.aroundIdentity, Points.aroundIdentity)) }
      } else if isSlip(candidate) {
        candidates[index].add(.init(.knownWord, Points.knownWord))
      } else if isArticle(candidate) {
        candidates[index].add(.init(.article, Points.article))
      }
    }
  }

  private func reasons(
    _ candidate: Candidate, _ isIdentity: Bool, _ quotes: [Range<Int>]
  ) -> [Candidate.Reason] {
    var reasons: [Candidate.Reason] = []
    if isQuoted(candidate) {
      reasons.append(.init(.quoted, Points.quoted))
    } else if quotes.contains(where: { isTorn($0, by: candidate.tokens, candidate.slot) }) {
      reasons.append(.init(.tornQuotation, Points.torn))
    } else if isIdentity, candidate.cue == nil {
      reasons.append(.init(.noIdentity, Points.noIdentity))
    }
    if isBehindStop(candidate) { reasons.append(.init(.behindStop, Points.behindStop)) }
    return reasons
  }

  private func isQuoted(_ candidate: Candidate) -> Bool {
    candidate.reasons.contains { $0.fact == .quoted }
  }

  /// Whether some words are only a part of a quotation, or lead to it.
  private func isTorn(_ quotation: Range<Int>, by tokens: Range<Int>, _ slot: Int) -> Bool {
    if tokens.upperBound == quotation.lowerBound - 1 { return !grammar.profiles[slot].isFreeText }
    guard quotation.overlaps(tokens) else { return false }
    return !(tokens.lowerBound < quotation.lowerBound && quotation.upperBound < tokens.upperBound)
  }

  /// Whether a comma stands between the name of a slot and words behind it: "the district, available at once".
  private func isBehindStop(_ candidate: Candidate) -> Bool {
    candidate.reasons.contains { reason in
      guard case .named(let name) = reason.fact, name.upperBound < candidate.tokens.lowerBound
      else { return false }
      return (name.upperBound..<candidate.tokens.lowerBound).contains { isComma($0) }
    }
  }

  private func isComma(_ index: Int) -> Bool {
    [0x2C, 0x3B].contains(phrase.phrase.units[Int(phrase.tokens[index].start)])
  }

  /// Whether a word that means something by itself was taken for a slip: "would" for "world".
  private func isSlip(_ candidate: Candidate) -> Bool {
    candidate.tokens.count == 1
      && candidate.reasons.contains { if case .typo = $0.fact { true } else { false } }
      && !words.uses(of: phrase.tokens[candidate.tokens.lowerBound]).isEmpty
  }

  /// Whether a small word only stands before the name of the slot: "a limit of 20".
  private func isArticle(_ candidate: Candidate) -> Bool {
    let next = candidate.tokens.upperBound
    let profile = grammar.profiles[candidate.slot]
    guard profile.isNumber, candidate.tokens.count == 1, next < phrase.tokens.count,
      words.uses(of: phrase.tokens[candidate.tokens.lowerBound]).contains(.small)
    else { return false }
    return phrase.withNormalizedUnits(of: phrase.tokens[next]) { units in
      profile.wording.tellingNames.contains { WordKin.areKin($0, units) }
    }
  }
}
