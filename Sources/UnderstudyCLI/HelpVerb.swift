extension Verb {
  /// Explains the command or one of its verbs.
  static let help = Verb(
    name: "help", operand: "VERB", summary: "Explains the command, or one of its verbs.",
    example: "understudy help parse", options: [.man, .help]
  ) { settings, _ in
    try settings.refuseOperands(after: 1)
    let text = try settings.operands.first.map { try HelpText.about(Verb.named($0)) }
    let overview = settings.wantsManual ? ManualPage.roff : HelpText.overview
    try StandardStream.output.writeLine(text ?? overview)
    return .answered
  }
}
