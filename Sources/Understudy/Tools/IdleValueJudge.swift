/// Tells which values are words that do no more than stand where a value is due.
struct IdleValueJudge {
  private let phrase: TokenizedPhrase
  private let words: TextWords
  /// The verb that the phrase asks by, by what tokens know it by.
  private let verb: UInt64?

  init(phrase: TokenizedPhrase, words: TextWords, verb: UInt64?) {
    self.phrase = phrase
    self.words = words
    self.verb = verb
  }

  /// Whether a value is a word where an identity is due, begins with the verb that asks or with what somebody wants to
  /// do, or only says again what the tool is about.
  func isIdle(_ candidate: Candidate, of tool: SchemaGrammar) -> Bool {
    guard isMereWords(candidate) else { return false }
    let profile = tool.profiles[candidate.slot]
    if profile.asked.isIdentity { return !isCalledIdentity(candidate) }
    guard !profile.isFreeText else { return false }
    if isWish(candidate.tokens.lowerBound) { return true }
    guard candidate.cue == nil else { return false }
    return phrase.tokens[candidate.tokens.lowerBound].hash == verb
      || isOwn(candidate.tokens, of: tool.toolWords.own)
  }

  /// Whether a word tells what somebody wants to do: "I'd like to linger".
  private func isWish(_ index: Int) -> Bool {
    index > 1 && words.roles(after: phrase.tokens[index - 1]).contains(.goal)
      && words.uses(of: phrase.tokens[index - 2]).contains(.frame)
  }

  /// Whether a value is made of small words alone, and nothing but its place tells that they are one.
  private func isMereWords(_ candidate: Candidate) -> Bool {
    let isTold = candidate.reasons.contains { reason in
      switch reason.fact {
      case .quoted, .opened, .capitals, .example, .rest: true
      default: false
      }
    }
    guard !isTold, candidate.marks.contains(.words) else { return false }
    return candidate.tokens.allSatisfy { index in
      let token = phrase.tokens[index]
      return token.shape == .letters
        && (token.capitalization == .lower || index == 0 && token.capitalization == .title)
    }
  }

  /// Whether the words before a value say that an identity follows: "with the ID alpha".
  private func isCalledIdentity(_ candidate: Candidate) -> Bool {
    let start = candidate.tokens.lowerBound
    return (candidate.cue ?? 0..<0).contains(where: isMark) || start > 0 && isMark(start - 1)
  }

  /// Whether a word says what sort of value follows: "ID", and not "for".
  private func isMark(_ index: Int) -> Bool {
    words.isMark(phrase.tokens[index]) && words.uses(of: phrase.tokens[index]).isEmpty
  }

  /// Whether all telling words of a value are those of a tool.
  private func isOwn(_ tokens: Range<Int>, of tool: KinWords) -> Bool {
    let telling = tokens.filter {
      words.uses(of: phrase.tokens[$0]).isDisjoint(with: [.small, .filler, .vague, .join])
    }
    return !telling.isEmpty && telling.allSatisfy { phrase.isKin($0, tool) }
  }
}
