import Understudy

extension Verb {
  /// Talks with a person.
  static let repl = Verb(
    name: "repl", operand: nil,
    summary: "Answers phrase after phrase, each building on the last.",
    example: "understudy repl --entity FlightSearch",
    options: [
      .entity, .schema, .catalogue, .now, .timeZone, .locale, .convention, .explain, .color, .help,
    ]
  ) { settings, machine in
    if let operand = settings.operands.first {
      throw UsageError.unexpectedOperand(operand, hint: "phrases are typed once it runs")
    }
    let repl = try Repl(settings: settings, machine: machine)
    let prompt = LinePrompt()
    if prompt.isAsking { try StandardStream.output.writeLine(Repl.greeting) }
    while let line = try prompt.next() {
      guard let lines = try Blocking.wait(for: { await repl.answer(line) }) else { break }
      if !lines.isEmpty {
        try StandardStream.output.writeLine(lines.joined(separator: "\n") + "\n")
      }
    }
    return .answered
  }
}
