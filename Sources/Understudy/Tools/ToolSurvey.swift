/// What a phrase says, held against the words and parameters of the tools that it may call.
struct ToolSurvey {
  private let phrase: TokenizedPhrase
  private let words: TextWords
  private let content: [Int]
  private let verbs: Set<Int>
  /// From a word of a tool's name to how many tools are named by it.
  private let counts: [[UInt16]: Int]

  /// Reads a phrase once for all tools.
  init(_ phrase: TokenizedPhrase, words: TextWords, tools: [ToolWords]) {
    self.phrase = phrase
    self.words = words
    content = phrase.tokens.indices.filter { index in
      let token = phrase.tokens[index]
      let uses = words.uses(of: token)
      return token.shape == .letters
        && uses.isDisjoint(with: [.small, .filler, .vague, .join])
        && (uses.isDisjoint(with: .lead) || uses.contains(.frame))
    }
    verbs = words.verbs.groups(in: phrase)
    counts = tools.reduce(into: [:]) { counts, tool in
      for word in tool.names { counts[word.units, default: 0] += 1 }
    }
  }

  /// What speaks for a tool and against it.
  func evidence(for offer: ToolOffer) -> ToolEvidence {
    var evidence = ToolEvidence()
    guard !content.isEmpty else { return evidence }
    addWords(to: &evidence, offer)
    addParameters(to: &evidence, offer)
    evidence[.verb] = words.verbs.agreement(of: verbs, with: offer.grammar.toolWords.verbs)
    return evidence
  }

  // MARK: - Words

  private func addWords(to evidence: inout ToolEvidence, _ offer: ToolOffer) {
    let tool = offer.grammar.toolWords
    var hits = Set<Int>()
    for index in content {
      let isTaken = offer.chosen.contains { $0.tokens.contains(index) }
      phrase.withNormalizedUnits(of: phrase.tokens[index]) { units in
        let named = tool.names.indices.filter { WordKin.areKin(tool.names[$0].units, units) }
        hits.formUnion(named)
        let weight =
          named.isEmpty
          ? tool.others.lazy.filter { WordKin.areKin($0.units, units) }.map(\.weight).max() ?? 0
          : 1
        if named.isEmpty { evidence[.described] += weight }
        if index == content.first { evidence[.opening] = weight }
        evidence[.understood] += isTaken || weight > 0 ? 1 : 0
      }
    }
    evidence[.described] /= Double(content.count)
    evidence[.understood] /= Double(content.count)
    evidence[.named] = share(of: hits, among: tool.names)
    evidence.words = hits.sorted().map { String(decoding: tool.names[$0].units, as: UTF16.self) }
  }

  /// How much of a name was said; a word that names many of the tools tells little.
  private func share(of hits: Set<Int>, among names: [ToolWords.Word]) -> Double {
    let weights = names.map { 1 / Double(counts[$0.units] ?? 1).squareRoot() }
    let all = weights.reduce(0, +)
    return all == 0 ? 0 : hits.sorted().reduce(0) { $0 + weights[$1] } / all
  }

  // MARK: - Parameters

  private func addParameters(to evidence: inout ToolEvidence, _ offer: ToolOffer) {
    let required = offer.grammar.leaves.count { $0.isRequired }
    let missing = offer.extraction.missing.count
    let isNone = required > 0 && offer.extraction.status == .none
    evidence[.filled] =
      required == 0 ? 1 : isNone ? 0 : 1 - Double(missing) / Double(required)
    evidence[.complete] = evidence[.filled] < 1 ? 0 : 1
    let telling = offer.chosen.map(offer.telling).reduce(0, +)
    evidence[.specific] = min(1, telling / 2)
    let due = offer.chosen.count + missing
    evidence[.sure] = due == 0 ? 0 : telling / Double(due)
    let guessed = offer.chosen.count { offer.isGuess($0) }
    evidence[.guessed] = required == 0 ? 0 : min(1, Double(guessed) / Double(required))
  }
}
