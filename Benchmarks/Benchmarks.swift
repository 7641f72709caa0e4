import Foundation

/// Measures what the stages and the whole cost, beside what ICU's word breaking costs.
@main
enum Benchmarks {
  static func main() {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      print(options.isHelp ? Options.help : try report(options))
    } catch let error as OptionsError {
      stop("\(error)\n\n\(Options.help)", code: 2)
    } catch {
      stop("\(error)", code: 1)
    }
  }

  private static func report(_ options: Options) throws -> String {
    let all = try PhraseList(contentsOf: options.phrases)
    let setting = try Setting(phrases: options.work == .count ? all.fewest : all)
    if case .load(let count) = options.work {
      let load = LoadTest(setting, phrases: count, threads: options.threads)
      return try options.isJSON ? Report.json(load.run()) : load.run().text
    }
    let stopwatch = Stopwatch(rounds: options.work == .count ? 0 : options.rounds)
    let measurements = try stopwatch.measurements(of: scenarios(options, setting))
    return options.isJSON ? try Report.json(measurements) : Report.text(measurements)
  }

  /// All scenarios that are asked for; a new one adds its line here.
  private static func scenarios(
    _ options: Options, _ setting: Setting
  ) throws -> [any Scenario] {
    let all: [any Scenario] =
      [
        try WordBreaking(setting), try Tokenizing(setting), try LexiconLookup(setting),
        try NameLookup(.exact), try NameLookup(.similar),
      ]
      + (try Step.all(setting))
      + [
        Recognizing(setting), Filling.flightSearch(setting), Filling.twenty(setting),
        TypedFilling(setting), try Choosing(setting), try BulkLines(setting),
      ]
      + (options.work == .count ? [] : LongText.all(setting))
    let asked = all.filter { options.includes($0.name) }
    // A whole name means that scenario and no other that begins like it.
    let wanted =
      asked.filter { $0.name == options.filter }.isEmpty
      ? asked : asked.filter { $0.name == options.filter }
    let needed = Set(wanted.flatMap { [$0.name, $0.comparedWith, $0.wraps ?? $0.name] })
    return all.filter { needed.contains($0.name) }
  }

  private static func stop(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("understudy-benchmarks: \(message)\n".utf8))
    exit(code)
  }
}
