import Testing

@testable import Understudy

@Suite struct FrequencyFillingTests {
  private func value(_ phrase: String, title: String, description: String) throws -> JSONValue? {
    let schema = EntitySchema(
      name: "Dose", title: "Dose",
      slots: [
        Slot(
          name: "count", title: title, description: description, type: .integer(lower: 1, upper: 99)
        ),
        Slot(name: "remedy", title: "Remedy", type: .text, isRequired: false),
      ])
    let found = try Engine.extractor.extract(schema, from: phrase, in: Engine.context())
    return found.values.first { $0.name == "count" }?.value
  }

  @Test(arguments: [
    ("twice a day", "2"), ("9 times a day", "9"), ("once daily", "1"), ("thrice per day", "3"),
    ("four times every day", "4"), ("3x daily", "3"), ("two times a night", "2"),
    ("take the remedy twice a day", "2"),
  ]) func countsHowOftenSomethingIsDone(phrase: String, count: String) throws {
    let found = try value(
      phrase, title: "Times per day", description: "How many times a day it is taken")
    #expect(found == .number(count))
  }

  @Test func takesNoCountOfAnotherUnitOfTime() throws {
    let title = "Times per day"
    #expect(try value("twice a week", title: title, description: "How many") == nil)
    #expect(try value("5 times a year", title: title, description: "How many") == nil)
  }

  @Test(arguments: ["twice a week", "2 times a month", "two times an hour"])
  func takesAnyUnitOfTimeWhereNoneIsNamed(phrase: String) throws {
    #expect(
      try value(phrase, title: "Frequency", description: "How often it is taken") == .number("2"))
  }

  @Test func isNoCountOfThings() throws {
    #expect(try value("twice a day", title: "Bottles", description: "How many to buy") == nil)
  }

  @Test func staysARecurrenceOnItsOwn() throws {
    let context = try Engine.context()
    #expect(try Engine.values("twice a day", in: context) == ["recurrence FREQ=HOURLY;INTERVAL=12"])
    #expect(try Engine.values("9 times a day", in: context).isEmpty)
    let all = try Engine.extractor.recognize("9 times a day", in: context, all: true)
    #expect(all.first { $0.kind == "frequency" }?.value == .number("9"))
  }
}
