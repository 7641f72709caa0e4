import AppIntents
import Synchronization

/// Asks the queries and providers of parameters, each question once and all at the same time.
///
/// One finder serves one turn of a conversation, since entities may change between turns.
final class EntityFinder: Sendable {
  /// What came of one question.
  typealias Outcome = Result<[EntityOption], EntityFailure>

  private let deadline: Deadline
  /// Stands where other questions have words.
  private static let properties = "\u{1}"
  private let asked = Mutex<[String: Task<Outcome, Never>]>([:])

  /// Waits for each query no longer than the limit.
  init(limit: Duration) {
    deadline = Deadline(limit)
  }

  /// What a source lists.
  func list(of source: EntitySource) async -> Outcome {
    await outcome(source, nil) { try await source.list() }
  }

  /// What a source finds by some words.
  func search(_ source: EntitySource, for words: String) async -> Outcome {
    await outcome(source, words) { try await source.search(words) }
  }

  /// What a source finds by what a phrase says of properties.
  func compare(
    _ source: EntitySource,
    _ read:
      @escaping @Sendable (EntitySchema) throws -> (
        values: [JSONValue.Member], builder: EntityBuilder
      )
  ) async -> Outcome {
    await outcome(source, Self.properties) { try await source.compare(read) }
  }

  /// The lists of some sources, by their names.
  func lists(of sources: [EntitySource]) async -> [String: Outcome] {
    await withTaskGroup(of: (String, Outcome).self) { group in
      for source in sources { group.addTask { (source.name, await self.list(of: source)) } }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }

  /// The options without those whose identity came before.
  private static func unique(_ options: [EntityOption]) -> [EntityOption] {
    var seen: Set<String> = []
    return options.filter { seen.insert($0.entry.id).inserted }
  }

  private func outcome(
    _ source: EntitySource, _ words: String?,
    of work: @escaping @Sendable () async throws -> [EntityOption]
  ) async -> Outcome {
    let deadline = deadline
    let task = asked.withLock { asked in
      let key = source.name + "\u{0}" + (words ?? "\u{0}")
      if let known = asked[key] { return known }
      let made = Task { () -> Outcome in
        do {
          return .success(Self.unique(try await deadline.value(of: work)))
        } catch {
          return .failure(
            EntityFailure(
              entity: source.title, words: words == Self.properties ? nil : words, error: error))
        }
      }
      asked[key] = made
      return made
    }
    return await task.value
  }
}
