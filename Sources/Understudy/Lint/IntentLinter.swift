import AppIntents

/// Finds parameters of an intent whose entities no words can look up.
struct IntentLinter {
  private let type: any ToolIntent.Type

  init(_ type: any ToolIntent.Type) {
    self.type = type
  }

  /// What is wrong, in the order of the parameters.
  func findings() -> [LintFinding] { type.parameterDeclarations.compactMap(finding) }

  private func finding(_ parameter: PropertyDeclaration) -> LintFinding? {
    let tool = "\(type)"
    guard !parameter.isOptional, parameter.defaultValue == nil,
      let source = EntitySource(of: parameter, in: tool), source.provider is any EntityQuery,
      !isSearchable(source.provider)
    else { return nil }
    return LintFinding(
      rule: .noStringQuery, schema: tool, property: parameter.name,
      message: "It is required, and no words look up a '\(parameter.valueType)'.",
      fix:
        "Let '\(Swift.type(of: source.provider))' be an EntityStringQuery or list all its entities."
    )
  }

  private func isSearchable(_ provider: Any) -> Bool {
    provider is any EntityStringQuery || provider is any EnumerableEntityQuery
      || provider is any UniqueAppEntityQuery || provider is any EntityPropertyQuery
  }
}

extension Extractor {
  /// What in the words and queries of some intents keeps phrases from calling and filling them well.
  ///
  /// - Parameters:
  ///   - types: The intents that are offered together.
  ///   - locale: The language in which phrases will be said.
  /// - Returns: The findings of each intent, and those of intents that are too much alike.
  /// - Throws: ``UnsupportedLocale``.
  public func lint(
    tools types: [any ToolIntent.Type], locale: String = "en_US"
  ) throws -> [LintFinding] {
    func schema<Intent: ToolIntent>(_ type: Intent.Type) -> EntitySchema {
      EntitySchema(tool: type)
    }
    return try lint(ToolSet(types.map { schema($0) }), locale: locale)
      + types.flatMap { IntentLinter($0).findings() }
  }
}
