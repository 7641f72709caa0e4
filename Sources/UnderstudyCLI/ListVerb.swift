import Understudy

extension Verb {
  private static let sections = ["entities", "conventions"]

  /// Lists what options can name.
  static let list = Verb(
    name: "list", operand: "WHAT",
    summary: "Lists the entities and conventions that options can name.",
    example: "understudy list conventions", options: [.help]
  ) { settings, _ in
    guard settings.operands.count <= 1 else {
      throw UsageError.unexpectedOperand(settings.operands[1], hint: nil)
    }
    if let asked = settings.operands.first, !sections.contains(asked) {
      let nearest = NearestName(among: sections)(to: asked)
      throw UsageError.invalidValue(
        asked, option: "list", expected: sections.joined(separator: " or "), nearest: nearest)
    }
    let shown = settings.operands.isEmpty ? sections : settings.operands
    let lines = shown.flatMap { $0 == "entities" ? entityLines : conventionLines }
    try StandardStream.output.writeLine(lines.joined(separator: "\n"))
    return .answered
  }

  private static var entityLines: [String] {
    ["entities"] + BuiltInEntity.all.map { "  \($0.name.padded(to: 13))\($0.summary)" }
  }

  private static var conventionLines: [String] {
    ["conventions (the first value is the default)"]
      + ConventionKey.all.map { key in
        "  " + key.name.padded(to: 13) + key.values.joined(separator: "|").padded(to: 32)
          + key.meaning
      }
  }
}
