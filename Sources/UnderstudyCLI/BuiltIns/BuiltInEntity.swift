import Understudy

/// An entity that the command knows without a schema file.
package struct BuiltInEntity: Sendable {
  /// The name of its type.
  package let name: String
  /// One line that tells what it is.
  let summary: String
  /// The tool that takes it and nothing else, so that it can be offered in the tool's place.
  let tool: String
  /// What it asks for.
  package let schema: @Sendable () -> EntitySchema

  /// Every entity; the first one is filled where none is named.
  package static let all: [BuiltInEntity] = [
    BuiltInEntity(
      name: "FlightSearch", summary: "What a traveller asks a flight search for",
      tool: "SearchFlights"
    ) { EntitySchema(FlightSearch.self) }
  ]

  /// The entity of a name, or the first one.
  static func named(_ name: String?) throws(UsageError) -> BuiltInEntity {
    let names = all.map(\.name)
    if let entity = all.first(where: { $0.name == name ?? names.first }) { return entity }
    throw .invalidValue(
      name ?? "", option: "--entity", expected: names.joined(separator: ", "),
      nearest: NearestName(among: names)(to: name ?? ""))
  }
}
