import AppIntents
import Foundation
import Testing
import Understudy

@Suite struct ConversationTests {
  private func assistant() throws -> Assistant {
    try Stage.assistant([OrderTea.self, WaterPlants.self, Erase.self])
  }

  @Test func answersAllThatAnIntentAsks() async throws {
    let turns = try await assistant().respond(
      to: "water the plants", answers: "three", "the second one", "yes", "tonight")
    #expect(
      turns.map { $0.question?.text }
        == ["How many liters?", "Fern or cactus?", "Really that one?", "Now or tonight?", nil])
    #expect(turns[0].calls.map(\.tool) == ["WaterPlants"])
    #expect(turns[1...].allSatisfy { $0.calls.isEmpty })
    let water = turns[4].ended.first?.performed(WaterPlants.self)
    #expect(water?.value == ["3", "cactus", "Tonight"])
    #expect(turns[4].responses == ["Done."])
  }

  @Test func tellsTheIntentThatSomebodyDeclined() async throws {
    let turns = try await assistant().respond(
      to: "water the plants", answers: "three", "fern", "no")
    #expect(turns.last?.responses == ["Nothing was watered."])
  }

  @Test func asksAgainWhereAnAnswerMakesNoSense() async throws {
    let turns = try await assistant().respond(
      to: "water the plants", answers: "purple", "5", "purple", "cactus")
    #expect(
      turns.map { $0.question?.text }
        == [
          "How many liters?", "How many liters?", "Fern or cactus?", "Fern or cactus?",
          "Really that one?",
        ])
  }

  @Test func keepsWhatWasFilled() async throws {
    let turns = try await assistant().respond(
      to: "order 3 mugs of tea for Friday", answers: "black")
    #expect(turns[0].question?.parameter == "tea")
    #expect(turns[0].question?.sort == .value)
    let tea = turns[1].ended.first?.performed(OrderTea.self)?.intent
    #expect(tea?.mugs == 3)
    #expect(tea?.day == (try Date("2026-06-12T00:00:00Z", strategy: .iso8601)))
  }

  @Test func mergesAChangeIntoWhatWasPerformed() async throws {
    let turns = try await assistant().respond(
      to: "order 3 mugs of green tea for Friday", answers: "make it Saturday", "make it black")
    let teas = turns.compactMap { $0.ended.first?.performed(OrderTea.self)?.intent }
    #expect(teas.map(\.mugs) == [3, 3, 3])
    #expect(teas.map(\.tea) == [.green, .green, .black])
    #expect(teas.map { $0.day.map { Int($0.timeIntervalSince1970) / 86_400 % 7 } } == [1, 2, 2])
  }

  @Test func mergesCountsIntoWhatWasPerformed() async throws {
    let turns = try await assistant().respond(
      to: "order 3 mugs of green tea for Friday", answers: "make it five",
      "and two black ones", "and one more for Saturday")
    let teas = turns.compactMap { $0.ended.first?.performed(OrderTea.self)?.intent }
    #expect(teas.map(\.mugs) == [3, 5, 2, 1])
    #expect(teas.map(\.tea) == [.green, .green, .black, .black])
    #expect(turns.allSatisfy { $0.question == nil })
  }

  @Test func doesNotOrderAgainForANumberInOtherWords() async throws {
    let turns = try await assistant().respond(
      to: "order 3 mugs of green tea", answers: "call room 5", "there are 4 of us")
    #expect(turns[1...].allSatisfy { $0.calls.isEmpty })
  }

  @Test func dropsAQuestion() async throws {
    let turns = try await assistant().respond(
      to: "water the plants", answers: "never mind", "order green tea")
    guard case .dropped? = turns[1].ended.first?.outcome else {
      Issue.record("the first call was not dropped")
      return
    }
    #expect(turns[1].responses.isEmpty)
    #expect(turns[2].ended.map(\.tool) == ["OrderTea"])
  }

  @Test func leavesAQuestionForAnotherRequest() async throws {
    let turns = try await assistant().respond(
      to: "erase the disk", answers: "order 2 mugs of green tea")
    #expect(turns[1].calls.map(\.tool) == ["OrderTea"])
    #expect(turns[1].ended.count == 2)
  }

  @Test func forgetsNothingWithoutAConversation() async throws {
    let first = try await assistant().respond(to: "order 3 mugs of tea")
    let second = try await assistant().respond(to: "order black tea")
    #expect(first.last?.question != nil)
    let tea = second.last?.ended.first?.performed(OrderTea.self)?.intent
    #expect(tea?.mugs == 1)
  }

  @Test func givesTheSameOnManyThreads() async throws {
    let assistant = try assistant()
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<20 {
        group.addTask {
          let turns = try await assistant.respond(
            to: "order 3 mugs of tea for Friday", answers: "black")
          return turns.map { "\($0.explanation)\n\($0.responses)" }.joined(separator: "\n")
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(texts.count == 1)
  }
}

extension ConversationTests {
  @Test func hearsOneAfterTheOther() async throws {
    let conversation = try Stage.assistant([OrderTea.self, WaterPlants.self]).conversation()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { try await conversation.say("order green tea") } }
      try await group.waitForAll()
    }
    let turns = await conversation.turns
    #expect(turns.count == 8)
    #expect(turns.allSatisfy { $0.ended.map(\.tool) == ["OrderTea"] })
  }
}
