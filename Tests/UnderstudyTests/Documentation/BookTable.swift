import AppIntents
import Foundation
import Testing
import Understudy
import UnderstudyTesting

let assistant = Result {
  try Assistant(
    tools: [BookTable.self], extractor: Extractor(),
    context: ReferenceContext(
      now: Date("2026-06-10T09:00:00Z", strategy: .iso8601), timeZone: .gmt, locale: "en_US"))
}

@Test func booksATable() async throws {
  let scenario = SiriScenario {
    UserTurn("book a table at the Stone Oven for four guests") {
      Finds { Restaurant.expectIdentifier("r1") }
      SiriResponse(.equals("What is the day?"))
    }
    UserTurn("on Friday") {
      Calls {
        BookTable.expect(
          restaurant: .equals("r1"), day: .equals("2026-06-12"), guests: .equals(4))
      }
    }
    UserTurn("yes") { SiriResponse(.contains("is booked")) }
  }
  try await scenario.verify(with: assistant.get())
}

@AppIntent(.tool)
struct BookTable: AppIntent {
  static let title: LocalizedStringResource = "Book a Table"
  static let description = IntentDescription("Books a table in a restaurant.")

  @Parameter(title: "Restaurant", description: "Where to eat")
  var restaurant: Restaurant

  @Parameter(title: "Day", description: "The day of the dinner", kind: .date)
  var day: Date

  @Parameter(title: "Guests", description: "How many people come", default: 2)
  var guests: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation()
    return .result(dialog: "Your table at \(restaurant.name) is booked.")
  }
}

struct Restaurant: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Restaurant"
  static let defaultQuery = RestaurantQuery()
  let id: String
  let name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct RestaurantQuery: EnumerableEntityQuery {
  static let all = [
    Restaurant(id: "r1", name: "The Stone Oven"), Restaurant(id: "r2", name: "Casa Verde"),
  ]

  func entities(for identifiers: [String]) async throws -> [Restaurant] {
    Self.all.filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [Restaurant] { Self.all }
}

@Suite struct TestingWithPhrasesTests {
  @Test func performsWithoutAScenario() async throws {
    let booked = try await assistant.get().perform(
      BookTable.self, for: "book a table at the Stone Oven on Friday", answers: "yes")
    #expect(booked.intent.guests == 2)
  }

  @Test func showsCodeThatRuns() throws {
    let code = try Page.source("BookTable.swift").joined(separator: "\n")
    for block in try Page.article("TestingWithPhrases").blocks("swift") {
      let lines = Page.lines(of: block).joined(separator: "\n")
      #expect(code.contains(lines), "no test runs:\n\(block)")
    }
  }
}
