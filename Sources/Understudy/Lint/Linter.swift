/// Finds what in a schema's words keeps phrases from filling it well.
struct Linter {
  let grammar: SchemaGrammar
  let language: Language
  let words: LintWords
  /// The kinds of value that phrases mention.
  let kinds: [String]

  /// What one property says, folded.
  struct Wording {
    let leaf: SlotLeaf
    let profile: SlotProfile
    /// The words of its title, or of its name where it has none.
    let title: [String]
    /// Those of its description.
    let description: [String]
  }

  /// What is wrong, in the order of the rules and of declaration.
  func findings() -> [LintFinding] {
    let wordings = zip(grammar.leaves, grammar.profiles).map(wording)
    return wordings.flatMap(ofWords) + ofTitles(wordings) + ofPairs(wordings) + ofCases(wordings)
      + wordings.compactMap(ofReach) + wordings.compactMap(ofDefault)
      + wordings.compactMap(ofKind)
  }

  private func wording(_ leaf: SlotLeaf, _ profile: SlotProfile) -> Wording {
    let title = folded(leaf.slot.title)
    return Wording(
      leaf: leaf, profile: profile,
      title: title.isEmpty ? folded(SlotReader.split(leaf.slot.name)) : title,
      description: folded(leaf.slot.description ?? ""))
  }

  func folded(_ text: String) -> [String] { language.tokenizer.foldedWords(of: text) }

  func finding(
    _ rule: LintFinding.Rule, _ wording: Wording, _ message: String, fix: String
  ) -> LintFinding {
    LintFinding(
      rule: rule, schema: grammar.schema.name, property: wording.leaf.path, message: message,
      fix: fix)
  }

  /// Whether a word tells one property from another.
  func tells(_ word: String) -> Bool {
    guard !words.vague.contains(word), !language.textWords.marks.contains(word) else {
      return false
    }
    guard word.unicodeScalars.count > 1, !word.allSatisfy(\.isNumber) else { return false }
    let uses = language.tokenizer.tokenized(word).tokens.first.map(language.textWords.uses) ?? []
    return uses.isDisjoint(with: [.small, .filler])
  }

  // MARK: - Cases

  private func ofCases(_ wordings: [Wording]) -> [LintFinding] {
    wordings.flatMap { wording -> [LintFinding] in
      guard case .option(let options) = wording.leaf.slot.type else { return [] }
      return overlaps(options, wording) + options.compactMap { unsayable($0, wording) }
    }
  }

  private func overlaps(_ options: [SlotOption], _ wording: Wording) -> [LintFinding] {
    var owners: [[String]: [String]] = [:]
    var order: [[String]] = []
    for option in options {
      let names = [option.title ?? SlotReader.split(option.value)] + option.synonyms
      for name in Set(names.map(folded)) where !name.isEmpty {
        if owners[name] == nil { order.append(name) }
        owners[name, default: []].append(option.value)
      }
    }
    let shared = order.filter { (owners[$0]?.count ?? 0) > 1 }
      .sorted { $0.joined(separator: " ") < $1.joined(separator: " ") }
    return shared.map { name in
      let cases = (owners[name] ?? []).map { "'\($0)'" }.joined(separator: " and ")
      return finding(
        .overlappingCases, wording, "\(cases) are both called '\(name.joined(separator: " "))'.",
        fix: "Give each case a name of its own, and leave the shared one out.")
    }
  }

  private func unsayable(_ option: SlotOption, _ wording: Wording) -> LintFinding? {
    let names = [option.title ?? SlotReader.split(option.value)] + option.synonyms
    let isSayable = names.contains { name in
      folded(name).contains { word in
        word.unicodeScalars.count > 2 && word.allSatisfy(\.isLetter) && !words.vague.contains(word)
      }
    }
    let isNumber = Double(option.value) != nil
    guard !isSayable, !isNumber else { return nil }
    return finding(
      .unsayableCase, wording, "Nobody says '\(names[0])' for the case '\(option.value)'.",
      fix: "Give the case a title in words that people use.")
  }

  // MARK: - Reach

  private func ofReach(_ wording: Wording) -> LintFinding? {
    guard wording.leaf.isRequired, case .other(let type) = wording.leaf.slot.type else {
      return nil
    }
    return finding(
      .unfillable, wording, "It is required, and no phrase fills a '\(type)'.",
      fix:
        "Make '\(type)' generable, give its query entities(matching:), or make the property optional."
    )
  }
}
