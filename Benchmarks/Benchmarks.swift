import Foundation

/// Measures what the stages and the whole cost, beside what ICU's word breaking costs.
@main
enum Benchmarks {
  static func main() {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.isHelp { return print(Options.help) }
      let measurements = try Stopwatch(rounds: options.rounds)
        .measurements(of: scenarios(options))
      print(options.isJSON ? try Report.json(measurements) : Report.text(measurements))
    } catch let error as OptionsError {
      stop("\(error)\n\n\(Options.help)", code: 2)
    } catch {
      stop("\(error)", code: 1)
    }
  }

  /// All scenarios that are asked for; a new one adds its line here.
  private static func scenarios(_ options: Options) throws -> [any Scenario] {
    let setting = try Setting()
    let all: [any Scenario] =
      [
        try WordBreaking(setting), try Tokenizing(setting), try LexiconLookup(setting),
        try NameLookup(.exact), try NameLookup(.similar),
      ]
      + (try Step.all(setting))
      + [Recognizing(setting), Filling(setting), TypedFilling(setting), try Choosing(setting)]
      + LongText.all(setting)
    let asked = all.filter { options.includes($0.name) }
    // A whole name means that scenario and no other that begins like it.
    let wanted =
      asked.filter { $0.name == options.filter }.isEmpty
      ? asked : asked.filter { $0.name == options.filter }
    let needed = Set(wanted.flatMap { [$0.name, $0.comparedWith] })
    return all.filter { needed.contains($0.name) }
  }

  private static func stop(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("understudy-benchmarks: \(message)\n".utf8))
    exit(code)
  }
}
