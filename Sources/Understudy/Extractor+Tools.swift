extension Extractor {
  /// The tool that a phrase calls, with its parameters filled.
  ///
  /// - Parameters:
  ///   - tools: What may be called.
  ///   - phrase: What the user said.
  ///   - context: When, where and by which conventions it was said.
  /// - Returns: The call, and the tools that fit less well; no call where the phrase concerns none.
  /// - Throws: ``UnsupportedLocale``, or an error that names the context's time zone.
  public func choose(
    among tools: ToolSet, for phrase: String, in context: ReferenceContext
  ) throws -> ToolChoice {
    try withCaller(of: tools, in: context) { caller, reader in caller.choice(for: phrase, reader) }
  }

  /// The tools that a phrase calls one after the other.
  ///
  /// ```swift
  /// try extractor.calls(among: tools, for: "dim the lamp and set a timer for ten minutes", in: context)
  ///   .map { $0.chosen?.tool }   // ["dim_lamp", "set_timer"]
  /// ```
  ///
  /// - Parameters:
  ///   - tools: What may be called.
  ///   - phrase: What the user said.
  ///   - context: When, where and by which conventions it was said.
  /// - Returns: One choice for each request, in order; one alone where the phrase asks once, or where a part of it
  ///   calls no tool.
  /// - Throws: ``UnsupportedLocale``, or an error that names the context's time zone.
  public func calls(
    among tools: ToolSet, for phrase: String, in context: ReferenceContext
  ) throws -> [ToolChoice] {
    try withCaller(of: tools, in: context) { caller, reader in caller.calls(for: phrase, reader) }
  }
}
