import Understudy

extension Verb {
  private static let sections = ["entities", "tools", "kinds", "conventions"]

  /// Lists what options can name.
  static let list = Verb(
    name: "list", operand: "WHAT",
    summary: "Lists entities, tools, kinds and conventions.",
    example: "understudy list conventions", options: [.help]
  ) { settings, _ in
    try settings.refuseOperands(after: 1)
    if let asked = settings.operands.first, !sections.contains(asked) {
      let nearest = NearestName(among: sections)(to: asked)
      throw UsageError.invalidValue(
        asked, option: "list", expected: "entities, tools, kinds or conventions", nearest: nearest)
    }
    let shown = settings.operands.isEmpty ? sections : settings.operands
    let lines = try shown.flatMap(lines)
    try StandardStream.output.writeLine(lines.joined(separator: "\n"))
    return .answered
  }

  private static func lines(of section: String) throws -> [String] {
    switch section {
    case "entities": entityLines
    case "tools":
      ["tools"] + BuiltInTool.all.map { "  \($0.name.padded(to: 15))\($0.summary)" }
    case "kinds": try kindLines
    default: conventionLines
    }
  }

  private static var entityLines: [String] {
    ["entities"] + BuiltInEntity.all.map { "  \($0.name.padded(to: 15))\($0.summary)" }
  }

  private static var kindLines: [String] {
    get throws {
      let kinds = try ProcessExtractor.shared.kinds.joined(separator: " ")
      return ["kinds"] + Page(columns: 80, style: Style(isOn: false)).wrap(kinds)
    }
  }

  private static var conventionLines: [String] {
    ["conventions (the first value is the default)"]
      + ConventionKey.all.map { key in
        "  " + key.name.padded(to: 13) + key.values.joined(separator: "|").padded(to: 32)
          + key.meaning
      }
  }
}
