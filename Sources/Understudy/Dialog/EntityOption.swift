import AppIntents

/// A value that a query or a provider offers for a parameter, and what it is called.
struct EntityOption: Sendable {
  /// The value, in the type of the parameter.
  let value: SentValue
  /// The names by which a phrase may mean it.
  let entry: CatalogueEntry

  /// Takes a value under its own name, or under one that the options around it give it.
  init(_ value: Any, title: String? = nil, subtitle: String? = nil) {
    self.value = SentValue(value)
    let display = (value as? any InstanceDisplayRepresentable)?.displayRepresentation
    let name = title ?? display.map { String(localized: $0.title) } ?? DisplayedName.of(value)
    entry = CatalogueEntry(
      id: (value as? any AppEntity).map { Self.id(of: $0) } ?? name, title: name,
      subtitle: subtitle ?? display?.subtitle.map { String(localized: $0) },
      synonyms: display?.synonyms.map { String(localized: $0) } ?? [])
  }

  private static func id(of entity: some AppEntity) -> String {
    entity.id.entityIdentifierString
  }
}
