import AppIntents

// Conversations that fill one entity, and perform nothing.
extension Conversation {
  /// Takes a phrase for a description of the entity, or for a change of the one before.
  func fill(
    _ entity: Tool, _ phrase: String, _ scene: Scene, _ turn: inout Turn
  ) async throws {
    let whole = try scene.reader.filling(of: entity, from: phrase)
    let goesOn = scene.replies.isChange(phrase) || scene.replies.isAddition(phrase)
    let isWhole = whole.isWhole && !goesOn
    if let last, !isWhole, let addition = try addition(phrase, to: last, scene) {
      turn.tell("changes what was said", addition)
      draft = last
      draft?.merge(addition, adding: scene.replies.isAddition(phrase))
    } else {
      turn.tell("fills '\(entity.name)'", whole)
      guard whole.saysSomething || !whole.searched.isEmpty else { return }
      draft = Draft(entity)
      draft?.merge(whole)
    }
    try await goOn(scene, &turn)
  }

  /// What is known of the entity or the tool that is being spoken of.
  package struct State: Sendable {
    /// The name of the entity or the tool.
    package let name: String
    /// What was said of it so far.
    package let values: [JSONValue.Member]
    /// What it lacks.
    package let missing: [String]
  }

  /// What is being spoken of, or was last; nothing where nothing was said yet.
  package var state: State? {
    guard let draft = draft ?? last else { return nil }
    let missing = draft.tool.leaves.filter { draft.tool.demands($0) && !draft.hasValue($0) }
    let order = draft.tool.schema.slots.map(\.name)
    let values = order.compactMap { name in draft.values.first { $0.name == name } }
    return State(name: draft.tool.name, values: values, missing: missing.map(\.path))
  }
}
