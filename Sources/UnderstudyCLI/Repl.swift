import Understudy

/// A conversation with a person: phrases fill an entity one after the other, lines with a colon change how.
struct Repl {
  static let greeting =
    "A phrase is answered; ':help' tells what else there is, Control-D ends."

  private let extractor: Extractor
  private let machine: Machine
  private var settings: Settings
  private var schema: EntitySchema
  /// What was said so far, by property.
  private(set) var kept: [JSONValue.Member] = []

  /// Begins with what options say.
  init(settings: Settings, machine: Machine) throws {
    extractor = try ProcessExtractor.shared
    self.settings = settings
    self.machine = machine
    schema = try Self.schema(settings)
  }

  private static func schema(_ settings: Settings) throws -> EntitySchema {
    guard let path = settings.schema else {
      return try BuiltInEntity.named(settings.entity).schema()
    }
    return try SchemaFile(path: path).schemas[0]
  }

  /// What a line is answered with; nothing where it ends the conversation.
  mutating func answer(_ line: String) -> [String]? {
    let text = line.drop { $0 == " " }
    guard text.first == ":" else { return text.isEmpty ? [] : answer(phrase: line) }
    let parts = text.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
    let (name, value) = (parts.first ?? "", parts.count > 1 ? parts[1] : "")
    switch name {
    case "quit", "q", "exit": return nil
    case "help", "": return Self.help
    case "new":
      kept = []
      return ["  starting afresh"]
    case "explain":
      settings.explains.toggle()
      return ["  explanations are \(settings.explains ? "on" : "off")"]
    default: return change(name, to: value)
    }
  }

  // MARK: - Phrases

  private mutating func answer(phrase: String) -> [String] {
    let context = machine.contextOptions(settings).context
    let page = machine.page(settings.color)
    do {
      let extraction = try extractor.extract(schema, from: phrase, in: context)
      let answer = ParseAnswer(
        request: Request(id: nil, phrase: phrase, context: context), extraction: extraction)
      guard extraction.status != .none, !kept.isEmpty else {
        kept = kept.isEmpty ? extraction.values : kept
        return answer.lines(on: page, explained: settings.explains)
      }
      let before = kept.filter { old in !extraction.values.contains { $0.name == old.name } }
      kept = schema.slots.compactMap { slot in
        (extraction.values + before).first { $0.name == slot.name }
      }
      let tree = settings.explains ? [""] + extraction.explanation.lines(on: page) : []
      return answer.picture(on: page) + [""] + summary(before, on: page) + tree
    } catch {
      return [page.style(.bad, "  \("\(error)".printable)")]
    }
  }

  /// What phrases before have said, and what is missing in spite of that.
  private func summary(_ before: [JSONValue.Member], on page: Page) -> [String] {
    let missing = schema.slots.filter { slot in
      slot.isRequired && slot.defaultValue == nil && !kept.contains { $0.name == slot.name }
    }.map(\.name)
    let status =
      missing.isEmpty ? page.style(.good, "filled") : page.style(.warning, "incomplete")
    let values = before.map { "\($0.name) = \($0.value.plainText)" }
    return ["  \(schema.name): \(status)"]
      + (missing.isEmpty ? [] : page.wrap("missing: \(missing.joined(separator: ", "))"))
      + (values.isEmpty ? [] : page.wrap("said before: \(values.joined(separator: ", "))"))
  }

  // MARK: - Changes

  private static let changeable: [Option] = [
    .now, .timeZone, .locale, .entity, .schema, .convention,
  ]

  private static var help: [String] {
    let own = [
      ("new", "forgets what was said before"), ("explain", "turns explanations on or off"),
      ("quit", "ends"),
    ]
    let rows = changeable.map { ("\($0.name.dropFirst(2)) \($0.value ?? "")", $0.help) } + own
    return rows.map { "  :" + $0.0.padded(to: 24) + $0.1 }
  }

  private mutating func change(_ name: String, to value: String) -> [String] {
    let names = Self.changeable.map { String($0.name.dropFirst(2)) }
    guard let option = Self.changeable.first(where: { $0.name == "--\(name)" }) else {
      let nearest = NearestName(among: names + ["help", "new", "explain", "quit"])(to: name)
      return ["  unknown ':\(name.printable)'" + (nearest.map { "; did you mean ':\($0)'?" } ?? "")]
    }
    var changed = settings
    do {
      guard !value.isEmpty else {
        throw UsageError.missingValue(option: ":\(name)", value: option.value ?? "")
      }
      try option.read(value, &changed)
      if name == "entity" { changed.schema = nil }
      let schema = try Self.schema(changed)
      _ = try extractor.extract(schema, from: "", in: machine.contextOptions(changed).context)
      if schema != self.schema { kept = [] }
      (settings, self.schema) = (changed, schema)
      return ["  \(name) is \(value.printable)"]
    } catch {
      return ["  \("\(error)".printable)"]
    }
  }
}
