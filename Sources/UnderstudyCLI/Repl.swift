import Understudy

/// A conversation with a person: each phrase goes on from the one before, lines with a colon change how.
actor Repl {
  static let greeting =
    "A phrase is answered; ':help' tells what else there is, Control-D ends."

  private let extractor: Extractor
  private let machine: Machine
  private var settings: Settings
  private var conversation: Conversation

  /// Begins with what options say.
  init(settings: Settings, machine: Machine) throws {
    extractor = try ProcessExtractor.shared
    self.settings = settings
    self.machine = machine
    conversation = try Self.conversation(settings, machine, extractor)
  }

  private static func conversation(
    _ settings: Settings, _ machine: Machine, _ extractor: Extractor
  ) throws -> Conversation {
    let filling = try FillingTarget(settings)
    return Assistant(
      filling: filling.schemas, choosing: filling.isList, extractor: extractor,
      context: machine.contextOptions(settings).context
    ).conversation()
  }

  /// What a line is answered with; nothing where it ends the conversation.
  func answer(_ line: String) async -> [String]? {
    let text = line.drop { $0 == " " }
    guard text.first == ":" else { return text.isEmpty ? [] : await answer(phrase: line) }
    let parts = text.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
    let (name, value) = (parts.first ?? "", parts.count > 1 ? parts[1] : "")
    switch name {
    case "quit", "q", "exit": return nil
    case "help", "": return Self.help
    case "new":
      await conversation.forget()
      return ["  starting afresh"]
    case "explain":
      settings.explains.toggle()
      return ["  explanations are \(settings.explains ? "on" : "off")"]
    default: return await change(name, to: value)
    }
  }

  // MARK: - Phrases

  /// What was said so far, by property.
  var kept: [JSONValue.Member] {
    get async { await conversation.state?.values ?? [] }
  }

  private func answer(phrase: String) async -> [String] {
    let page = machine.page(settings.color)
    do {
      let turn = try await conversation.say(phrase)
      let answer = ReplAnswer(
        turn: turn, state: await conversation.state,
        context: machine.contextOptions(settings).context)
      return answer.lines(on: page, explained: settings.explains)
    } catch {
      return [page.style(.bad, "  \("\(error)".printable)")]
    }
  }

  // MARK: - Changes

  private static let changeable: [Option] = [
    .now, .timeZone, .locale, .entity, .schema, .catalogue, .convention,
  ]
  /// Those that change what is filled, so that what was said before is of no use.
  private static let filled = [Option.entity, .schema, .catalogue].map(\.name)

  private static var help: [String] {
    let own = [
      ("new", "forgets what was said before"), ("explain", "turns explanations on or off"),
      ("quit", "ends"),
    ]
    let rows = changeable.map { ("\($0.name.dropFirst(2)) \($0.value ?? "")", $0.help) } + own
    return rows.map { "  :" + $0.0.padded(to: 24) + $0.1 }
  }

  private func change(_ name: String, to value: String) async -> [String] {
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
      if name == "schema" { changed.entity = nil }
      let context = machine.contextOptions(changed).context
      _ = try extractor.recognize("", in: context)
      if Self.filled.contains(option.name) {
        conversation = try Self.conversation(changed, machine, extractor)
      } else {
        await conversation.move(to: context)
      }
      settings = changed
      return ["  \(name) is \(value.printable)"]
    } catch {
      return ["  \("\(error)".printable)"]
    }
  }
}
