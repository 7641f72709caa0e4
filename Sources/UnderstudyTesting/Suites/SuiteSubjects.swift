import AppIntents
import Understudy

/// The entities and tools that the phrases of a suite may fill.
public struct SuiteSubjects: Sendable {
  private let entities: [EntitySchema]
  private let tools: [EntitySchema]
  private let catalogues: [Catalogue]

  /// What one phrase is answered with.
  enum Subject {
    case entity(EntitySchema)
    case tools([EntitySchema])
  }

  /// A name that nothing on offer has.
  public struct UnknownSubject: Error, Hashable, CustomStringConvertible {
    /// The name.
    public let name: String
    /// The names on offer.
    public let known: [String]

    /// The name, and those that would do.
    public var description: String {
      let nearest = EditDistance.nearest(to: name, among: known)
      let names = known.isEmpty ? "none is offered" : "expected \(known.joined(separator: ", "))"
      return "there is no entity '\(name)': \(names)"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    }
  }

  /// Offers schemas.
  ///
  /// - Parameters:
  ///   - entities: The entities; the first one is filled where a suite names none.
  ///   - tools: The tools that `@tools` alone chooses among.
  ///   - catalogues: The entities that properties look up, those of schemas that suites name among them.
  public init(
    entities: [EntitySchema] = [], tools: [EntitySchema] = [], catalogues: [Catalogue] = []
  ) {
    self.entities = entities
    self.tools = tools
    self.catalogues = catalogues
  }

  /// Offers types of an app.
  public init<each Entity: GenerableEntity>(_ types: repeat (each Entity).Type) {
    var entities: [EntitySchema] = []
    for type in repeat each types { entities.append(EntitySchema(type)) }
    self.init(entities: entities)
  }

  func subject(of phraseCase: PhraseCase) throws(UnknownSubject) -> Subject {
    switch try named(in: phraseCase) {
    case .entity(let schema): .entity(schema.looking(up: catalogues))
    case .tools(let tools): .tools(tools.map { $0.looking(up: catalogues) })
    }
  }

  private func named(in phraseCase: PhraseCase) throws(UnknownSubject) -> Subject {
    switch phraseCase.target {
    case .schema(let schema): return .entity(schema)
    case .tools(let own): return .tools(own ?? tools)
    case .entity(let name):
      guard let schema = (entities + tools).first(where: { $0.name == name }) else {
        throw UnknownSubject(name: name, known: (entities + tools).map(\.name))
      }
      return .entity(schema)
    case .standard:
      if phraseCase.expected.tool != nil, !tools.isEmpty { return .tools(tools) }
      if let first = entities.first { return .entity(first) }
      guard !tools.isEmpty else { throw UnknownSubject(name: "", known: []) }
      return .tools(tools)
    }
  }
}
