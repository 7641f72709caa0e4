/// Finds every mention that a grammar sees in a phrase.
///
/// Works from the last token to the first, so that all that may follow an item is known when the item is
/// read. The number of tokens of a mention, of mentions at a token and of steps for a token are bounded:
/// the time is linear in the phrase. Its arrays are kept from phrase to phrase.
struct Chart<Semantics: MentionSemantics> {
  typealias Meaning = Semantics.Meaning

  /// All mentions found, those at later tokens first.
  private(set) var mentions: [Mention<Meaning>] = []
  /// The parts of mentions, by place.
  private(set) var children: [Int32] = []
  /// The last mention found at each token; negative where there is none.
  private(set) var heads: [Int32] = []

  private var words: [Int32] = []
  private var gaps: [Bool] = []
  private var seeds: [Seed<Meaning>] = []
  private var path: [Int32] = []
  private var parts: [Meaning] = []
  private var start = 0
  private var stepsLeft = 0
  private var mentionsLeft = 0

  /// The most tokens that a mention covers.
  static var lengthLimit: Int { 40 }
  /// The most mentions that start at one token.
  static var mentionLimit: Int { 128 }
  /// How much less the weight of a part counts in the whole.
  static var inheritedPart: Int16 { 4 }
  /// The most steps for one token.
  static var stepLimit: Int { 8192 }

  /// Finds the mentions of a phrase.
  mutating func fill(_ phrase: TokenizedPhrase, _ grammar: Grammar, _ semantics: inout Semantics) {
    prepare(phrase, grammar)
    for token in stride(from: phrase.tokens.count - 1, through: 0, by: -1) {
      start = token
      stepsLeft = Self.stepLimit
      mentionsLeft = Self.mentionLimit
      let first = mentions.count
      seeds.removeAll(keepingCapacity: true)
      semantics.addSeeds(at: token, in: phrase, to: &seeds)
      for seed in seeds {
        add(
          end: seed.end, kind: seed.kind, meaning: seed.meaning, weight: seed.weight,
          isLatent: seed.isLatent, origin: .words)
      }
      walk(from: 0, at: token, grammar, &semantics)
      var next = first
      while next < mentions.count {
        step(over: next, from: 0, at: token, grammar, &semantics)
        next += 1
      }
    }
  }

  private mutating func prepare(_ phrase: TokenizedPhrase, _ grammar: Grammar) {
    mentions.removeAll(keepingCapacity: true)
    children.removeAll(keepingCapacity: true)
    heads.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    gaps.removeAll(keepingCapacity: true)
    for token in phrase.tokens {
      heads.append(-1)
      gaps.append(token.gapBefore)
      words.append(
        phrase.withNormalizedUnits(of: token) {
          grammar.vocabulary.word(hash: token.hash, units: $0)
        })
    }
  }

  /// Goes on from a node by every word and mention that stands at a token.
  private mutating func walk(
    from index: Int32, at token: Int, _ grammar: Grammar, _ semantics: inout Semantics
  ) {
    let node = grammar.nodes[Int(index)]
    for accepted in node.accepted {
      accept(rule: Int(grammar.accepted[Int(accepted)]), end: token, grammar, &semantics)
    }
    guard token < words.count, token - start < Self.lengthLimit, stepsLeft > 0 else { return }
    stepsLeft -= 1
    let word = words[token]
    if word != Vocabulary.unknown {
      if node.hasWordEdges,
        let target = grammar.wordEdges.target(node: index, word: word, isGlued: false)
      {
        walk(from: target, at: token + 1, grammar, &semantics)
      }
      if node.hasGluedWordEdges, !gaps[token],
        let target = grammar.wordEdges.target(node: index, word: word, isGlued: true)
      {
        walk(from: target, at: token + 1, grammar, &semantics)
      }
    }
    // At the start of a mention the agenda of `fill` takes this part.
    guard token > start, !node.mentionEdges.isEmpty else { return }
    var next = heads[token]
    while next >= 0 {
      let following = mentions[Int(next)].nextAtStart
      step(over: Int(next), from: index, at: token, grammar, &semantics)
      next = following
    }
  }

  /// Goes on from a node over one mention.
  private mutating func step(
    over index: Int, from node: Int32, at token: Int, _ grammar: Grammar,
    _ semantics: inout Semantics
  ) {
    let mention = mentions[index]
    guard Int(mention.end) - start <= Self.lengthLimit else { return }
    let edges = grammar.nodes[Int(node)].mentionEdges
    var place = grammar.firstEdge(of: mention.kind, among: edges)
    while place < edges.upperBound {
      let edge = grammar.mentionEdges[Int(place)]
      place += 1
      guard edge.kind == mention.kind else { break }
      guard !(edge.isGlued && gaps[token]),
        edge.limits == .none || semantics.satisfies(mention.meaning, edge.limits)
      else { continue }
      path.append(Int32(index))
      parts.append(mention.meaning)
      walk(from: edge.target, at: Int(mention.end), grammar, &semantics)
      path.removeLast()
      parts.removeLast()
    }
  }

  private mutating func accept(
    rule: Int, end: Int, _ grammar: Grammar, _ semantics: inout Semantics
  ) {
    guard mentionsLeft > 0 else { return }
    let meaning = parts.withUnsafeBufferPointer {
      semantics.meaning(ofRule: rule, tokens: start..<end, parts: $0)
    }
    guard let meaning else { return }
    // A rule over nothing but one weak mention gives another weak one.
    let isRenamed =
      path.count == 1 && mentions[Int(path[0])].start == Int32(start)
      && mentions[Int(path[0])].end == Int32(end)
    let entry = grammar.rules[rule]
    let isLatent = entry.isLatent || isRenamed && mentions[Int(path[0])].isLatent
    let kind = entry.kind
    var weight = entry.weight
    weight +=
      semantics.inheritsWeight(kind)
      ? path.reduce(0) { $0 + mentions[Int($1)].weight } / Self.inheritedPart : inheritedPenalty
    add(
      end: end, kind: kind, meaning: meaning, weight: weight, isLatent: isLatent,
      origin: .rule(Int32(rule)))
  }

  /// The small penalties of the parts: preferences among readings of the same words, which hold for the whole too.
  private var inheritedPenalty: Int16 {
    path.reduce(0) { sum, index in
      let weight = mentions[Int(index)].weight
      return -9...(-1) ~= weight ? sum + weight : sum
    }
  }

  private mutating func add(
    end: Int, kind: Kind, meaning: Meaning, weight: Int16, isLatent: Bool,
    origin: Mention<Meaning>.Origin
  ) {
    if let known = known(end: end, kind: kind, meaning: meaning) {
      if mentions[known].weight < weight { mentions[known].weight = weight }
      return
    }
    guard mentionsLeft > 0 else { return }
    mentionsLeft -= 1
    let firstChild = Int32(children.count)
    children.append(contentsOf: path)
    mentions.append(
      Mention(
        start: Int32(start), end: Int32(end), kind: kind, isLatent: isLatent, weight: weight,
        origin: origin, meaning: meaning, firstChild: firstChild, childCount: Int32(path.count),
        nextAtStart: heads[start]))
    heads[start] = Int32(mentions.count - 1)
  }

  /// The place of the same mention found by another rule; it takes the better weight of the two.
  private func known(end: Int, kind: Kind, meaning: Meaning) -> Int? {
    var next = heads[start]
    while next >= 0 {
      let mention = mentions[Int(next)]
      if mention.end == Int32(end), mention.kind == kind, mention.meaning == meaning {
        return Int(next)
      }
      next = mention.nextAtStart
    }
    return nil
  }

  /// The parts of a mention.
  func children(of mention: Mention<Meaning>) -> some Sequence<Mention<Meaning>> {
    children[Int(mention.firstChild)..<Int(mention.firstChild + mention.childCount)].lazy.map {
      [mentions] in mentions[Int($0)]
    }
  }
}
