/// Puts rules together into a grammar.
///
/// Patterns that begin alike share their beginnings, and the ways through the choices of one pattern meet
/// again behind each choice, for as long as no other pattern goes on from one of these ways alone.
struct GrammarBuilder {
  /// How many ways through the items of one pattern there may be.
  static let variantLimit = 4096

  private var rules: [Rule] = []
  private var ruleKinds: [Kind] = []
  private var steps: StepNumbers
  private var graph = RuleGraph()
  private var pattern = PatternGraph()
  /// The edges of the state that is being made, for their room.
  private var edges: [PatternGraph.Edge] = []

  /// Starts with the kinds that words give without any rule.
  init(kinds: KindTable, tokenizer: Tokenizer) {
    steps = StepNumbers(kinds: kinds, tokenizer: tokenizer)
  }

  /// Adds a rule.
  mutating func add(_ rule: Rule) throws(RuleFileError.Fact) {
    guard let kind = steps.kinds.intern(rule.kind) else { throw .tooManyKinds }
    let index = Int32(rules.count)
    rules.append(rule)
    ruleKinds.append(kind)
    for pattern in rule.patterns {
      try checkVariants(of: pattern, in: rule)
      let start = try read(pattern)
      graph.add(self.pattern, from: start, rule: index)
    }
  }

  private func checkVariants(of pattern: Pattern, in rule: Rule) throws(RuleFileError.Fact) {
    var variants = 1
    for item in pattern.items {
      variants *= item.choices.count + (item.isOptional ? 1 : 0)
      guard variants <= Self.variantLimit else {
        throw .tooManyVariants(rule: rule.name, limit: Self.variantLimit)
      }
    }
  }

  /// Makes the graph of a pattern and tells where it starts.
  private mutating func read(_ text: Pattern) throws(RuleFileError.Fact) -> Int32 {
    try steps.read(text)
    pattern.removeAll()
    var start = pattern.add([], isEnd: true)
    var choice = steps.choices.count
    for item in text.items.reversed() {
      choice -= item.choices.count
      edges.removeAll(keepingCapacity: true)
      for range in steps.choices[choice..<(choice + item.choices.count)] {
        let target = pattern.add(steps.steps[range].dropFirst(), to: start)
        let first = steps.steps[range.lowerBound]
        pattern.insert(.init(step: first, target: target), into: &edges)
      }
      if item.isOptional {
        for place in pattern.places(of: start) {
          pattern.insert(pattern.edge(at: place), into: &edges)
        }
      }
      start = pattern.add(edges, isEnd: item.isOptional && pattern.isEnd(start))
    }
    return start
  }

  /// The grammar of all rules added so far.
  func grammar() -> Grammar {
    let flat = graph.flattened(steps)
    return Grammar(
      rules: rules, ruleKinds: ruleKinds, kinds: steps.kinds, vocabulary: steps.vocabulary,
      nodes: flat.nodes, mentionEdges: flat.mentionEdges, accepted: flat.accepted,
      wordEdges: flat.wordEdges)
  }
}
