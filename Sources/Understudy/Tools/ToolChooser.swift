/// Chooses the tool that a phrase calls, or none.
struct ToolChooser {
  private let words: TextWords

  init(words: TextWords) {
    self.words = words
  }

  /// What speaks for a tool, each from 0 to 1.
  struct Fit {
    /// How much of the phrase the words of the tool's name explain.
    var named = 0.0
    /// How much of the phrase the words of its description and parameters explain.
    var described = 0.0
    /// How much of the phrase went into its parameters.
    var taken = 0.0
    /// How many of the words of its name were said.
    var said = 0.0
    /// How much of the phrase has to do with the tool, be it by a word or by a parameter.
    var explained = 0.0
    /// How sure its parameters are, the required ones that have none counted as not sure at all.
    var sure = 0.0
    /// How much its parameters tell that the phrase is meant for it.
    var specific = 0.0
    /// Whether the first words that tell anything are its own.
    var opening = 0.0
    /// How many of its required parameters have a value.
    var filled = 0.0
  }

  /// The tool that fits best, if it fits well enough.
  func choice(among offers: [ToolOffer], for phrase: TokenizedPhrase) -> ToolChoice {
    let content = phrase.tokens.indices.filter { tells(phrase.tokens[$0]) }
    let fits = offers.map { fit($0, phrase, content) }
    let calls = zip(offers, fits).map { offer, fit in
      ToolChoice.Call(
        tool: offer.grammar.schema.name, score: score(fit, offer), extraction: offer.extraction)
    }
    let order = calls.indices.sorted { (-calls[$0].score, $0) < (-calls[$1].score, $1) }
    guard let best = order.first, calls[best].score >= Self.threshold
    else {
      return ToolChoice(chosen: nil, others: order.map { calls[$0] })
    }
    return ToolChoice(chosen: calls[best], others: order.dropFirst().map { calls[$0] })
  }

  /// The score below which a phrase concerns no tool.
  private static let threshold = 0.34

  /// How much each sort of evidence counts; together they make one.
  private enum Weight {
    static let described = 0.2
    static let said = 0.25
    static let filled = 0.19
    static let explained = 0.05
    static let specific = 0.22
    static let opening = 0.09
    static let missing = -0.08
  }

  private func score(_ fit: Fit, _ offer: ToolOffer) -> Double {
    let sum =
      Weight.described * fit.described + Weight.said * fit.said + Weight.filled * fit.filled
      + Weight.explained * fit.explained + Weight.specific * fit.specific
      + Weight.opening * fit.opening + (fit.filled < 1 ? Weight.missing : 0)
    return min(1, max(0, (sum * 1_000).rounded() / 1_000))
  }

  private func tells(_ token: Token) -> Bool {
    let uses = words.uses(of: token)
    return token.shape == .letters
      && uses.isDisjoint(with: [.small, .filler, .vague, .join])
      && (uses.isDisjoint(with: .lead) || uses.contains(.frame))
  }

  private func fit(_ offer: ToolOffer, _ phrase: TokenizedPhrase, _ content: [Int]) -> Fit {
    var fit = Fit()
    guard !content.isEmpty else { return fit }
    let tool = offer.grammar.toolWords
    var hits = Set<Int>()
    for index in content {
      let isTaken = offer.chosen.contains { $0.tokens.contains(index) }
      if isTaken { fit.taken += 1 }
      phrase.withNormalizedUnits(of: phrase.tokens[index]) { units in
        let named = tool.names.indices.filter { WordKin.areKin(tool.names[$0].units, units) }
        hits.formUnion(named)
        if !named.isEmpty {
          fit.named += 1
          if index == content.first { fit.opening = 1 }
          fit.explained += 1
        } else {
          let weight =
            tool.others.lazy.filter { WordKin.areKin($0.units, units) }.map(\.weight).max() ?? 0
          fit.described += weight
          if index == content.first { fit.opening = weight }
          fit.explained += isTaken || weight > 0 ? 1 : 0
        }
      }
    }
    let count = Double(content.count)
    fit.named /= count
    fit.described /= count
    fit.taken /= count
    fit.explained /= count
    let telling = offer.chosen.map(offer.telling)
    let due = offer.chosen.count + offer.extraction.missing.count
    fit.sure = due == 0 ? 0 : telling.reduce(0, +) / Double(due)
    fit.specific = min(1, telling.reduce(0, +) / 2)
    fit.said = tool.names.isEmpty ? 0 : Double(hits.count) / Double(tool.names.count)
    let required = offer.grammar.leaves.count { $0.isRequired }
    fit.filled =
      required == 0 ? 1 : 1 - Double(offer.extraction.missing.count) / Double(required)
    if required > 0, offer.extraction.status == .none { fit.filled = 0 }
    return fit
  }
}
