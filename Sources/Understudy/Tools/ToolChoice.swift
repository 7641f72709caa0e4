/// The answer to "which tool does this phrase call, and with what?".
public struct ToolChoice: Sendable {
  /// A tool with what the phrase makes of it.
  public struct Call: Sendable {
    /// The tool's name.
    public let tool: String
    /// How well the phrase fits the tool, from 0 to 1.
    public let score: Double
    /// Its parameters.
    public let extraction: Extraction
  }

  /// The tool that is called; none where the phrase concerns none of them.
  public let chosen: Call?
  /// The other tools, the best first.
  public let others: [Call]
}
