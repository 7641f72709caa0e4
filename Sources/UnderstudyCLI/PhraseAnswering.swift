import Understudy

/// What the verbs that read phrases share: one phrase from the arguments, or a stream of requests.
struct PhraseAnswering {
  /// A phrase could not be answered, for the reason that the engine gives.
  struct Failure: Error {
    let reason: any Error
  }

  let settings: Settings
  let machine: Machine

  /// Answers the phrase, or all of standard input where there is none.
  func run(_ answering: any Answering) throws -> ExitCode {
    switch settings.operands.count {
    case 0: return try answerStandardInput(answering)
    case 1:
      try refuseInputOptions()
      return try answer(settings.operands[0], answering)
    default:
      throw UsageError.unexpectedOperand(
        settings.operands[1], hint: "a phrase of several words goes in quotes")
    }
  }

  /// Stops where an option speaks of input lines, as a phrase from the arguments leaves them unread.
  private func refuseInputOptions() throws(UsageError) {
    let options = [
      ("--input", settings.input != .auto), ("--errors", settings.errors != nil),
      ("--skip", settings.skipped > 0),
    ]
    if let option = options.first(where: \.1) {
      throw .unexpectedOperand(
        settings.operands[0], hint: "'\(option.0)' goes with lines of standard input")
    }
  }

  private func answer(_ phrase: String, _ answering: any Answering) throws -> ExitCode {
    let context = machine.contextOptions(settings).context
    let answer = try Result {
      try answering.answer(Request(id: nil, phrase: phrase, context: context))
    }.mapError(Failure.init).get()
    var buffer: [UInt8] = []
    let printer = printer(format: settings.format ?? .text)
    printer.print(answer, to: &buffer)
    try StandardStream.output.write(printer.frame.head + buffer + printer.frame.foot)
    return settings.isStrict && !answer.isComplete ? .unanswered : .answered
  }

  private func answerStandardInput(_ answering: any Answering) throws -> ExitCode {
    if StandardStream.input.isTerminal {
      try StandardStream.error.writeLine("One phrase a line; Control-D ends.")
    }
    let printer = printer(format: settings.format ?? .ndjson)
    let run = BulkRun(
      answering: answering, contexts: machine.contextOptions(settings), form: settings.input,
      printer: printer, threads: machine.cores, skipped: settings.skipped, errors: try errorFile(),
      progress: BulkProgress.onTerminal(afterLine: settings.skipped))
    Interruption.watch()
    try StandardStream.output.write(printer.frame.head)
    let outcome = try run.run(from: StandardStream.input) { bytes throws(StandardStream.Failure) in
      try StandardStream.output.write(bytes)
    }
    if let failure = outcome.failure { throw failure }
    try StandardStream.output.write(printer.frame.foot)
    if outcome.isInterrupted { return try tellInterruption(afterLine: outcome.lastLine) }
    let isUnanswered = outcome.hasFailed || settings.isStrict && outcome.hasUnfilled
    return isUnanswered ? .unanswered : .answered
  }

  private func errorFile() throws -> StandardStream? {
    try settings.errors.map { path in
      do { return try StandardStream.file(path, appending: settings.skipped > 0) } catch {
        throw FileFailure.unwritable(path)
      }
    }
  }

  private func tellInterruption(afterLine line: Int) throws -> ExitCode {
    try StandardStream.error.writeLine(
      "understudy: stopped after line \(line); '--skip \(line)' goes on from there")
    return Interruption.exitCode
  }

  private func printer(format: OutputFormat) -> AnswerPrinter {
    AnswerPrinter(
      format: format, offsets: settings.offsets, explains: settings.explains,
      page: machine.page(settings.color))
  }
}
