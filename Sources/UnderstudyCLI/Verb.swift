/// One thing that the command does, with all that its help tells.
struct Verb: Sendable {
  /// The word after `understudy`.
  let name: String
  /// What may stand after it besides options, for the help.
  let operand: String?
  /// One line that tells what it does.
  let summary: String
  /// A command that works as it is written.
  let example: String
  /// The options that it accepts.
  let options: [Option]
  /// Does it.
  let run: @Sendable (Settings, Machine) throws -> ExitCode

  /// Every verb, in the order of the help.
  static let all: [Verb] = [
    parse, recognize, call, repl, test, fuzz, lint, schema, list, completions, help,
  ]

  /// The verb of a name.
  static func named(_ name: String) throws(UsageError) -> Verb {
    if let verb = all.first(where: { $0.name == name }) { return verb }
    throw .unknownVerb(name, nearest: NearestName(among: all.map(\.name))(to: name))
  }
}

/// What the process tells its caller when it ends.
enum ExitCode: Int32 {
  /// Everything was answered.
  case answered = 0
  /// A line failed, or with `--strict` a phrase left the entity unfilled.
  case unanswered = 1
  /// The command was called wrongly, or its files are missing or broken.
  case misused = 2
  /// It was told to stop by Control-C.
  case interrupted = 130
  /// It was told to stop by another process.
  case terminated = 143
}
