import Foundation
import Testing

@testable import UnderstudyCLI

@Suite struct ReplTests {
  private func repl() throws -> Repl {
    var settings = Settings()
    settings.now = .init("2026-06-10T09:00")
    settings.timeZone = .gmt
    settings.locale = "en_US"
    let machine = Machine(
      environment: [:], clock: { Date(timeIntervalSince1970: 0) }, timeZone: .gmt, cores: 1,
      terminalColumns: nil)
    return try Repl(settings: settings, machine: machine)
  }

  @Test func keepsWhatWasSaidBefore() throws {
    var repl = try repl()
    _ = repl.answer("from Oslo to Rome")
    let lines = repl.answer("on 3 July")
    #expect(
      lines?.joined(separator: "\n") == """
          on 3 July
             ┬─────
             date

          date = 2026-07-03 ← 3 July  (or 2025-07-03)

          FlightSearch: filled
          said before: origin = OSL, destination = ROM
        """)
    _ = repl.answer("make it Madrid, to Madrid")
    #expect(repl.kept.first { $0.name == "destination" }?.value == .string("MAD"))
    #expect(repl.kept.count == 3)
  }

  @Test func startsAfreshWhenTold() throws {
    var repl = try repl()
    _ = repl.answer("from Oslo to Rome")
    let answer = repl.answer(":new")
    #expect(answer == ["  starting afresh"])
    #expect(repl.kept.isEmpty)
  }

  @Test(arguments: [
    (":locale de_DE", "  locale is de_DE"), (":now 2026-01-01", "  now is 2026-01-01"),
    (":explain", "  explanations are on"),
    (":expalin", "  unknown ':expalin'; did you mean ':explain'?"),
    (":locale", "  ':locale' needs a value: :locale LOCALE"),
    (
      ":locale xx_XX",
      "  'xx_XX' is no locale that ICU knows; expected an identifier such as 'en_US'"
    ),
    (
      ":entity FlightSerch",
      "  'FlightSerch' is no value of '--entity': expected FlightSearch; did you mean 'FlightSearch'?"
    ),
  ]) func changesHowPhrasesAreRead(line: String, answer: String) throws {
    var repl = try repl()
    let found = repl.answer(line)
    #expect(found == [answer])
  }

  @Test func endsWhenTold() throws {
    var repl = try repl()
    let (end, nothing) = (repl.answer(":quit"), repl.answer(""))
    #expect(end == nil)
    #expect(nothing == [])
  }
}
