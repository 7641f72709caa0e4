import Foundation
import Testing
import Understudy

@testable import UnderstudyCLI

@Suite struct ArgumentReaderTests {
  private let reader = ArgumentReader(options: Verb.recognize.options)

  @Test(arguments: [
    ["--format", "json", "a b"], ["a b", "--format=json"], ["--format=json", "--", "a b"],
  ])
  func readsValuesBesideAndBehindTheName(arguments: [String]) throws {
    let settings = try reader.read(arguments)
    #expect(settings.format == .json)
    #expect(settings.operands == ["a b"])
  }

  @Test func takesEverythingAfterTwoDashesAsOperands() throws {
    let settings = try reader.read(["--all", "--", "--all", "--bogus", "--"])
    #expect(settings.operands == ["--all", "--bogus", "--"])
    #expect(settings.listsEveryReading)
  }

  @Test(arguments: ["-5 degrees at noon", "- what?", "-", "--now or never"])
  func takesPhrasesThatBeginWithADash(phrase: String) throws {
    #expect(try reader.read([phrase]).operands == [phrase])
  }

  @Test func readsEveryOption() throws {
    let settings = try reader.read([
      "--kinds", "date,number", "--all", "--now", "2026-06-10T09:00:00-04:00", "--time-zone",
      "Asia/Tokyo", "--locale", "pt-br", "--convention", "tense=past", "--convention",
      "dateOrder=DMY", "--explain", "--offsets", "utf8", "--input=lines", "--color=never",
    ])
    #expect(settings.kinds == ["date", "number"])
    #expect(settings.now?.offset == -14_400)
    #expect(settings.timeZone?.identifier == "Asia/Tokyo")
    #expect(settings.locale == "pt_BR")
    #expect(settings.conventions.tense == .past)
    #expect(settings.conventions.dateOrder == .DMY)
    #expect(settings.explains)
    #expect(settings.offsets == .utf8)
    #expect(settings.input == .lines)
    #expect(settings.color == .never)
  }

  @Test(arguments: [
    (["--exlpain"], "unknown option '--exlpain'; did you mean '--explain'?"),
    (["--nonsense"], "unknown option '--nonsense'"),
    (["-x"], "unknown option '-x'"),
    (["--format"], "'--format' needs a value: --format text|json|ndjson|html"),
    (["--format", "--explain"], "'--format' needs a value: --format text|json|ndjson|html"),
    (["--explain=yes"], "'--explain' takes no value"),
    (
      ["--format", "jsn"],
      "'jsn' is no value of '--format': expected text, json, ndjson, html; did you mean 'json'?"
    ),
    (
      ["--now", "soon"],
      "'soon' is no value of '--now': expected a date or a date and time, "
        + "such as 2026-06-10T09:00:00-04:00"
    ),
    (
      ["--time-zone", "Europe/Londn"],
      "'Europe/Londn' is no value of '--time-zone': expected an IANA time zone; "
        + "did you mean 'Europe/London'?"
    ),
    (
      ["--locale", "english!"],
      "'english!' is no value of '--locale': expected a language and a region, such as en_US"
    ),
    (
      ["--convention", "tense=futur"],
      "'tense=futur' is no value of '--convention': expected tense=future|past|nearest; "
        + "did you mean 'tense=future'?"
    ),
    (
      ["--convention", "weekstart"],
      "'weekstart' is no value of '--convention': expected one of tense, nextWeekday, weekStart, "
        + "dateOrder, meridiem; did you mean 'weekStart'?"
    ),
  ]) func tellsWhatIsWrong(arguments: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try reader.read(arguments) }
    #expect(error?.description == message)
  }

  @Test func parseKnowsEntityAndStrict() throws {
    let settings = try ArgumentReader(options: Verb.parse.options).read(["--entity=X", "--strict"])
    #expect(settings.entity == "X")
    #expect(settings.isStrict)
  }
}
