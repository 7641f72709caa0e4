extension Extraction {
  /// Whether it gives, offers or looks for a value of a property, or of one inside it.
  func speaks(of path: String) -> Bool {
    let properties = fills.map(\.property) + choices.map(\.property) + searched.map(\.property)
    return properties.contains { $0 == path || $0.hasPrefix(path + ".") }
  }

  /// Whether it gives anything.
  var saysSomething: Bool { !fills.isEmpty || !choices.isEmpty }

  /// Whether all that must be told was told, though it may be open what some of it belongs to.
  var isWhole: Bool { status == .filled || status == .ambiguous && choices.isEmpty }

  /// What is open between values; what is open between properties a question about one of them settles.
  var choices: [Ambiguity] { ambiguous.filter { !$0.isShared } }

  /// The same, with all of the phrase as the words for one property.
  func saying(_ words: String, for leaf: SlotLeaf) -> Extraction {
    let words = String(
      words.drop { $0.isWhitespace || ".!?".contains($0) }.reversed()
        .drop { $0.isWhitespace || ".!?".contains($0) }.reversed())
    let value = leaf.slot.isArray ? JSONValue.array([.string(words)]) : .string(words)
    let path = leaf.path.split(separator: ".").map(String.init)
    let tree = path.dropLast().reversed().reduce(JSONValue.Member(path[path.count - 1], value)) {
      .init($1, .object([$0]))
    }
    let fill = Fill(
      property: leaf.path, value: value, text: words, span: Span(0, phrase.utf16.count), score: 1,
      cue: nil, alternatives: [])
    return Extraction(
      phrase: phrase, entity: entity, status: status, values: [tree], fills: [fill], missing: [],
      ambiguous: [], searched: [], unused: [], defaults: [], dialog: nil,
      explanation: Explanation("\(leaf.path) = \(words), all that was said"))
  }
}

extension Turn {
  /// Tells what the phrase was taken for.
  mutating func tell(_ line: String, _ extraction: Extraction) {
    self.extraction = extraction
    explanation = Explanation("'\(phrase)' \(line)", [extraction.explanation])
  }

  /// Tells a fact about the phrase.
  mutating func note(_ line: String) { explanation = Explanation("'\(phrase)' \(line)") }

  /// Tells which tools were chosen one after the other, and which were not.
  mutating func tell(_ choices: [ToolChoice]) {
    let trees = choices.map { choice in
      tell(choice)
      return explanation
    }
    guard trees.count > 1 else { return }
    explanation = Explanation("'\(phrase)' asks for several things", trees)
  }

  /// Tells which tool was chosen, and which were not.
  private mutating func tell(_ choice: ToolChoice) {
    let others = choice.others.prefix(3).map { Explanation("not \($0.tool), \($0.score)") }
    guard let chosen = choice.chosen else {
      let equals = choice.ambiguous.map { Explanation("perhaps \($0.tool), \($0.score)") }
      let line = equals.isEmpty ? "concerns no tool" : "concerns several tools"
      explanation = Explanation("'\(phrase)' \(line)", equals + others)
      return
    }
    explanation = Explanation(
      "'\(phrase)' calls \(chosen.tool), \(chosen.score)",
      [chosen.extraction.explanation, chosen.explanation] + others)
  }
}

extension ToolCall {
  /// Whether two states of one call are meant: a conversation performs one intent at a time.
  func isSame(as other: ToolCall) -> Bool {
    guard tool == other.tool, case .waiting = outcome else { return false }
    return true
  }
}
