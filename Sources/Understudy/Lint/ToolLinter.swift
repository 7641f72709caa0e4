/// Finds tools that a phrase cannot tell apart.
struct ToolLinter {
  let grammars: [SchemaGrammar]
  let tokenizer: Tokenizer

  /// What is wrong, in the order of the tools.
  func findings() -> [LintFinding] {
    grammars.indices.flatMap { index in
      described(grammars[index]) + grammars[..<index].compactMap { pair($0, grammars[index]) }
    }
  }

  private func described(_ grammar: SchemaGrammar) -> [LintFinding] {
    guard grammar.schema.description?.isEmpty ?? true else { return [] }
    return [
      finding(
        .missingDescription, grammar, "The tool has no description.",
        fix: "Say in one sentence what it does, with the words that people ask for it by.")
    ]
  }

  private func pair(_ first: SchemaGrammar, _ second: SchemaGrammar) -> LintFinding? {
    let (one, other) = (first.schema, second.schema)
    func words(_ schema: EntitySchema) -> Set<String> { Set(folded(SlotReader.split(schema.name))) }
    if words(one) == words(other), folded(one.description) == folded(other.description) {
      return finding(
        .indistinguishableTools, second, "No phrase can tell it from '\(one.name)'.",
        fix: "Give each a name and a description that say what the other one does not do.")
    }
    if folded(one.title) == folded(other.title) {
      return finding(
        .duplicateTitle, second, "It has the title of '\(one.name)'.",
        fix: "Give it a title that says what sets it apart.")
    }
    if !folded(one.description).isEmpty, folded(one.description) == folded(other.description) {
      return finding(
        .duplicateDescription, second, "It has the description of '\(one.name)'.",
        fix: "Describe what sets it apart.")
    }
    return nil
  }

  private func folded(_ text: String?) -> [String] { tokenizer.foldedWords(of: text ?? "") }

  private func finding(
    _ rule: LintFinding.Rule, _ grammar: SchemaGrammar, _ message: String, fix: String
  ) -> LintFinding {
    LintFinding(
      rule: rule, schema: grammar.schema.name, property: nil, message: message, fix: fix)
  }
}
