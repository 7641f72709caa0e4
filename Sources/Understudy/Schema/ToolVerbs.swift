/// The verbs that tell what a tool does, by what tokens know them by.
struct ToolVerbs: Sendable {
  /// The first ones of its name, its title and its description.
  let leading: Set<UInt64>
  /// Those of all its words.
  let all: Set<UInt64>
  /// The first words of its name, its title and its description, be they known as verbs or not: "feed".
  let opening: Set<UInt64>

  /// How many words of a description may stand before its verb.
  private static let reach = 2

  /// Reads the verbs of a tool.
  init(_ schema: EntitySchema, words: TextWords, tokenizer: Tokenizer, forms: WordForms) {
    let verbs = words.verbs
    var leading: Set<UInt64> = []
    var all: Set<UInt64> = []
    var opening: Set<UInt64> = []
    for name in [SlotReader.split(schema.name), schema.title] {
      let tokens = tokenizer.tokenized(name).tokens
      if tokens.count > 1 { opening.formUnion(tokens.prefix(1).map(\.hash)) }
      let hashes = tokens.map(\.hash).filter { verbs.isVerb(hash: $0) }
      leading.formUnion(hashes.prefix(1))
      all.formUnion(hashes)
    }
    let description = tokenizer.tokenized(schema.description ?? "")
    for (index, token) in description.tokens.enumerated() where token.shape == .letters {
      // "A booking" is no verb.
      guard index == 0 || words.uses(of: description.tokens[index - 1]) != .small else { continue }
      let known = description.withNormalizedUnits(of: token) { forms.word(Array($0)).plain }
      let plain = known.filter { verbs.isVerb(hash: $0) }
      if index < Self.reach { leading.formUnion(plain) }
      if index == 0, words.uses(of: token) != .small { opening.formUnion(known) }
      all.formUnion(plain)
    }
    self.leading = leading
    self.all = all
    self.opening = opening
  }
}
