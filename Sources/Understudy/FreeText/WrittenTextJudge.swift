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
    static let inList = -700
    static let holdsName = 200
    static let ledAway = -250
    static let otherName = -250
  }

  init(grammar: SchemaGrammar, words: TextWords, phrase: TokenizedPhrase) {
    self.grammar = grammar
    self.words = words
    self.phrase = phrase
  }

  /// Whether a candidate is of those that it weighs, or that it weighs others by.
  static func concerns(_ candidate: Candidate) -> Bool {
    !candidate.marks.isDisjoint(with: [.words, .written, .typo])
  }

  /// Adds the reasons.
  func judge(_ candidates: inout [Candidate]) {
    let quotes = candidates.filter(isQuoted).map(\.tokens)
    let identities = candidates.filter { $0.marks.contains(.code) }
    let lists = candidates.filter { $0.marks.contains(.written) }
    let rivals = NameRivals(grammar: grammar, phrase: phrase, candidates: candidates)
    for index in candidates.indices {
      let candidate = candidates[index]
      let isInList = lists.contains {
        $0.slot == candidate.slot && $0.tokens.count > candidate.tokens.count
          && $0.tokens.overlaps(candidate.tokens)
      }
      if isInList { candidates[index].add(.init(.inList, Points.inList)) }
      if candidate.marks.contains(.words) {
        let isIdentity = grammar.profiles[candidate.slot].asked.isIdentity
        for reason in reasons(candidate, isIdentity, quotes) { candidates[index].add(reason) }
        if let name = rivals.otherName(than: candidate) {
          candidates[index].add(.init(.otherName(name), Points.otherName))
        }
        let isAround = identities.contains {
          $0.slot == candidate.slot && candidate.tokens != $0.tokens
            && candidate.tokens.overlaps($0.tokens)
        }
        if isAround { candidates[index].add(.init(.aroundIdentity, Points.aroundIdentity)) }
      } else if isSlip(candidate) {
        candidates[index].add(.init(.knownWord, Points.knownWord))
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
    if let name = ownName(in: candidate) {
      reasons.append(.init(.holdsName(name), Points.holdsName))
    }
    if isLedAway(candidate) { reasons.append(.init(.ledAway, Points.ledAway)) }
    if isBehindStop(candidate) { reasons.append(.init(.behindStop, Points.behindStop)) }
    return reasons
  }

  private func isQuoted(_ candidate: Candidate) -> Bool {
    candidate.marks.contains(.quoted)
  }

  /// Whether some words are only a part of a quotation, or lead to it.
  private func isTorn(_ quotation: Range<Int>, by tokens: Range<Int>, _ slot: Int) -> Bool {
    if tokens.upperBound == quotation.lowerBound - 1 { return !grammar.profiles[slot].isFreeText }
    guard quotation.overlaps(tokens), quotation != tokens else { return false }
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

  /// Whether a word such as "for" stands between words and the name of a slot behind them: "a patch for the game".
  private func isLedAway(_ candidate: Candidate) -> Bool {
    candidate.reasons.contains { reason in
      guard case .named(let name) = reason.fact, candidate.tokens.upperBound < name.lowerBound
      else { return false }
      return (candidate.tokens.upperBound..<name.lowerBound).contains {
        words.uses(of: phrase.tokens[$0]).contains(.lead)
      }
    }
  }

  /// The word in a name that says what it is the name of: "League" in "Premier League".
  private func ownName(in candidate: Candidate) -> Range<Int>? {
    let profile = grammar.profiles[candidate.slot]
    guard candidate.tokens.count > 1, !profile.isFreeText,
      !candidate.marks.contains(.named)
    else { return nil }
    let place = candidate.tokens.first { index in
      phrase.tokens[index].capitalization == .title
        && phrase.isKin(index, profile.wording.tellingNames)
    }
    return place.map { $0..<$0 + 1 }
  }

  private func isComma(_ index: Int) -> Bool {
    [0x2C, 0x3B].contains(phrase.phrase.units[Int(phrase.tokens[index].start)])
  }

  /// Whether a word that means something by itself was taken for a slip: "would" for "world".
  private func isSlip(_ candidate: Candidate) -> Bool {
    candidate.tokens.count == 1
      && candidate.marks.contains(.typo)
      && !words.uses(of: phrase.tokens[candidate.tokens.lowerBound]).isEmpty
  }
}
