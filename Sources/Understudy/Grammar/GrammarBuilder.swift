/// Puts rules together into a grammar.
struct GrammarBuilder {
  /// How many ways through the patterns of one item list are followed at once.
  static let variantLimit = 4096

  private var rules: [Rule] = []
  private var ruleKinds: [Kind] = []
  private var kinds: KindTable
  private var vocabulary = Vocabulary()
  private var nodes = [Node()]
  private var cutWords: [String: [Int32]] = [:]
  private let tokenizer: Tokenizer

  private struct Node {
    var words: [WordStep: Int32] = [:]
    var mentions: [(edge: MentionStep, target: Int32)] = []
    var accepted: [Int32] = []
  }

  private struct WordStep: Hashable {
    let word: Int32
    let isGlued: Bool
  }

  private struct MentionStep: Hashable {
    let kind: Kind
    let limits: Pattern.Limits
    let isGlued: Bool
  }

  /// Starts with the kinds that words give without any rule.
  init(kinds: KindTable, tokenizer: Tokenizer) {
    self.kinds = kinds
    self.tokenizer = tokenizer
  }

  /// Adds a rule.
  mutating func add(_ rule: Rule) throws(RuleFileError.Fact) {
    guard let kind = kinds.intern(rule.kind) else { throw .tooManyKinds }
    let index = Int32(rules.count)
    rules.append(rule)
    ruleKinds.append(kind)
    for pattern in rule.patterns {
      var frontier: Set<Int32> = [0]
      for item in pattern.items {
        var next: Set<Int32> = item.isOptional ? frontier : []
        for node in frontier.sorted() {
          for choice in item.choices {
            if let target = try step(from: node, over: choice, isGlued: item.isGlued) {
              next.insert(target)
            }
          }
        }
        guard next.count <= Self.variantLimit else {
          throw .tooManyVariants(rule: rule.name, limit: Self.variantLimit)
        }
        frontier = next
      }
      for node in frontier.sorted() where node != 0 && !nodes[Int(node)].accepted.contains(index) {
        nodes[Int(node)].accepted.append(index)
      }
    }
  }

  private mutating func step(
    from node: Int32, over choice: Pattern.Choice, isGlued: Bool
  ) throws(RuleFileError.Fact) -> Int32? {
    switch choice {
    case .words(let text):
      var node = node
      var isGlued = isGlued
      let words = self.words(of: text)
      guard !words.isEmpty else { throw .malformedItem(text) }
      for word in words {
        node = step(from: node, over: WordStep(word: word, isGlued: isGlued))
        isGlued = false
      }
      return node
    case .mention(let name, let limits):
      guard let kind = kinds.intern(name) else { throw .tooManyKinds }
      return step(from: node, over: MentionStep(kind: kind, limits: limits, isGlued: isGlued))
    }
  }

  private mutating func step(from node: Int32, over word: WordStep) -> Int32 {
    if let target = nodes[Int(node)].words[word] { return target }
    nodes.append(Node())
    nodes[Int(node)].words[word] = Int32(nodes.count - 1)
    return Int32(nodes.count - 1)
  }

  private mutating func step(from node: Int32, over mention: MentionStep) -> Int32 {
    if let known = nodes[Int(node)].mentions.first(where: { $0.edge == mention }) {
      return known.target
    }
    nodes.append(Node())
    nodes[Int(node)].mentions.append((mention, Int32(nodes.count - 1)))
    return Int32(nodes.count - 1)
  }

  /// The words of a pattern's text, cut as a phrase is.
  private mutating func words(of text: String) -> [Int32] {
    if let known = cutWords[text] { return known }
    let phrase = tokenizer.tokenized(text)
    let words = phrase.tokens.map { token in
      phrase.withNormalizedUnits(of: token) { vocabulary.intern(hash: token.hash, units: $0) }
    }
    cutWords[text] = words
    return words
  }

  /// The grammar of all rules added so far.
  func grammar() -> Grammar {
    var flat: [Grammar.Node] = []
    var edges: [Grammar.MentionEdge] = []
    var accepted: [Int32] = []
    var steps: [(node: Int32, word: Int32, isGlued: Bool, target: Int32)] = []
    for (index, node) in nodes.enumerated() {
      let firstEdge = Int32(edges.count)
      // By kind, so that those of one kind are found at once; within a kind as they were added.
      let mentions = node.mentions.enumerated().sorted {
        ($0.element.edge.kind.index, $0.offset) < ($1.element.edge.kind.index, $1.offset)
      }
      for (edge, target) in mentions.lazy.map(\.element) {
        edges.append(
          .init(kind: edge.kind, isGlued: edge.isGlued, limits: edge.limits, target: target))
      }
      let firstAccepted = Int32(accepted.count)
      accepted += node.accepted
      steps += node.words.map { (Int32(index), $0.key.word, $0.key.isGlued, $0.value) }
      flat.append(
        .init(
          mentionEdges: firstEdge..<Int32(edges.count),
          accepted: firstAccepted..<Int32(accepted.count),
          hasWordEdges: node.words.keys.contains { !$0.isGlued },
          hasGluedWordEdges: node.words.keys.contains { $0.isGlued }))
    }
    return Grammar(
      rules: rules, ruleKinds: ruleKinds, kinds: kinds, vocabulary: vocabulary, nodes: flat,
      mentionEdges: edges, accepted: accepted, wordEdges: EdgeTable(steps))
  }
}
