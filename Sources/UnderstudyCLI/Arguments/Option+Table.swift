import Foundation
import Understudy
import UnderstudyICU

extension Option {
  static let entity = Option(
    name: "--entity", value: "NAME", help: "the entity; 'understudy list' names them",
    completes: .entities
  ) { value, settings in settings.entity = value }

  static let schema = Option(
    name: "--schema", value: "FILE", help: "a JSON Schema, or the definition of a tool",
    completes: .files
  ) { value, settings in settings.schema = value }

  static let catalogue = Option(
    name: "--catalogue", value: "FILE", help: "entities to look up; may be repeated",
    completes: .files
  ) { value, settings in settings.catalogues.append(value) }

  static let tool = Option(
    name: "--tool", value: "NAME", help: "this one of the tools, whatever the phrase",
    completes: .words { BuiltInTool.all.map(\.name) }
  ) { value, settings in settings.tool = value }

  static let shape = choice("--as", "the shape to print (default: json-schema)") {
    $1.shape = $0
  }

  static let strict = flag("--strict", "exit 1 for any unfilled phrase or finding") {
    $0.isStrict = true
  }

  static let strictNames = flag(
    "--strict-names", "titles and raw values alone, no synonyms"
  ) { $0.conventions.matchesNamesStrictly = true }

  static let update = flag("--update", "rewrite what fails, and show how") {
    $0.updates = true
  }

  static let junit = Option(
    name: "--junit", value: "FILE", help: "a report for build servers", completes: .files
  ) { value, settings in settings.junit = value }

  static let html = Option(
    name: "--html", value: "FILE", help: "a report as one page", completes: .files
  ) { value, settings in settings.html = value }

  static let errors = Option(
    name: "--errors", value: "FILE", help: "lines that fail, there as well", completes: .files
  ) { value, settings in settings.errors = value }

  static let skip = Option(
    name: "--skip", value: "NUMBER", help: "input lines to pass over, to go on with a run"
  ) { value, settings throws(UsageError) in
    guard let count = Int(value), count >= 0 else {
      throw .invalidValue(value, option: "--skip", expected: "a number of lines", nearest: nil)
    }
    settings.skipped = count
  }

  static let count = Option(
    name: "--count", value: "NUMBER", help: "how many phrases (default: 1000)"
  ) { value, settings throws(UsageError) in
    guard let count = Int(value), 1...1_000_000 ~= count else {
      throw .invalidValue(value, option: "--count", expected: "1 to 1000000", nearest: nil)
    }
    settings.count = count
  }

  static let seed = Option(
    name: "--seed", value: "NUMBER", help: "the same seed, the same phrases (default: 1)"
  ) { value, settings throws(UsageError) in
    guard let seed = UInt64(value) else {
      throw .invalidValue(value, option: "--seed", expected: "a whole number", nearest: nil)
    }
    settings.seed = seed
  }

  static let kinds = Option(
    name: "--kinds", value: "KIND,…", help: "only these, such as date,number,airport",
    completes: .words { (try? ProcessExtractor.shared.kinds) ?? [] }
  ) { value, settings throws(UsageError) in
    let kinds = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !kinds.contains("") else {
      throw .invalidValue(
        value, option: "--kinds", expected: "kinds with commas between them", nearest: nil)
    }
    settings.kinds = kinds
  }

  static let all = flag("--all", "overlapping and weak readings too") {
    $0.listsEveryReading = true
  }

  static let now = Option(
    name: "--now", value: "TIME", help: "when, as 2026-06-10T09:00 (default: the clock)"
  ) { value, settings throws(UsageError) in
    guard let moment = Moment(value) else {
      throw .invalidValue(value, option: "--now", expected: Moment.expected, nearest: nil)
    }
    settings.now = moment
  }

  static let timeZone = Option(
    name: "--time-zone", value: "ZONE", help: "as Europe/Berlin (default: the machine's)",
    completes: .words { TimeZone.knownTimeZoneIdentifiers.sorted() }
  ) { value, settings throws(UsageError) in
    guard let zone = TimeZone(identifier: value) else {
      let nearest = NearestName(among: TimeZone.knownTimeZoneIdentifiers)(to: value)
      throw .invalidValue(
        value, option: "--time-zone", expected: "an IANA time zone", nearest: nearest)
    }
    settings.timeZone = zone
  }

  static let locale = Option(
    name: "--locale", value: "LOCALE", help: "such as de_DE (default: $LANG, or en_US)",
    completes: .words { ICUInfo.availableLocales() }
  ) { value, settings throws(UsageError) in
    guard let locale = LocaleName(value), locale.isKnown else {
      throw .invalidValue(value, option: "--locale", expected: LocaleName.expected, nearest: nil)
    }
    settings.locale = locale.identifier
  }

  static let convention = Option(
    name: "--convention", value: "KEY=VALUE", help: "'understudy list conventions' names them",
    completes: .words {
      ConventionKey.all.flatMap { key in key.values.map { "\(key.name)=\($0)" } }
    }
  ) { value, settings throws(UsageError) in
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let (name, choice) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    do throws(ConventionKey.Mistake) {
      try ConventionKey.set(name, to: choice, in: &settings.conventions)
    } catch {
      throw .invalidValue(
        value, option: "--convention", expected: error.expected, nearest: error.nearest)
    }
  }

  static let format = choice("--format", "(default: text, or ndjson for input lines)") {
    $1.format = $0
  }

  static let explain = flag("--explain", "why: rules, candidates, what was rejected") {
    $0.explains = true
  }

  static let offsets = choice("--offsets", "the unit of start and end (default: scalar)") {
    $1.offsets = $0
  }

  static let input = choice("--input", "how standard input is read (default: auto)") {
    $1.input = $0
  }

  static let color = choice("--color", "colour in text (default: auto)") { $1.color = $0 }

  static let man = flag("--man", "the whole as a manual page") { $0.wantsManual = true }

  static let help = flag("--help", "this text") { $0.wantsHelp = true }

  /// What every verb that reads phrases accepts.
  static let forPhrases: [Option] = [
    now, timeZone, locale, convention, format, explain, offsets, input, skip, errors, color, help,
  ]
}
