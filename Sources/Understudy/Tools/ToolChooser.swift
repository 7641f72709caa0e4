/// Chooses the tool that a phrase calls, or none.
struct ToolChooser {
  private let words: TextWords

  init(words: TextWords) {
    self.words = words
  }

  /// The tool that fits best, if it fits well enough.
  ///
  /// - Parameters:
  ///   - tools: The tools.
  ///   - phrase: What was said.
  ///   - fill: Fills the parameters of a tool; asked for those tools alone that may be chosen.
  /// - Returns: The choice, with what the phrase makes of the chosen tool.
  func choice(
    among tools: [SchemaGrammar], for phrase: TokenizedPhrase,
    filling fill: (SchemaGrammar) -> ToolOffer
  ) -> (choice: ToolChoice, offer: ToolOffer?) {
    let survey = ToolSurvey(phrase, words: words, tools: tools)
    let promises = tools.map(survey.promise)
    var evidence = promises.map(\.evidence)
    var offers: [Int: ToolOffer] = [:]
    var best = 0.0
    let byLimit = tools.indices.sorted { (-promises[$0].limit, $0) < (-promises[$1].limit, $1) }
    for tool in byLimit {
      guard promises[tool].limit >= need(best, among: tools.count) else { break }
      let offer = fill(tools[tool])
      offers[tool] = offer
      evidence[tool] = survey.evidence(for: offer, promises[tool])
      best = max(best, evidence[tool].score)
    }
    let calls = tools.indices.map { index in
      let tool = tools[index].schema.name
      let evidence = evidence[index]
      return ToolChoice.Call(
        tool: tool, score: evidence.score,
        extraction: offers[index]?.extraction ?? .unread(phrase.phrase.text, for: tool),
        explanation: Explanation(deferred: { evidence.explanation(of: tool) }))
    }
    return choice(among: calls, evidence, offers)
  }

  private func choice(
    among calls: [ToolChoice.Call], _ evidence: [ToolEvidence], _ offers: [Int: ToolOffer]
  ) -> (choice: ToolChoice, offer: ToolOffer?) {
    let order = calls.indices.sorted { (-calls[$0].score, $0) < (-calls[$1].score, $1) }
    guard let best = order.first, isMeant(order.map { calls[$0].score })
    else {
      return (ToolChoice(chosen: nil, others: order.map { calls[$0] }), nil)
    }
    let equals = order.filter { other in
      evidence[other] == evidence[best]
        && calls[other].extraction.values == calls[best].extraction.values
    }
    if equals.count > 1 {
      let others = order.filter { !equals.contains($0) }
      let choice = ToolChoice(
        chosen: nil, ambiguous: equals.map { calls[$0] }, others: others.map { calls[$0] })
      return (choice, nil)
    }
    let choice = ToolChoice(chosen: calls[best], others: order.dropFirst().map { calls[$0] })
    return (choice, offers[best])
  }

  /// The score that a tool must be able to reach so that it matters, the best so far having one.
  private func need(_ best: Double, among count: Int) -> Double {
    guard best < threshold(among: count) else { return best }
    guard count >= Self.many else { return Self.threshold }
    return best < Self.leadingThreshold ? Self.leadingThreshold : best - Self.clearLead
  }

  /// Whether the best of some scores is good enough, or clearly better than those of many others.
  private func isMeant(_ scores: [Double]) -> Bool {
    let lead = scores.count >= Self.many ? scores[0] - scores[1] : 0
    let threshold = threshold(among: scores.count)
    return scores[0] >= (lead >= Self.clearLead ? Self.leadingThreshold : threshold)
  }

  /// The score below which a phrase concerns no tool: among many, one is easily like anything.
  private func threshold(among count: Int) -> Double {
    count < Self.many ? Self.threshold : Self.thresholdOfMany
  }

  private static let threshold = 0.392
  private static let thresholdOfMany = 0.432
  /// The same for a tool that leaves many others far behind.
  private static let leadingThreshold = 0.357
  private static let clearLead = 0.07
  private static let many = 5
}
