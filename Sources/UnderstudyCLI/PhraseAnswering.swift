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
    try check(answering)
    switch settings.operands.count {
    case 0: return try answerStandardInput(answering)
    case 1: return try answer(settings.operands[0], answering)
    default:
      throw UsageError.unexpectedOperand(
        settings.operands[1], hint: "a phrase of several words goes in quotes")
    }
  }

  /// Stops at a locale that the engine does not know before it fails line by line.
  private func check(_ answering: any Answering) throws {
    guard settings.locale != nil else { return }
    let context = machine.contextOptions(settings).context
    _ = try answering.answer(Request(id: nil, phrase: "", context: context))
  }

  private func answer(_ phrase: String, _ answering: any Answering) throws -> ExitCode {
    let context = machine.contextOptions(settings).context
    let answer = try Result {
      try answering.answer(Request(id: nil, phrase: phrase, context: context))
    }.mapError(Failure.init).get()
    var buffer: [UInt8] = []
    printer(format: settings.format ?? .text).print(answer, to: &buffer)
    try StandardStream.output.write(buffer)
    return settings.isStrict && !answer.isComplete ? .unanswered : .answered
  }

  private func answerStandardInput(_ answering: any Answering) throws -> ExitCode {
    if StandardStream.input.isTerminal {
      try StandardStream.error.writeLine("One phrase a line; Control-D ends.")
    }
    let run = BulkRun(
      answering: answering, contexts: machine.contextOptions(settings), form: settings.input,
      printer: printer(format: settings.format ?? .ndjson), threads: machine.cores)
    let outcome = try run.run(from: StandardStream.input) { bytes throws(StandardStream.Failure) in
      try StandardStream.output.write(bytes)
    }
    if let failure = outcome.failure { throw failure }
    let isUnanswered = outcome.hasFailed || settings.isStrict && outcome.hasUnfilled
    return isUnanswered ? .unanswered : .answered
  }

  private func printer(format: OutputFormat) -> AnswerPrinter {
    AnswerPrinter(
      format: format, offsets: settings.offsets, explains: settings.explains,
      page: machine.page(settings.color))
  }
}
