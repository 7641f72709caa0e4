import AppIntents

extension EntitySchema {
  /// What a tool asks for, as its declaration says.
  ///
  /// An entity that a query finds is a slot for the words that name it.
  ///
  /// - Parameter type: The intent, declared with `@AppIntent(.tool)`.
  public init<Intent: ToolIntent>(tool type: Intent.Type) {
    let name = "\(type)"
    let described: IntentDescription? = type.description
    let keywords = described?.searchKeywords.map { String(localized: $0) } ?? []
    let sentences = [described.map { String(localized: $0.descriptionText) }].compactMap { $0 }
    self.init(
      name: name, title: String(localized: type.title),
      description: sentences.isEmpty
        ? nil : (sentences + keywords).joined(separator: " "),
      slots: type.parameterDeclarations.map { Slot(parameter: $0, of: name) })
  }
}

extension Slot {
  /// What a parameter asks for; words name it where a query or a provider finds its values.
  fileprivate init(parameter: PropertyDeclaration, of tool: String) {
    let slot = Slot(parameter, within: [tool])
    guard let source = EntitySource(of: parameter, in: tool) else {
      self = slot
      return
    }
    var shape = slot.shape
    shape.entity = source.name
    self.init(
      name: slot.name, title: slot.title, description: slot.description, type: .text, shape: shape,
      // The only entity of its kind is meant without being named.
      isRequired: slot.isRequired && !source.isUnique, isArray: slot.isArray,
      defaultValue: slot.defaultValue)
  }
}
