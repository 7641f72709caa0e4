/// Puts rules together into a grammar.
///
/// Patterns that begin alike share their beginnings, and the ways through the choices of one pattern meet
/// again behind each choice, for as long as no other pattern goes on from one of these ways alone.
struct GrammarBuilder {
  /// How many ways through the items of one pattern there may be.
  static let variantLimit = 4096

  /// The rules added so far.
  private(set) var rules: [Rule] = []
  private var ruleKinds: [Kind] = []
  /// The kinds that rules make.
  private(set) var made = KindSet()
  private var steps: StepNumbers
  private var graph = RuleGraph()
  private var pattern = PatternGraph()
  /// The edges of the state that is being made, for their room.
  private var edges: [PatternGraph.Edge] = []

  /// The kinds that patterns ask for.
  var asked: KindSet { steps.asked }

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
    made.insert(kind)
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
      let end = choice
      choice -= item.choices.count
      edges.removeAll(keepingCapacity: true)
      for index in choice..<end {
        let range = steps.choices[index]
        var target = start
        for place in range.dropFirst().reversed() {
          target = pattern.add(steps.steps[place], to: target)
        }
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
      rules: RuleTable(rules, kinds: ruleKinds), kinds: steps.kinds,
      vocabulary: steps.vocabulary, nodes: flat.nodes, mentionEdges: flat.mentionEdges,
      accepted: flat.accepted, wordEdges: flat.wordEdges)
  }
}
