/// What the command line asks for.
struct Options {
  /// What is measured.
  enum Work: Equatable {
    /// Times, round by round.
    case time
    /// Allocations, and instructions where a profiler watches; each scenario is run once.
    case count
    /// Latency and memory under so many phrases.
    case load(phrases: Int)
  }

  /// What is wanted of the scenarios.
  private(set) var work = Work.time
  /// Whether the figures are printed as JSON.
  private(set) var isJSON = false
  /// Only scenarios whose name holds this are measured.
  private(set) var filter = ""
  /// How often each scenario is measured.
  private(set) var rounds = 15
  /// How many threads a load is put on at most.
  private(set) var threads = 2
  /// The file of other phrases than the program's own.
  private(set) var phrases: String?
  /// Whether only the help is wanted.
  private(set) var isHelp = false

  static let help = """
    understudy-benchmarks [--filter TEXT] [--rounds NUMBER] [--phrases FILE] [--json]
    understudy-benchmarks --count [--filter TEXT] [--phrases FILE] [--json]
    understudy-benchmarks --load NUMBER [--threads NUMBER] [--phrases FILE] [--json]

    Prints nanoseconds, allocations and bytes for each phrase, stage by stage, with the ratio to what
    ICU needs to find the words of the same phrases in the same run.

      --filter TEXT     only scenarios whose name holds TEXT, and the floor
      --rounds NUMBER   how often each scenario is measured, 15 if not given
      --phrases FILE    other phrases than the program's own: one a line, or a locale, a tab and a phrase
      --count           one run of each over a few phrases, and no times: what is the same every time
      --load NUMBER     how long each of NUMBER phrases takes, on one thread and on more, and the memory
      --threads NUMBER  how many threads a load is put on at most, 2 if not given
      --json            the figures as JSON
    """

  /// Reads arguments.
  init(_ arguments: some Sequence<String>) throws(OptionsError) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--json": isJSON = true
      case "--help", "-h": isHelp = true
      case "--count": work = .count
      case "--filter": filter = try Self.value(of: argument, &rest)
      case "--phrases": phrases = try Self.value(of: argument, &rest)
      case "--rounds": rounds = try Self.number(argument, in: 1...10_000, &rest)
      case "--threads": threads = try Self.number(argument, in: 1...1024, &rest)
      case "--load":
        work = .load(phrases: try Self.number(argument, in: 1000...1_000_000_000, &rest))
      default: throw .unknown(argument)
      }
    }
  }

  /// Whether a scenario is asked for.
  func includes(_ name: String) -> Bool {
    filter.isEmpty || name.contains(filter)
  }

  private static func value(
    of option: String, _ rest: inout some IteratorProtocol<String>
  ) throws(OptionsError) -> String {
    guard let value = rest.next() else { throw .missingValue(option) }
    return value
  }

  private static func number(
    _ option: String, in range: ClosedRange<Int>, _ rest: inout some IteratorProtocol<String>
  ) throws(OptionsError) -> Int {
    let text = try value(of: option, &rest)
    guard let number = Int(text), range.contains(number) else {
      throw .wrongNumber(text, option: option, range: range)
    }
    return number
  }
}

/// What is wrong with the command line.
enum OptionsError: Error, CustomStringConvertible {
  case missingValue(String)
  case wrongNumber(String, option: String, range: ClosedRange<Int>)
  case unknown(String)

  var description: String {
    switch self {
    case .missingValue(let option): "'\(option)' needs a value"
    case .wrongNumber(let text, let option, let range):
      "'\(text)' is no number for '\(option)'; expected \(range.lowerBound) to \(range.upperBound)"
    case .unknown(let argument):
      "'\(argument)' is no option; '--help' lists them"
    }
  }
}
