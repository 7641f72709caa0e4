/// The words that tell what a tool is for, each once with its weight.
struct ToolWords: Sendable {
  /// One word.
  struct Word: Sendable {
    /// The word, folded.
    let units: [UInt16]
    /// How much it tells of the tool.
    let weight: Double
    /// Whether it is a verb that many tools are named by.
    var isVerb = false
  }

  /// The words of its name and title.
  let names: [Word]
  /// The words of its description and parameters.
  let others: [Word]
  /// The words of its topic.
  let topics: [Word]
  /// What it does, by groups of verbs.
  let verbs: Set<Int>
  /// Its verbs themselves.
  let ownVerbs: ToolVerbs

  /// The words of its name, its description and its parameters.
  let all: KinWords
  /// The words of its name and its description.
  let own: KinWords
  /// What it is not for, by the words that it says.
  let contrasts: [WordContrast]

  private static let topicWeight = 0.8
  /// How many words of a description may stand before its verb.
  private static let verbReach = 2

  /// Reads the words of a tool, without those that say nothing.
  init(_ schema: EntitySchema, words: TextWords, tokenizer: Tokenizer, forms: WordForms) {
    var weights: [String: Double] = [:]
    func add(_ text: String?, _ weight: Double) {
      for word in tokenizer.foldedWords(of: text ?? "") {
        weights[word] = max(weights[word] ?? 0, weight)
      }
    }
    add(schema.description, 0.7)
    for leaf in SlotLeaf.leaves(of: schema) {
      add(SlotReader.split(leaf.slot.name), 0.5)
      add(leaf.slot.title, 0.5)
      add(leaf.slot.description, 0.3)
    }
    func telling(_ word: String) -> Bool {
      let token = tokenizer.tokenized(word).tokens.first
      let uses = token.map(words.uses) ?? []
      return uses.isDisjoint(with: [.small, .filler, .vague, .join])
        && (uses.isDisjoint(with: .lead) || uses.contains(.frame))
    }
    let named = Set(
      [SlotReader.split(schema.name), schema.title].flatMap(tokenizer.foldedWords))
    func isVerb(_ word: String) -> Bool {
      tokenizer.tokenized(word).tokens.first.map { !words.verbs.groups(of: $0).isEmpty } ?? false
    }
    names = named.filter(telling).sorted().map {
      Word(units: Array($0.utf16), weight: 1, isVerb: isVerb($0))
    }
    for group in words.related where !group.isDisjoint(with: named) {
      for word in group { weights[word] = max(weights[word] ?? 0, 0.8) }
    }
    others = weights.filter { !named.contains($0.key) && telling($0.key) }
      .sorted { $0.key < $1.key }.map { Word(units: Array($0.key.utf16), weight: $0.value) }
    all = KinWords((names + others).map(\.units))
    let described = Set(tokenizer.foldedWords(of: schema.description ?? "")).subtracting(named)
    own = KinWords(
      names.map(\.units) + described.filter(telling).sorted().map { Array($0.utf16) })
    contrasts = WordContrast.contrasts(of: schema, among: words.contrasts, tokenizer)
    let topic = words.topics.filter { !$0.isDisjoint(with: named) }
      .reduce(into: Set<String>()) { $0.formUnion($1) }
    topics = topic.subtracting(named).filter(telling).sorted()
      .map { Word(units: Array($0.utf16), weight: Self.topicWeight) }
    let opening = tokenizer.foldedWords(of: schema.description ?? "").prefix(Self.verbReach)
    verbs = (named.sorted() + opening).reduce(into: []) { verbs, word in
      // "Retrieves" is a form of "retrieve".
      for form in forms.word(Array(word.utf16)).plain {
        verbs.formUnion(words.verbs.groups(hash: form))
      }
    }
    ownVerbs = ToolVerbs(schema, words: words, tokenizer: tokenizer, forms: forms)
  }
}
