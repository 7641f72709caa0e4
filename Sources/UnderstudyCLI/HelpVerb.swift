extension Verb {
  /// Explains the command or one of its verbs.
  static let help = Verb(
    name: "help", operand: "VERB", summary: "Explains the command, or one of its verbs.",
    example: "understudy help parse", options: [.help]
  ) { settings, _ in
    let text = try settings.operands.first.map { try HelpText.about(Verb.named($0)) }
    try StandardStream.output.writeLine(text ?? HelpText.overview)
    return .answered
  }
}
