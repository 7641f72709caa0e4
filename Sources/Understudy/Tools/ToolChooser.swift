/// Chooses the tool that a phrase calls, or none.
struct ToolChooser {
  private let words: TextWords

  init(words: TextWords) {
    self.words = words
  }

  /// The tool that fits best, if it fits well enough.
  func choice(among offers: [ToolOffer], for phrase: TokenizedPhrase) -> ToolChoice {
    let survey = ToolSurvey(phrase, words: words, tools: offers.map(\.grammar.toolWords))
    let evidence = offers.map(survey.evidence)
    let calls = zip(offers, evidence).map { offer, evidence in
      let tool = offer.grammar.schema.name
      return ToolChoice.Call(
        tool: tool, score: evidence.score, extraction: offer.extraction,
        explanation: Explanation(deferred: { evidence.explanation(of: tool) }))
    }
    let order = calls.indices.sorted { (-calls[$0].score, $0) < (-calls[$1].score, $1) }
    guard let best = order.first, isMeant(order.map { calls[$0].score })
    else {
      return ToolChoice(chosen: nil, others: order.map { calls[$0] })
    }
    let equals = order.filter { other in
      evidence[other] == evidence[best]
        && calls[other].extraction.values == calls[best].extraction.values
    }
    if equals.count > 1 {
      let others = order.filter { !equals.contains($0) }
      return ToolChoice(
        chosen: nil, ambiguous: equals.map { calls[$0] }, others: others.map { calls[$0] })
    }
    return ToolChoice(chosen: calls[best], others: order.dropFirst().map { calls[$0] })
  }

  /// Whether the best of some scores is good enough, or clearly better than those of many others.
  private func isMeant(_ scores: [Double]) -> Bool {
    let lead = scores.count >= Self.many ? scores[0] - scores[1] : 0
    return scores[0] >= (lead >= Self.clearLead ? Self.leadingThreshold : Self.threshold)
  }

  /// The score below which a phrase concerns no tool.
  private static let threshold = 0.332
  /// The same for a tool that leaves many others far behind.
  private static let leadingThreshold = 0.273
  private static let clearLead = 0.07
  private static let many = 5
}
