extension Verb {
  /// Prints what lets a shell complete the command.
  static let completions = Verb(
    name: "completions", operand: "SHELL",
    summary: "Prints a script that completes the command in a shell.",
    example: "understudy completions bash", options: [.help]
  ) { settings, _ in
    try settings.refuseOperands(after: 1)
    let names = CompletionScript.allCases.map(\.rawValue)
    guard let name = settings.operands.first else {
      throw UsageError.missingOperand(names.joined(separator: "|"), verb: "completions")
    }
    guard let script = CompletionScript(rawValue: name) else {
      throw UsageError.invalidValue(
        name, option: "completions", expected: names.joined(separator: ", "),
        nearest: NearestName(among: names)(to: name))
    }
    try StandardStream.output.writeLine(script.text)
    return .answered
  }
}
