/// What the command line asks for.
struct Options {
  /// Whether the figures are printed as JSON.
  private(set) var isJSON = false
  /// Only scenarios whose name holds this are measured.
  private(set) var filter = ""
  /// How often each scenario is measured.
  private(set) var rounds = 15
  /// Whether only the help is wanted.
  private(set) var isHelp = false

  static let help = """
    understudy-benchmarks [--filter TEXT] [--rounds NUMBER] [--json]

    Prints nanoseconds, allocations and bytes for each phrase, stage by stage, with the ratio to what
    ICU needs to find the words of the same phrases in the same run.

      --filter TEXT    only scenarios whose name holds TEXT, and the floor
      --rounds NUMBER  how often each scenario is measured, 15 if not given
      --json           the figures as JSON
    """

  /// Reads arguments.
  init(_ arguments: some Sequence<String>) throws(OptionsError) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--json": isJSON = true
      case "--help", "-h": isHelp = true
      case "--filter":
        guard let text = rest.next() else { throw .missingValue(argument) }
        filter = text
      case "--rounds":
        guard let text = rest.next() else { throw .missingValue(argument) }
        guard let number = Int(text), 1...10_000 ~= number else { throw .wrongRounds(text) }
        rounds = number
      default: throw .unknown(argument)
      }
    }
  }

  /// Whether a scenario is asked for.
  func includes(_ name: String) -> Bool {
    filter.isEmpty || name.contains(filter)
  }
}

/// What is wrong with the command line.
enum OptionsError: Error, CustomStringConvertible {
  case missingValue(String)
  case wrongRounds(String)
  case unknown(String)

  var description: String {
    switch self {
    case .missingValue(let option): "'\(option)' needs a value"
    case .wrongRounds(let text): "'\(text)' is no number of rounds; expected 1 to 10000"
    case .unknown(let argument):
      "'\(argument)' is no option; expected '--filter', '--rounds', '--json' or '--help'"
    }
  }
}
