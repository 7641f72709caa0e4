import Foundation
import Synchronization
import Understudy

/// The two verbs that read phrases, for programs that hand over JSON and take JSON back.
///
/// One engine serves all threads.
package final class EmbeddedEngine: Sendable {
  private let filling: EntityFilling
  private let recognizing: MentionRecognizing
  private let contexts: ContextOptions
  private let tools = ToolLibrary()
  /// Readers that nobody uses just now; each keeps the contexts that it has made.
  private let idle = Mutex<[RequestReader]>([])

  /// What is wrong with the options of an engine.
  private enum Fault: Error, CustomStringConvertible {
    case unknown(String, nearest: String?)
    case noSchema

    var description: String {
      switch self {
      case .unknown(let name, let nearest):
        "unknown option '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
      case .noSchema: "'schema' holds no schema"
      }
    }
  }

  private static let names = [
    "entity", "schema", "now", "timeZone", "locale", "conventions",
  ]

  /// Opens an engine.
  ///
  /// - Parameter options: A JSON object with what holds for requests that say nothing else: `entity`, or
  ///   `schema` with a JSON Schema or a list of tools; `now`, `timeZone`, `locale`, `conventions`.
  /// - Throws: What is wrong with the options, or with the resources.
  package init(options: [UInt8]) throws {
    let value = options.isEmpty ? .object([]) : try JSONValue(parsing: options)
    guard case .object(let members) = value else { throw RequestError.Fault.notObject }
    for member in members where !Self.names.contains(member.name) {
      throw Fault.unknown(
        member.name, nearest: NearestName(among: Self.names)(to: member.name))
    }
    let extractor = try Extractor()
    filling = try Self.filling(value, extractor)
    recognizing = try MentionRecognizing(extractor: extractor, kinds: nil, all: false)
    contexts = try Self.contexts(members)
    // A locale that the engine does not know would fail at every request.
    _ = try recognizing.answer(Request(id: nil, phrase: "", context: contexts.context))
  }

  private static func filling(_ options: JSONValue, _ extractor: Extractor) throws -> EntityFilling
  {
    guard let schema = options["schema"] else {
      guard let name = try RequestMembers(options).string("entity") else {
        return EntityFilling(extractor: extractor)
      }
      return EntityFilling(
        [try BuiltInEntity.named(name).schema()], isList: false, extractor: extractor)
    }
    guard case .array(let definitions) = schema else {
      return EntityFilling([try EntitySchema(json: schema)], isList: false, extractor: extractor)
    }
    guard !definitions.isEmpty else { throw Fault.noSchema }
    let tools = try ToolSet(reading: definitions) { json throws(SchemaError) in
      try EntitySchema(json: json)
    }
    return EntityFilling(tools.tools, isList: true, extractor: extractor)
  }

  /// Reads the context as that of a request, so that both are written alike.
  private static func contexts(_ members: [JSONValue.Member]) throws -> ContextOptions {
    let key = try RequestMembers(.object(members)).contextKey()
    var cache = ContextCache(
      ContextOptions(
        now: .instant(Date()), timeZone: .current, locale: "en_US", conventions: Conventions()))
    let context = try cache.context(for: key)
    return ContextOptions(
      now: .instant(context.now), timeZone: context.timeZone, locale: context.locale,
      conventions: context.conventions)
  }

  /// What a request's phrase fills, as one line of JSON; what is wrong with it where it cannot be answered.
  package func parse(_ request: UnsafeBufferPointer<UInt8>) -> [UInt8] { answer(request, filling) }

  /// What a request's phrase mentions, as one line of JSON.
  package func recognize(_ request: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    answer(request, recognizing)
  }

  private func answer(
    _ bytes: UnsafeBufferPointer<UInt8>, _ answering: some Answering
  ) -> [UInt8] {
    var reader =
      idle.withLock { $0.popLast() }
      ?? RequestReader(.auto, contexts: ContextCache(contexts), tools: tools)
    defer { idle.withLock { $0.append(reader) } }
    var buffer: [UInt8] = []
    json(bytes, answering, &reader).write(to: &buffer)
    return buffer
  }

  private func json(
    _ bytes: UnsafeBufferPointer<UInt8>, _ answering: some Answering, _ reader: inout RequestReader
  ) -> JSONValue {
    do {
      return try answering.answer(reader.read(bytes)).json(offsets: .scalar, explained: false)
    } catch let error as RequestError {
      return LineFailure(id: error.id, line: 1, error: "\(error.fault)")
        .json(offsets: .scalar, explained: false)
    } catch {
      return LineFailure(id: nil, line: 1, error: "\(error)")
        .json(offsets: .scalar, explained: false)
    }
  }
}
