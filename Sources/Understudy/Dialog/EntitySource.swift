import AppIntents

/// Where the values of a parameter are looked for: the query of its entity, or a provider of its own.
struct EntitySource: Sendable {
  /// What tells it from other sources; the name of the catalogue that its list makes.
  let name: String
  /// What one of its values is called.
  let title: String
  /// The query or the provider.
  let provider: any DynamicOptionsProvider & Sendable

  /// The source of a parameter; nothing where its values are written from the phrase.
  init?(of parameter: PropertyDeclaration, in tool: String) {
    let entity = parameter.valueType as? any AppEntity.Type
    title =
      entity.map { String(localized: $0.typeDisplayRepresentation.name) } ?? parameter.title
    if let own = parameter.optionsProvider {
      name = "\(tool).\(parameter.name)"
      provider = own
    } else if let entity, parameter.kind == nil {
      name = entity.persistentIdentifier
      provider = Self.query(of: entity)
    } else {
      return nil
    }
  }

  private static func query<Entity: AppEntity>(
    of type: Entity.Type
  ) -> any DynamicOptionsProvider & Sendable { type.defaultQuery }

  /// Whether its one value is meant without being named.
  var isUnique: Bool { provider is any UniqueAppEntityQuery }

  // MARK: - What it offers

  /// The values that it lists; none where it can only be searched.
  func list() async throws -> [EntityOption] {
    switch provider {
    case let query as any UniqueAppEntityQuery: try await Self.unique(query)
    case let query as any EnumerableEntityQuery: try await Self.all(query)
    case let query as any EntityQuery: try await Self.suggested(query)
    default: try await Self.results(provider)
    }
  }

  private static func unique<Query: UniqueAppEntityQuery>(
    _ query: Query
  ) async throws -> [EntityOption] { [EntityOption(try await query.uniqueEntity())] }

  private static func all<Query: EnumerableEntityQuery>(
    _ query: Query
  ) async throws -> [EntityOption] { options(try await query.allEntities()) }

  private static func suggested<Query: EntityQuery>(
    _ query: Query
  ) async throws -> [EntityOption] { options(try await query.suggestedEntities()) }

  private static func results<Provider: DynamicOptionsProvider>(
    _ provider: Provider
  ) async throws -> [EntityOption] { options(try await provider.results()) }

  private static func options(_ found: some ResultsCollection) -> [EntityOption] {
    if let titled = found as? any TitledOptions {
      return titled.titledItems.map {
        EntityOption($0.value, title: $0.title, subtitle: $0.subtitle)
      }
    }
    return found.items.map { EntityOption($0) }
  }

  // MARK: - What it finds

  /// The values that it finds by some words: by an identity, by its own search, by properties.
  ///
  /// - Returns: The values, in the order in which the app gives them; none where it finds none.
  func search(_ words: String) async throws -> [EntityOption] {
    guard let query = provider as? any EntityQuery else { return [] }
    let identified = try await Self.identified(words, query)
    if !identified.isEmpty { return identified }
    if let query = query as? any EntityStringQuery {
      let matching = try await Self.matching(words, query)
      if !matching.isEmpty { return matching }
    }
    guard let query = query as? any EntityPropertyQuery else { return [] }
    return try await Self.comparing(words, query)
  }

  /// The values of whose properties a phrase speaks, such as "a trail under 10 km".
  func compare(
    _ read: @Sendable (EntitySchema) throws -> (values: [JSONValue.Member], builder: EntityBuilder)
  ) async throws -> [EntityOption] {
    guard let query = provider as? any EntityPropertyQuery else { return [] }
    return try await Self.comparing(query, read)
  }

  private static func comparing<Query: EntityPropertyQuery>(
    _ query: Query,
    _ read: (EntitySchema) throws -> (values: [JSONValue.Member], builder: EntityBuilder)
  ) async throws -> [EntityOption] {
    let samples = try await query.entities(matching: [], mode: .and, sortedBy: [], limit: 1)
    guard let sample = samples.items.first as? Query.Entity else { return [] }
    let properties = ComparedProperties<Query>(sample: sample)
    guard let schema = properties.schema else { return [] }
    let (values, builder) = try read(schema)
    let mappings = properties.mappings(of: values, built: builder)
    guard !mappings.isEmpty else { return [] }
    return options(
      try await query.entities(matching: mappings, mode: .and, sortedBy: [], limit: nil))
  }

  private static func identified<Query: EntityQuery>(
    _ words: String, _ query: Query
  ) async throws -> [EntityOption] {
    guard let id = Query.Entity.ID.entityIdentifier(for: words) else { return [] }
    return try await query.entities(for: [id]).map { EntityOption($0) }
  }

  private static func matching<Query: EntityStringQuery>(
    _ words: String, _ query: Query
  ) async throws -> [EntityOption] { options(try await query.entities(matching: words)) }

  private static func comparing<Query: EntityPropertyQuery>(
    _ words: String, _ query: Query
  ) async throws -> [EntityOption] {
    let comparators = Query.properties.properties.flatMap { property in
      TextComparison.mappings(of: property.comparators, with: words)
    }
    guard !comparators.isEmpty else { return [] }
    return options(
      try await query.entities(matching: comparators, mode: .or, sortedBy: [], limit: nil))
  }
}
