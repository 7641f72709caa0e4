import Understudy

extension Verb {
  /// Talks with a person.
  static let repl = Verb(
    name: "repl", operand: nil,
    summary: "Answers phrase after phrase, each building on the last.",
    example: "understudy repl --entity FlightSearch",
    options: [
      .entity, .schema, .now, .timeZone, .locale, .convention, .explain, .color, .help,
    ]
  ) { settings, machine in
    if let operand = settings.operands.first {
      throw UsageError.unexpectedOperand(operand, hint: "phrases are typed once it runs")
    }
    var repl = try Repl(settings: settings, machine: machine)
    let isTerminal = StandardStream.input.isTerminal
    if isTerminal { try StandardStream.output.writeLine(Repl.greeting) }
    while true {
      if isTerminal { try StandardStream.output.write(Array("> ".utf8)) }
      guard let line = readLine() else { break }
      guard let lines = repl.answer(line) else { break }
      if !lines.isEmpty {
        try StandardStream.output.writeLine(lines.joined(separator: "\n") + "\n")
      }
    }
    return .answered
  }
}
