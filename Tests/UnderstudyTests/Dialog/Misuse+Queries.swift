import AppIntents
import Foundation
import Understudy

extension Misuse {
  /// Queries and providers that do not do what they promise.
  static let queries: [Misuse] = [
    phrase(
      "search that throws", "the query of 'Lamp' for 'hall' threw: the bridge is down",
      Dim<ThrowingSearch>.self, "dim the lamp called hall"),
    phrase(
      "list that throws", "the query of 'Lamp' threw: the bridge is down",
      Dim<ThrowingList>.self, "dim the lamp called hall"),
    phrase(
      "look-up of identities that throws",
      "the query of 'Lamp' for 'hall' threw: the bridge is down",
      Dim<ThrowingIdentities>.self, "dim the lamp called hall"),
    phrase(
      "search that never returns",
      "the query of 'Lamp' for 'hall' gave no answer within 0.2 seconds",
      Dim<EndlessSearch>.self, "dim the lamp called hall", query: .milliseconds(200)),
    phrase(
      "list that never returns", "the query of 'Lamp' gave no answer within 0.2 seconds",
      Dim<EndlessList>.self, "dim the lamp called hall", query: .milliseconds(200)),
    phrase(
      "search that finds nothing", "I know no lamp called hall", Dim<EmptySearch>.self,
      "dim the lamp called hall"),
    phrase(
      "query without search and list", "'hall' is no Dim<PlainQuery>.lamp", Dim<PlainQuery>.self,
      "dim the lamp called hall"),
    phrase(
      "the same entity twice", "Dim<TwiceSearch> gave hall", Dim<TwiceSearch>.self,
      "dim the lamp called hall"),
    phrase(
      "several that fit equally well", "Which lamp: Hall North, Hall South?",
      Dim<SeveralSearch>.self, "dim the lamp called hall"),
    phrase(
      "provider of another type",
      "gave a value of type 'String', which the parameter cannot hold", PickLamp.self,
      "pick the lamp called hall"),
    phrase(
      "provider that throws", "the query of 'Lamp' threw: the bridge is down", PickThrown.self,
      "pick the lamp called hall"),
    phrase(
      "failing query beside a value that was understood", "I know no lamp called hall",
      DimTo<EmptySearch>.self, "dim the lamp called hall to 30 percent"),
    phrase(
      "unique entity that cannot be had",
      "the query of 'Desk' threw: The result of 'Desk' holds no value", TidyDesk.self,
      "tidy the desk"),
  ]
}

/// What goes wrong in the tests.
struct BridgeDown: Error, CustomStringConvertible {
  let description = "the bridge is down"
}

struct Lamp: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lamp"
  static let defaultQuery = PlainQuery()
  let id: String
  let name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(_ id: String, _ name: String? = nil) {
    self.id = id
    self.name = name ?? id
  }
}

extension EntityQuery where Entity == Lamp {
  func entities(for identifiers: [String]) async throws -> [Lamp] { [] }
}

struct PlainQuery: EntityQuery {
  typealias Entity = Lamp
}

struct ThrowingSearch: EntityStringQuery {
  func entities(matching string: String) async throws -> [Lamp] { throw BridgeDown() }
}

struct ThrowingList: EnumerableEntityQuery {
  func allEntities() async throws -> [Lamp] { throw BridgeDown() }
}

struct ThrowingIdentities: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Lamp] { throw BridgeDown() }
  func entities(matching string: String) async throws -> [Lamp] { [Lamp("hall")] }
}

struct EndlessSearch: EntityStringQuery {
  func entities(matching string: String) async throws -> [Lamp] { await forever() }
}

struct EndlessList: EnumerableEntityQuery {
  func allEntities() async throws -> [Lamp] { await forever() }
}

struct EmptySearch: EntityStringQuery {
  func entities(matching string: String) async throws -> [Lamp] { [] }
}

struct TwiceSearch: EntityStringQuery {
  func entities(matching string: String) async throws -> [Lamp] { [Lamp("hall"), Lamp("hall")] }
}

struct SeveralSearch: EntityStringQuery {
  func entities(matching string: String) async throws -> [Lamp] {
    [Lamp("1", "Hall North"), Lamp("2", "Hall South")]
  }
}

/// Waits for something that never comes, whoever tells it to stop.
private func forever<Value>() async -> Value {
  await withUnsafeContinuation { (_: UnsafeContinuation<Value, Never>) in }
}

struct Dim<Query: EntityQuery>: ToolIntent {
  static var title: LocalizedStringResource { "Dim a Lamp" }
  @Parameter(title: "Lamp", description: "The name of the lamp", query: Query()) var lamp: Lamp
  func perform() async throws -> some ReturnsValue<String> { .result(value: lamp.id) }
}

struct DimTo<Query: EntityQuery>: ToolIntent {
  static var title: LocalizedStringResource { "Dim a Lamp" }
  @Parameter(title: "Lamp", description: "The name of the lamp", query: Query()) var lamp: Lamp
  @Parameter(title: "Level", description: "How bright, in percent") var level: Int
  func perform() async throws -> some ReturnsValue<String> { .result(value: lamp.id) }
}

struct WrongOptions: DynamicOptionsProvider {
  func results() async throws -> [String] { ["hall"] }
}

struct ThrownOptions: DynamicOptionsProvider {
  func results() async throws -> [Lamp] { throw BridgeDown() }
}

struct PickLamp: ToolIntent {
  static let title: LocalizedStringResource = "Pick a Lamp"
  @Parameter(title: "Lamp", optionsProvider: WrongOptions()) var lamp: Lamp
  func perform() async throws -> some IntentResult { .result() }
}

struct PickThrown: ToolIntent {
  static let title: LocalizedStringResource = "Pick a Lamp"
  @Parameter(title: "Lamp", optionsProvider: ThrownOptions()) var lamp: Lamp
  func perform() async throws -> some IntentResult { .result() }
}

struct Desk: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Desk"
  static var defaultQuery: UniqueAppEntityProvider<Desk> { UniqueAppEntityProvider() }
  let id = "desk"
  var displayRepresentation: DisplayRepresentation { "Desk" }
}

struct TidyDesk: ToolIntent {
  static let title: LocalizedStringResource = "Tidy the Desk"
  @Parameter(title: "Desk") var desk: Desk
  func perform() async throws -> some IntentResult { .result() }
}
