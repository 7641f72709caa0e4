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
      [try WordBreaking(setting), try Tokenizing(setting), try LexiconLookup(setting)]
      + (try Step.all(setting))
      + [Recognizing(setting), Filling(setting), TypedFilling(setting)]
      + LongText.all(setting)
    return all.filter { options.includes($0.name) || isNeeded($0.name, by: all, options) }
  }

  /// Whether a scenario that is asked for is compared with this one.
  private static func isNeeded(
    _ name: String, by all: [any Scenario], _ options: Options
  ) -> Bool {
    all.contains { $0.comparedWith == name && options.includes($0.name) }
  }

  private static func stop(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("understudy-benchmarks: \(message)\n".utf8))
    exit(code)
  }
}
