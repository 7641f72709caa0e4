extension Extractor {
  /// What in the words of an entity or tool keeps phrases from filling it well.
  ///
  /// ```swift
  /// #expect(try extractor.lint(EntitySchema(TrainTrip.self)).isEmpty)
  /// ```
  ///
  /// - Parameters:
  ///   - schema: What the entity or tool asks for.
  ///   - locale: The language in which phrases will be said.
  /// - Returns: The findings; none where there is nothing to mend.
  /// - Throws: ``UnsupportedLocale``.
  public func lint(_ schema: EntitySchema, locale: String = "en_US") throws -> [LintFinding] {
    let language = try languages.language(of: locale)
    let grammar = try schemas.grammar(of: schema, in: language)
    let words = try LintWords(tokenizer: language.tokenizer)
    return Linter(grammar: grammar, language: language, words: words, kinds: kinds).findings()
  }

  /// What in the words of some tools keeps phrases from calling the right one and filling it well.
  ///
  /// - Parameters:
  ///   - tools: The tools that are offered together.
  ///   - locale: The language in which phrases will be said.
  /// - Returns: The findings of each tool, and those of tools that are too much alike.
  /// - Throws: ``UnsupportedLocale``.
  public func lint(_ tools: ToolSet, locale: String = "en_US") throws -> [LintFinding] {
    let language = try languages.language(of: locale)
    let grammars = try tools.tools.map { try schemas.grammar(of: $0, in: language) }
    return try ToolLinter(grammars: grammars, tokenizer: language.tokenizer).findings()
      + tools.tools.flatMap { try lint($0, locale: locale) }
  }
}
