import AppIntents

/// Puts what is open into the words of a question.
struct QuestionWriter {
  private let language: Language

  init(language: Language) {
    self.language = language
  }

  /// The question about the first thing that a request leaves open, in the order of declaration.
  func question(for draft: Draft) -> Question? {
    let missing = draft.missing?.path
    for leaf in draft.tool.leaves {
      if let choice = draft.choices.first(where: { $0.path == leaf.path }) {
        return question(choice, leaf, draft.tool)
      }
      if leaf.path == missing { return question(missing: leaf, in: draft) }
    }
    return sizeQuestion(for: draft)
  }

  /// The question which of several values is meant.
  func question(_ choice: Draft.Choice, _ leaf: SlotLeaf, _ tool: Tool) -> Question {
    let names = choice.options.map(\.entry.title)
    let own = parameter(leaf, tool)?.requestDisambiguationDialog.map { String(localized: $0.full) }
    return Question(
      own
        ?? sentence(
          "choices",
          ["title": leaf.slot.title.lowercased(), "choices": names.joined(separator: ", ")]),
      sort: .choice, parameter: leaf.path, choices: names)
  }

  /// The question for a value.
  func question(missing leaf: SlotLeaf, in draft: Draft, saying dialog: IntentDialog? = nil)
    -> Question
  {
    let title = leaf.slot.title.lowercased()
    let declared = parameter(leaf, draft.tool)?.requestValueDialog
    let text =
      if let words = draft.unfound[leaf.path] {
        sentence("unlisted", ["title": title, "value": words.joined(separator: ", ")])
      } else if let own = dialog ?? declared {
        String(localized: own.full)
      } else {
        sentence(use(for: leaf.slot), ["title": title])
      }
    return Question(text, sort: .value, parameter: leaf.path, choices: Self.cases(of: leaf.slot))
  }

  /// The question that an intent asks while it is performed.
  func question(_ question: IntentQuestion, about parameter: PropertyDeclaration?, of tool: Tool)
    -> Question
  {
    let leaf = parameter.flatMap { tool.leaf(at: $0.name) }
    let title = parameter?.title ?? tool.schema.title
    let said = question.dialog.map { String(localized: $0.full) }
    switch question.sort {
    case .value:
      let written = leaf.map {
        self.question(missing: $0, in: Draft(tool), saying: question.dialog)
      }
      return written
        ?? Question(
          said ?? sentence("missing", ["title": title.lowercased()]), sort: .value,
          parameter: parameter?.name)
    case .choice(let values):
      let names = values.map { DisplayedName.of($0.value) }
      let declared = parameter?.requestDisambiguationDialog.map { String(localized: $0.full) }
      return Question(
        said ?? declared
          ?? sentence(
            "choices", ["title": title.lowercased(), "choices": names.joined(separator: ", ")]),
        sort: .choice, parameter: parameter?.name, choices: names)
    case .confirmation(let value, let action):
      let subject = value.map { DisplayedName.of($0.value) } ?? tool.schema.title
      return Question(
        said ?? sentence("confirm", ["title": subject]), sort: .confirmation,
        parameter: parameter?.name,
        choices: action.map { ($0.accepting + $0.denying).map { String(localized: $0) } } ?? [])
    case .option(let options):
      let names = options.map { String(localized: $0.title) }
      return Question(
        said
          ?? sentence(
            "choices", ["title": title.lowercased(), "choices": names.joined(separator: ", ")]),
        sort: .choice, choices: names)
    }
  }

  /// The question for as many values as a parameter takes.
  private func sizeQuestion(for draft: Draft) -> Question? {
    for parameter in draft.tool.parameters {
      guard let size = parameter.size, let count = draft.count(at: parameter.name),
        !(size.min...size.max).contains(count)
      else { continue }
      let bounds = size.min == size.max ? "\(size.min)" : "\(size.min)–\(size.max)"
      return Question(
        sentence("count", ["title": parameter.title.lowercased(), "count": bounds]), sort: .value,
        parameter: parameter.name)
    }
    return nil
  }

  /// What a dialog of the language says.
  func sentence(_ use: String, _ fillings: KeyValuePairs<String, String>) -> String {
    language.sentences[use]?.filled(fillings) ?? fillings.map(\.value).joined(separator: " ")
  }

  /// The declaration behind a slot that lies in no entity.
  private func parameter(_ leaf: SlotLeaf, _ tool: Tool) -> PropertyDeclaration? {
    tool.parameter(leaf.outer.first?.name ?? leaf.slot.name).flatMap { parameter in
      leaf.outer.isEmpty ? parameter : nil
    }
  }

  private func use(for slot: Slot) -> String {
    switch slot.type {
    case .option: "which"
    case .boolean: "whether"
    case .text where slot.shape.entity != nil: "which"
    default: language.question(missing: slot)
    }
  }

  private static func cases(of slot: Slot) -> [String] {
    guard case .option(let options) = slot.type else { return [] }
    return options.map { $0.title ?? $0.value }
  }
}
