import AppIntents
import Foundation
import Synchronization
import Testing
import Understudy

@Suite struct EntitySearchTests {
  /// Counts what queries are asked.
  final class Log: Sendable {
    @TaskLocal static var current = Log()
    let lines = Mutex<[String]>([])

    func note(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private func turns(_ phrase: String) async throws -> (turn: Turn?, log: [String]) {
    let log = Log()
    let turns = try await Log.$current.withValue(log) {
      try await Stage.assistant([LendBooks.self, DustShelves.self])
        .respond(to: phrase)
    }
    return (turns.last, log.lines.withLock { $0 })
  }

  @Test func asksEachQuestionOnce() async throws {
    let (turn, log) = try await turns("lend the book Dune")
    #expect(turn?.ended.first?.performed(LendBooks.self)?.intent.book.id == "b1")
    #expect(Set(log).count == log.count)
  }

  @Test func findsByIdentityBeforeAll() async throws {
    let (turn, log) = try await turns("lend the book b2")
    #expect(turn?.ended.first?.performed(LendBooks.self)?.intent.book.title == "Emma")
    #expect(log.contains("identity b2"))
  }

  @Test func tellsWhatWasFound() async throws {
    let turn = try await turns("lend the book Emma").turn
    #expect(turn?.found.map(\.title) == ["Emma"])
    #expect(turn?.found.map(\.parameter) == ["LendBooks.book"])
  }

  @Test func tellsWhatWasNotFound() async throws {
    let turn = try await turns("lend the book Ulysses").turn
    #expect(turn?.calls.isEmpty == true)
    #expect(turn?.unfound.map(\.words) == ["Ulysses"])
    #expect(
      turn?.question?.text == "I know no book called ulysses. Which book?"
        || turn?.question?.text == "I know no book called Ulysses. Which book?")
  }

  @Test func fillsTheOnlyEntityWithoutWords() async throws {
    let turn = try await turns("dust the shelves").turn
    #expect(turn?.ended.first?.performed(DustShelves.self)?.intent.library.id == "main")
  }
}

struct Book: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()
  let id: String
  let title: String
  var displayRepresentation: DisplayRepresentation { "\(title)" }
}

struct BookQuery: EntityStringQuery {
  static let all = [Book(id: "b1", title: "Dune"), Book(id: "b2", title: "Emma")]

  func entities(for identifiers: [String]) async throws -> [Book] {
    EntitySearchTests.Log.current.note("identity \(identifiers.joined())")
    return Self.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Book] {
    EntitySearchTests.Log.current.note("words \(string)")
    return Self.all.filter { $0.title.lowercased() == string.lowercased() }
  }

  func suggestedEntities() async throws -> [Book] {
    EntitySearchTests.Log.current.note("suggestions")
    return Self.all
  }
}

struct LendBooks: ToolIntent {
  static let title: LocalizedStringResource = "Lend a Book"
  static let description = IntentDescription("Lends a book of the library.")
  @Parameter(title: "Book", description: "The title of the book") var book: Book
  func perform() async throws -> some IntentResult { .result() }
}

struct Library: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Library"
  static var defaultQuery: UniqueAppEntityProvider<Library> {
    UniqueAppEntityProvider { Library() }
  }
  let id = "main"
  var displayRepresentation: DisplayRepresentation { "Main Library" }
}

struct DustShelves: ToolIntent {
  static let title: LocalizedStringResource = "Dust the Shelves"
  static let description = IntentDescription("Dusts the shelves of the library.")
  @Parameter(title: "Library", description: "Where") var library: Library
  func perform() async throws -> some IntentResult { .result() }
}
