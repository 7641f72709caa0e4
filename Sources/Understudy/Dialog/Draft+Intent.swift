import AppIntents

extension Assistant {
  /// The tool with a name.
  func tool(named name: String) -> Tool? { tools.first { $0.name == name } }

  /// Makes values of what a request says, as clocks of the context tell it.
  func builder(for draft: Draft? = nil) throws -> EntityBuilder {
    let language = try extractor.languages.language(of: context.locale)
    return EntityBuilder(
      frame: try extractor.frame(of: context, language), zones: draft?.zones ?? [:],
      natives: draft?.natives ?? [:])
  }
}

extension EntityBuilder {
  /// A new intent with what a request says; nothing where it only fills a schema.
  func intent(of draft: Draft) throws(FillingError) -> (any ToolIntent)? {
    guard let type = draft.tool.type else { return nil }
    return try intent(of: type, draft.values)
  }

  private func intent<Intent: ToolIntent>(
    of type: Intent.Type, _ values: [JSONValue.Member]
  ) throws(FillingError) -> any ToolIntent {
    let intent: Intent = try intent(type, values: values)
    return intent
  }
}

extension Draft {
  /// The value of a parameter in its type, the first of several; nothing where it has none.
  func native(of parameter: PropertyDeclaration, built builder: EntityBuilder) -> Any? {
    let native =
      natives[parameter.name]?.value
      ?? values.first { $0.name == parameter.name }
      .flatMap { builder.value($0.value, of: parameter) }
    guard parameter.isArray, let elements = native as? [Any] else { return native }
    return elements.first
  }
}

extension Tool {
  /// The parameter that an intent asks about.
  func parameter(asking question: IntentQuestion) -> PropertyDeclaration? {
    guard let asked = question.parameter else { return nil }
    return parameters.first { $0.site == asked.site }
  }
}

/// An intent neither asked nor ended in time.
struct ToolTimeout: Error, CustomStringConvertible {
  let tool: String
  let limit: Duration

  var description: String { "'perform()' of '\(tool)' did not end within \(limit)" }
}
