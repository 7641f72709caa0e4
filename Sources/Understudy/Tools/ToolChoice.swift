/// The answer to "which tool does this phrase call, and with what?".
public struct ToolChoice: Sendable {
  /// A tool with what the phrase makes of it.
  public struct Call: Sendable {
    /// The tool's name.
    public let tool: String
    /// How well the phrase fits the tool, from 0 to 1.
    public let score: Double
    /// Its parameters; none are read where they could not have made the tool the best.
    public let extraction: Extraction
    /// What speaks for the tool and against it.
    public let explanation: Explanation
  }

  /// The tool that is called; none where the phrase concerns none of them.
  public let chosen: Call?
  /// The tools that the phrase calls equally well, so that none of them is chosen.
  public let ambiguous: [Call]
  /// The other tools, the best first.
  public let others: [Call]

  init(chosen: Call?, ambiguous: [Call] = [], others: [Call]) {
    self.chosen = chosen
    self.ambiguous = ambiguous
    self.others = others
  }

  /// The choice of nothing among nothing.
  public static let none = ToolChoice(chosen: nil, others: [])
}

extension ToolChoice {
  /// The same for a phrase of which this was a part that begins at an offset.
  func shifted(by offset: Int) -> ToolChoice {
    ToolChoice(
      chosen: chosen?.shifted(by: offset), ambiguous: ambiguous.map { $0.shifted(by: offset) },
      others: others.map { $0.shifted(by: offset) })
  }
}

extension ToolChoice.Call {
  fileprivate func shifted(by offset: Int) -> ToolChoice.Call {
    ToolChoice.Call(
      tool: tool, score: score, extraction: extraction.shifted(by: offset),
      explanation: explanation)
  }
}

extension Extraction {
  /// What is told of a tool whose parameters nobody has looked for.
  static func unread(_ phrase: String, for tool: String) -> Extraction {
    Extraction(
      phrase: phrase, entity: tool, status: .none, values: [], fills: [], missing: [],
      ambiguous: [], unused: [], defaults: [], dialog: nil, explanation: Explanation(""))
  }
}
