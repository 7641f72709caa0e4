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

  /// Lends what chooses among tools, and a reader, to a body of code.
  func withCaller<Result>(
    of tools: ToolSet, in context: ReferenceContext,
    _ body: (ToolCaller, PhraseReader) -> Result
  ) throws -> Result {
    let language = try languages.language(of: context.locale)
    let frame = try frame(of: context, language)
    let grammars = try tools.tools.map {
      try schemas.grammar(
        of: $0, in: language, isStrict: context.conventions.matchesNamesStrictly)
    }
    let caller = ToolCaller(
      grammars: grammars, language: language, lexicons: lexicons, frame: frame)
    return readers.withReader { reader in body(caller, reader) }
  }
}
