import Foundation
import Testing

@testable import UnderstudyCLI

@Suite struct ReplTests {
  private func repl(_ change: (inout Settings) -> Void = { _ in }) throws -> Repl {
    var settings = Settings()
    change(&settings)
    settings.now = .init("2026-06-10T09:00")
    settings.timeZone = .gmt
    settings.locale = "en_US"
    let machine = Machine(
      environment: [:], clock: { Date(timeIntervalSince1970: 0) }, timeZone: .gmt, cores: 1,
      terminalColumns: nil)
    return try Repl(settings: settings, machine: machine)
  }

  @Test func keepsWhatWasSaidBefore() async throws {
    let repl = try repl()
    _ = await repl.answer("from Oslo to Rome")
    let lines = await repl.answer("on 3 July")
    #expect(
      lines?.joined(separator: "\n") == """
          on 3 July
             ┬─────
             date

          date = 2026-07-03 ← 3 July  (or 2025-07-03)

          FlightSearch: filled
          said before: origin = OSL, destination = ROM
        """)
    _ = await repl.answer("make it Madrid, to Madrid")
    #expect(await repl.kept.first { $0.name == "destination" }?.value == .string("MAD"))
    #expect(await repl.kept.count == 3)
  }

  @Test func takesAnAnswerToWhatItAsks() async throws {
    let repl = try repl()
    let asked = await repl.answer("to Rome tomorrow")
    #expect(asked?.last == "  “What is the origin?”")
    let answer = await repl.answer("Oslo")
    #expect(
      answer?.joined(separator: "\n") == """
          Oslo
          ┬───
          origin

          origin = OSL ← Oslo

          FlightSearch: filled
          said before: destination = ROM, date = 2026-06-11
        """)
  }

  @Test func beginsAnewWithAWholeRequest() async throws {
    let repl = try repl()
    _ = await repl.answer("business class from Oslo to Rome tomorrow")
    _ = await repl.answer("from Madrid to Lisbon on 3 July")
    #expect(await repl.kept.map(\.name) == ["origin", "destination", "date"])
  }

  @Test func goesOnAtAnotherMoment() async throws {
    let repl = try repl()
    _ = await repl.answer("from Oslo to Rome")
    _ = await repl.answer(":now 2026-12-01T09:00")
    _ = await repl.answer("tomorrow")
    #expect(await repl.kept.first { $0.name == "date" }?.value == .string("2026-12-02"))
    #expect(await repl.kept.count == 3)
  }

  @Test func choosesAmongToolsAndLooksUpEntities() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (tools, boats) = (folder.appending(path: "t.json"), folder.appending(path: "b.json"))
    try Data(
      """
      [{"name": "MoorBoat", "description": "Moors a boat for some nights.", "parameters": {
         "properties": {"boat": {"type": "string", "title": "Boat", "x-entity": "boats"},
           "nights": {"type": "integer", "title": "Nights", "description": "How many nights"}},
         "required": ["boat", "nights"]}},
       {"name": "PaintBoat", "description": "Paints a boat.", "parameters": {
         "properties": {"boat": {"type": "string", "title": "Boat", "x-entity": "boats"}},
         "required": ["boat"]}}]
      """.utf8
    ).write(to: tools)
    try Data(
      #"{"name": "boats", "entries": [{"id": "1", "title": "Heron"}, {"id": "2", "title": "Teal"}]}"#
        .utf8
    ).write(to: boats)
    let repl = try repl {
      $0.schema = tools.path
      $0.catalogues = [boats.path]
    }
    #expect(await repl.answer("moor the Heron")?.last == "  “How many nights?”")
    #expect(await repl.answer("three")?.contains("  MoorBoat: filled") == true)
    _ = await repl.answer("make it five")
    #expect(await repl.kept.last?.value == .number("5"))
    _ = await repl.answer("and two for the Teal")
    #expect(await repl.kept.map(\.value.label) == ["Teal", "2"])
    #expect(await repl.answer("paint the Heron")?.contains("  PaintBoat: filled") == true)
    #expect(await repl.answer("what a day")?.last == "  nothing to fill")
  }

  @Test func addsToAList() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let schema = """
      {"title": "Picnic", "description": "What goes into the basket", "type": "object",
       "properties": {"food": {"type": "array", "description": "What to eat",
         "items": {"type": "string", "enum": ["figs", "cheese", "olives", "rolls"]}}}}
      """
    try Data(schema.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let repl = try repl { $0.schema = file.path }
    var lists: [String] = []
    for phrase in ["pack figs and cheese", "and olives", "also figs", "make it rolls"] {
      let told = await repl.answer(phrase) ?? []
      if phrase == "and olives" {
        #expect(told.contains("  altogether: food = figs, cheese, olives"))
      }
      lists.append(await repl.kept.map { $0.value.plainText }.joined())
    }
    #expect(lists == ["figs, cheese", "figs, cheese, olives", "figs, cheese, olives", "rolls"])
  }

  @Test func startsAfreshWhenTold() async throws {
    let repl = try repl()
    _ = await repl.answer("from Oslo to Rome")
    let answer = await repl.answer(":new")
    #expect(answer == ["  starting afresh"])
    #expect(await repl.kept.isEmpty)
  }

  @Test(arguments: [
    (":locale de_DE", "  locale is de_DE"), (":now 2026-01-01", "  now is 2026-01-01"),
    (":explain", "  explanations are on"),
    (":expalin", "  unknown ':expalin'; did you mean ':explain'?"),
    (":locale", "  ':locale' needs a value: :locale LOCALE"),
    (
      ":locale xx_XX",
      "  'xx_XX' is no value of '--locale': expected a language and a region, such as en_US"
    ),
    (
      ":entity FlightSerch",
      "  'FlightSerch' is no value of '--entity': expected FlightSearch; did you mean 'FlightSearch'?"
    ),
  ]) func changesHowPhrasesAreRead(line: String, answer: String) async throws {
    let repl = try repl()
    let found = await repl.answer(line)
    #expect(found == [answer])
  }

  @Test func endsWhenTold() async throws {
    let repl = try repl()
    let (end, nothing) = (await repl.answer(":quit"), await repl.answer(""))
    #expect(end == nil)
    #expect(nothing == [])
  }
}
