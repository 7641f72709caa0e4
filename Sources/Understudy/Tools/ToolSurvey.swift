/// What a phrase says, held against the words and parameters of the tools that it may call.
struct ToolSurvey {
  let phrase: TokenizedPhrase
  let words: TextWords
  /// The words that tell anything, each with its weight: those that come first ask for something, later ones may be
  /// what that is about.
  let content: [(index: Int, weight: Double)]
  let request: VerbGroups.Request
  /// From a word of a tool's name to how many tools are named by it.
  private let counts: [[UInt16]: Int]

  private static let leading = 3
  private static let later = 0.6
  private static let topic = 0.6

  /// Reads a phrase once for all tools.
  init(_ phrase: TokenizedPhrase, words: TextWords, tools: [SchemaGrammar]) {
    self.phrase = phrase
    self.words = words
    let telling = phrase.tokens.indices.filter { index in
      let token = phrase.tokens[index]
      let uses = words.uses(of: token)
      return token.shape == .letters
        && uses.isDisjoint(with: [.small, .filler, .vague, .join])
        && (uses.isDisjoint(with: .lead) || uses.contains(.frame))
    }
    content = telling.enumerated().map { ($1, $0 < Self.leading ? 1 : Self.later) }
    request = words.verbs.request(of: phrase, words)
    counts = tools.reduce(into: [:]) { counts, tool in
      for word in tool.toolWords.names { counts[word.units, default: 0] += 1 }
    }
  }

  /// What a tool's words speak for, before anybody has looked at its parameters.
  func promise(of grammar: SchemaGrammar) -> ToolPromise {
    var promise = ToolPromise()
    guard !content.isEmpty else { return promise }
    addWords(of: grammar.toolWords, to: &promise)
    promise.evidence[.verb] = agreement(with: grammar.toolWords)
    if isCommanded(grammar) {
      promise.evidence[.commanded] = promise.evidence[.named] * promise.evidence[.named]
    }
    // "Set a timer" asks for the tool, though all else is still to be told.
    if isNamed(promise), promise.foreign.isEmpty { promise.evidence[.titled] = 1 }
    if words.verbs.contradict(grammar.toolWords.ownVerbs, request) || isDenied(grammar) {
      promise.evidence[.contrary] = 1
    }
    if grammar.toolWords.contrasts.contains(where: { $0.isSaid(in: phrase) }) {
      promise.evidence[.contrasted] = 1
    }
    // Whoever is told something is sent a message, whatever that is about.
    if request.isTelling { promise.evidence[.topic] = max(0, promise.evidence[.verb]) }
    promise.limit = promise.evidence.score(withAtMost: limits(of: promise, grammar))
    return promise
  }

  /// What speaks for a tool and against it, its parameters being filled.
  func evidence(for offer: ToolOffer, _ promise: ToolPromise) -> ToolEvidence {
    guard !content.isEmpty else { return promise.evidence }
    var evidence = promise.evidence
    let taken = promise.foreign.filter { word in
      offer.chosen.contains { $0.tokens.contains(word.index) }
    }
    for word in taken { evidence[.understood] += word.share }
    // "Set a timer for ten minutes" does so as well.
    if isNamed(promise), taken.count == promise.foreign.count { evidence[.titled] = 1 }
    let isTold = promise.telling.contains { word in
      !offer.chosen.contains { $0.tokens.contains(word) }
    }
    evidence[.telling] = isTold ? 1 : 0
    addParameters(to: &evidence, offer)
    return evidence
  }

  /// Whether all of a tool's name was said.
  private func isNamed(_ promise: ToolPromise) -> Bool {
    content.count > 1 && promise.evidence[.named] == 1
  }

  // MARK: - Words

  private func addWords(of tool: ToolWords, to promise: inout ToolPromise) {
    var hits = Set<Int>()
    let all = content.reduce(0) { $0 + $1.weight }
    for (index, weight) in content {
      let found = phrase.withNormalizedUnits(of: phrase.tokens[index]) {
        Self.weights(of: $0, tool)
      }
      hits.formUnion(found.names)
      if index == content.first?.index {
        promise.evidence[.opening] = max(found.described, found.isTopic ? Self.topic : 0)
      }
      if found.names.isEmpty {
        promise.evidence[.described] += found.described * weight / all
        promise.evidence[.topic] += found.isTopic ? weight * Self.topic : 0
      }
      if found.described > 0 || found.isTopic {
        promise.evidence[.understood] += weight / all
        if !words.isGeneral(phrase.tokens[index]) { promise.telling.append(index) }
      } else {
        promise.foreign.append((index, weight / all))
      }
    }
    promise.evidence[.topic] = min(1, promise.evidence[.topic])
    promise.evidence[.telling] = promise.telling.isEmpty ? 0 : 1
    promise.evidence[.things] = share(
      of: hits.filter { !tool.names[$0].isVerb }, among: tool.names)
    promise.evidence[.named] = share(of: hits, among: tool.names)
    promise.evidence.words = hits.sorted().map {
      String(units: tool.names[$0].units)
    }
  }

  /// Which words of a tool's name a word is a form of, how much it tells of its description, and whether it is of its topic.
  private static func weights(
    of units: UnsafeBufferPointer<UInt16>, _ tool: ToolWords
  ) -> (names: [Int], described: Double, isTopic: Bool) {
    let names = tool.names.indices.filter { WordKin.areKin(tool.names[$0].units, units) }
    guard names.isEmpty else { return (names, 1, true) }
    let described =
      tool.others.lazy.filter { WordKin.areKin($0.units, units) }.map(\.weight).max() ?? 0
    return ([], described, tool.topics.contains { WordKin.areKin($0.units, units) })
  }

  /// How much of a name was said; a word that names many of the tools tells little.
  private func share(of hits: Set<Int>, among names: [ToolWords.Word]) -> Double {
    let weights = names.map { 1 / Double(counts[$0.units] ?? 1).squareRoot() }
    let all = weights.reduce(0, +)
    return all == 0 ? 0 : hits.sorted().reduce(0) { $0 + weights[$1] } / all
  }

  // MARK: - Parameters

  /// The most of each sort of evidence that parameters may add to a promise.
  private func limits(
    of promise: ToolPromise, _ grammar: SchemaGrammar
  ) -> [(ToolEvidence.Sort, Double)] {
    let foreign =
      grammar.leaves.isEmpty ? 0 : promise.foreign.reduce(0) { $0 + $1.share }
    return [
      (.understood, foreign), (.complete, 1), (.specific, ToolOffer.mostTelling(grammar)),
      (.titled, isNamed(promise) && !grammar.leaves.isEmpty ? 1 : 0),
    ]
  }

  private func addParameters(to evidence: inout ToolEvidence, _ offer: ToolOffer) {
    let required = offer.grammar.leaves.count { $0.isRequired }
    let isNone = required > 0 && offer.extraction.status == .none
    evidence[.complete] = isNone || !offer.extraction.missing.isEmpty ? 0 : 1
    let judge = IdleValueJudge(phrase: phrase, words: words, verb: request.verb)
    func isIdle(_ candidate: Candidate) -> Bool { judge.isIdle(candidate, of: offer.grammar) }
    evidence[.specific] = offer.specificity(without: isIdle)
    if offer.chosen.contains(where: isIdle) { evidence[.idle] = 1 }
    let guessed = offer.chosen.count { offer.isGuess($0) }
    evidence[.guessed] = required == 0 ? 0 : min(1, Double(guessed) / Double(required))
  }
}
