/// Words of one sort of which one is not the other: "area" and "volume", where a tool speaks of one of them.
struct WordContrast: Sendable {
  /// The words that the tool says, by what tokens know them by.
  let own: Set<UInt64>
  /// Those that it does not say.
  let others: Set<UInt64>

  /// Whether a phrase says another one than the tool.
  func isSaid(in phrase: TokenizedPhrase) -> Bool {
    var isOther = false
    for token in phrase.tokens {
      if own.contains(token.hash) { return false }
      isOther = isOther || others.contains(token.hash)
    }
    return isOther
  }

  /// What a tool's words exclude.
  ///
  /// - Parameters:
  ///   - schema: The tool.
  ///   - groups: Words of one sort, each with its forms.
  ///   - tokenizer: Reads the tool's texts.
  /// - Returns: One contrast for each sort of which the tool says a word, though not all.
  static func contrasts(
    of schema: EntitySchema, among groups: [[Set<UInt64>]], _ tokenizer: Tokenizer
  ) -> [WordContrast] {
    guard !groups.isEmpty else { return [] }
    let titles = [SlotReader.split(schema.name), schema.title, schema.description ?? ""]
    let own = Set(tokenizer.hashes(of: titles))
    let sorts = groups.filter { $0.contains { !$0.isDisjoint(with: own) } }
    guard !sorts.isEmpty else { return [] }
    let all = own.union(tokenizer.hashes(of: SlotLeaf.leaves(of: schema).flatMap(texts)))
    return sorts.compactMap { words in
      let others = words.filter { $0.isDisjoint(with: all) }
      guard !others.isEmpty else { return nil }
      let said = words.filter { !$0.isDisjoint(with: all) }
      return WordContrast(own: union(said), others: union(others))
    }
  }

  /// What a slot says of itself and of its values.
  private static func texts(_ leaf: SlotLeaf) -> [String] {
    let slot = leaf.slot
    var texts = [SlotReader.split(slot.name), slot.title, slot.description ?? ""]
    if case .option(let options) = slot.type {
      texts += options.flatMap { [SlotReader.split($0.value), $0.title ?? ""] + $0.synonyms }
    }
    return texts
  }

  private static func union(_ sets: [Set<UInt64>]) -> Set<UInt64> {
    sets.reduce(into: []) { $0.formUnion($1) }
  }
}
