/// Tells whether a phrase that fills some slots of a schema concerns it at all.
///
/// A day, a number or a lonely name is found in any sentence. Where something that must be told is missing,
/// the words that are understood are held against those that are not.
struct ConcernJudge {
  private let grammar: SchemaGrammar
  private let words: TextWords
  private let phrase: TokenizedPhrase
  private let offer: Offer

  /// What is found in sentences about anything.
  private static let common: Set<String> = [
    "date", "time", "dateTime", "dateInterval", "number", "duration", "boolean", "ordinal",
    "percentage",
  ]

  init(grammar: SchemaGrammar, words: TextWords, phrase: TokenizedPhrase, offer: Offer) {
    self.grammar = grammar
    self.words = words
    self.phrase = phrase
    self.offer = offer
  }

  /// Whether the phrase concerns the schema.
  ///
  /// - Parameters:
  ///   - assignment: What was chosen.
  ///   - unfit: What was not worth considering; what the phrase excludes is understood all the same.
  ///   - regions: Where the phrase names whole regions that leave a slot something to choose.
  /// - Returns: Whether more of it is understood than not.
  func concerns(
    _ assignment: Assignment, unfit: [Candidate], regions: [Range<Int>]
  ) -> Bool {
    if assignment.chosen.contains(where: isOwnWords) {
      return !isMereStatement(assignment) && !(isExclamation && isStatement)
    }
    let others = otherWords(than: assignment, unfit, regions)
    guard others.count > 0 else { return true }
    let weights = assignment.chosen.map(weight)
    // Several values that tell something are found together in few sentences about anything else.
    let further = max(0, weights.count { $0 > 0 } - 1)
    let evidence = weights.reduce((others.subjects + regions.count) * 2 + further, +)
    return evidence * 2 > others.count
  }

  /// Whether the words of a statement are all that fills what must be told.
  func isMereStatement(_ assignment: Assignment) -> Bool {
    let ownWords = assignment.chosen.filter(isOwnWords)
    let hasCase = assignment.chosen.contains { candidate in
      if case .option = grammar.profiles[candidate.slot].slot.type { true } else { false }
    }
    return !ownWords.isEmpty && !hasCase && !ownWords.contains(where: isPointed) && isStatement
  }

  private func isOwnWords(_ candidate: Candidate) -> Bool {
    candidate.mention < 0 && grammar.profiles[candidate.slot].holdsWords
  }

  /// Whether anything but its place tells that words are meant for a slot.
  private func isPointed(_ candidate: Candidate) -> Bool {
    candidate.cue != nil
      || candidate.reasons.contains { reason in
        switch reason.fact {
        case .quoted, .opened, .spokenTo, .capitals, .entry, .subtitle: true
        default: false
        }
      }
  }

  /// Whether the phrase tells something and asks for nothing: it begins as a sentence does, and no word commands.
  private var isStatement: Bool {
    guard let first = phrase.tokens.first, words.uses(of: first).contains(.small) else {
      return false
    }
    let isOfOthers = isExclamation || words.uses(of: first).contains(.third)
    return !phrase.tokens.contains { token in
      let uses = words.uses(of: token)
      // "It looks like snow" asks for nothing, as "I would like soup" does.
      if isOfOthers, uses.contains(.vague) { return false }
      return isSubject(token) && !uses.contains(.small) || !uses.isDisjoint(with: Self.asking)
    }
  }

  /// Whether the phrase only says how good or bad something is: "what a day".
  private var isExclamation: Bool {
    guard phrase.tokens.count > 2 else { return false }
    return words.uses(of: phrase.tokens[0]).contains(.asking)
      && words.uses(of: phrase.tokens[1]).contains(.article)
  }

  private static let asking: TextWords.Use = [.frame, .act, .telling]

  /// What a fill says of the phrase: nothing where its like is found anywhere, more where a word points at it.
  private func weight(of candidate: Candidate) -> Int {
    let profile = grammar.profiles[candidate.slot]
    let isNamed = candidate.reasons.contains { reason in
      switch reason.fact {
      case .named, .names: true
      default: false
      }
    }
    if isNamed, !profile.isCount { return 2 }
    if profile.isNumber, candidate.reasons.contains(where: isDescribed) { return 1 }
    let isCommon = kind(of: candidate, profile).map(Self.common.contains) ?? false
    guard !isCommon else { return 0 }
    if isNamed { return 2 }
    return candidate.mention >= 0 && (candidate.cue != nil || leadsOn(candidate)) ? 2 : 1
  }

  /// The kind of a value as it was said, else the one that its slot asks for.
  private func kind(of candidate: Candidate, _ profile: SlotProfile) -> String? {
    switch candidate.reasons.first?.fact {
    case .isKind(let kind): kind
    default: profile.kinds.first
    }
  }

  private func isDescribed(_ reason: Candidate.Reason) -> Bool {
    if case .described = reason.fact { true } else { false }
  }

  private func leadsOn(_ candidate: Candidate) -> Bool {
    candidate.reasons.contains { $0.fact == .before(.goal) }
  }

  /// How many words nothing understands, and how many name the schema itself.
  private func otherWords(
    than assignment: Assignment, _ unfit: [Candidate], _ regions: [Range<Int>]
  ) -> (count: Int, subjects: Int) {
    var isKnown = Array(repeating: false, count: phrase.tokens.count)
    func know(_ tokens: Range<Int>) { for token in tokens { isKnown[token] = true } }
    for candidate in assignment.chosen {
      know(candidate.tokens)
      if candidate.mention >= 0 { know(candidate.extent) }
      if let cue = candidate.cue { know(cue) }
    }
    for region in regions { know(region) }
    for candidate in unfit where candidate.isTakenBack { know(candidate.extent) }
    for tie in assignment.ties { for candidate in tie.candidates { know(candidate.tokens) } }
    for cue in offer.cues + offer.connectives { know(cue.tokens) }
    var (count, subjects) = (0, 0)
    for (index, token) in phrase.tokens.enumerated()
    where token.shape == .letters && !isKnown[index] {
      if isSubject(token) {
        subjects += 1
      } else if words.uses(of: token).isDisjoint(with: Self.empty) {
        count += 1
      }
    }
    return (count, subjects)
  }

  /// What words do that say nothing of what a phrase is about.
  private static let empty: TextWords.Use = [
    .lead, .frame, .small, .filler, .join, .vague, .denial, .opener,
  ]

  private func isSubject(_ token: Token) -> Bool {
    phrase.withNormalizedUnits(of: token) { grammar.subject.hasKin(of: $0) }
  }
}
