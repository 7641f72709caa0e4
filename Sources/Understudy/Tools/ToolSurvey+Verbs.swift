extension ToolSurvey {
  /// How well the verb goes with what the tool does; what its description says later on goes as well.
  func agreement(with tool: ToolWords) -> Double {
    let agreement = words.verbs.agreement(of: request.groups, with: tool.verbs)
    guard agreement < 0, let verb = request.verb else { return agreement }
    return tool.ownVerbs.all.contains(verb) ? 1 : agreement
  }

  /// Whether a phrase begins with the word that the tool's name begins with, be it known as a verb or not.
  func isCommanded(_ grammar: SchemaGrammar) -> Bool {
    guard let first = content.first.map({ phrase.tokens[$0.index] }), !words.isGeneral(first)
    else { return false }
    return grammar.toolWords.ownVerbs.opening.contains(first.hash)
  }

  /// Whether what the tool does is what is not to be done: "don't open the gate".
  func isDenied(_ grammar: SchemaGrammar) -> Bool {
    guard let first = content.first(where: { !isDenial($0.index) })?.index,
      !words.verbs.groups(of: phrase.tokens[first]).isDisjoint(with: grammar.toolWords.verbs)
    else { return false }
    return (max(0, first - Self.denialReach)..<first).contains(where: isDenial)
  }

  private func isDenial(_ index: Int) -> Bool {
    words.uses(of: phrase.tokens[index]).contains(.denial)
      && words.verbs.groups(of: phrase.tokens[index]).isEmpty
  }

  /// How many words before a verb may deny it: "do not".
  private static let denialReach = 2
}
