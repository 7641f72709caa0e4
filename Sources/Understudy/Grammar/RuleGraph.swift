/// The patterns of all rules as one graph, in which no node has two steps over the same thing.
///
/// What hangs on a node is kept in lists that are linked by place, since there are thousands of nodes and
/// most have one thing on them.
struct RuleGraph {
  private var nodes = [Node(parents: 1)]
  private var edges: [Edge] = []
  private var places = EdgeTable()
  private var accepted: [Accepted] = []
  /// The node for each state of the pattern being added that no other pattern has reached.
  private var fresh: [Int32] = []
  /// What was made of nodes that several edges lead to, for the states of the pattern being added.
  private var copies: [(node: Int32, state: Int32, copy: Int32)] = []

  /// The nodes that are to lead on as states of the pattern do.
  private var pending: [(state: Int32, node: Int32)] = []

  /// No place in a list.
  private static let none: Int32 = -1

  private struct Node: BitwiseCopyable {
    /// How many edges lead to it.
    var parents: Int32 = 0
    var edges = Ends()
    var accepted = Ends()
  }

  /// The ends of a list.
  private struct Ends: BitwiseCopyable {
    var first = RuleGraph.none
    var last = RuleGraph.none
  }

  private struct Edge: BitwiseCopyable {
    let step: PatternGraph.Step
    var target: Int32
    var next = RuleGraph.none
  }

  private struct Accepted: BitwiseCopyable {
    let rule: Int32
    var next = RuleGraph.none
  }

  /// Adds a pattern of a rule; rules come one after the other.
  mutating func add(_ pattern: borrowing PatternGraph, from start: Int32, rule: Int32) {
    fresh.removeAll(keepingCapacity: true)
    for _ in 0..<pattern.count { fresh.append(Self.none) }
    copies.removeAll(keepingCapacity: true)
    pending.append((start, 0))
    while let (state, node) = pending.popLast() {
      if pattern.isEnd(state), node != 0 { accept(rule, at: node) }
      for place in pattern.places(of: state) { follow(pattern.edge(at: place), from: node) }
    }
  }

  /// Goes on from a node as an edge of the pattern does; whatever leads to the node leads there too.
  private mutating func follow(_ edge: PatternGraph.Edge, from node: Int32) {
    guard let known = places.target(node: node, step: edge.step) else {
      return add(edge.step, from: node, to: freshNode(for: edge.target))
    }
    let target = edges[Int(known)].target
    if nodes[Int(target)].parents == 1 {
      pending.append((edge.target, target))
    } else {
      lead(known, to: copy(of: target, for: edge.target))
    }
  }

  /// The node for a state that no other pattern has reached.
  private mutating func freshNode(for state: Int32) -> Int32 {
    if fresh[Int(state)] == Self.none {
      fresh[Int(state)] = Int32(nodes.count)
      pending.append((state, Int32(nodes.count)))
      nodes.append(Node())
    }
    return fresh[Int(state)]
  }

  /// A node like one that other ways lead to as well, for those that lead to a state of the pattern.
  private mutating func copy(of node: Int32, for state: Int32) -> Int32 {
    if let known = copies.first(where: { $0.node == node && $0.state == state }) {
      return known.copy
    }
    let copy = Int32(nodes.count)
    nodes.append(Node())
    copies.append((node, state, copy))
    pending.append((state, copy))
    var place = nodes[Int(node)].edges.first
    while place != Self.none {
      let edge = edges[Int(place)]
      add(edge.step, from: copy, to: edge.target)
      place = edge.next
    }
    place = nodes[Int(node)].accepted.first
    while place != Self.none {
      accept(accepted[Int(place)].rule, at: copy)
      place = accepted[Int(place)].next
    }
    return copy
  }

  private mutating func lead(_ edge: Int32, to target: Int32) {
    nodes[Int(edges[Int(edge)].target)].parents -= 1
    nodes[Int(target)].parents += 1
    edges[Int(edge)].target = target
  }

  private mutating func add(_ step: PatternGraph.Step, from node: Int32, to target: Int32) {
    let place = Int32(edges.count)
    edges.append(Edge(step: step, target: target))
    places.insert(node: node, step: step, target: place)
    nodes[Int(target)].parents += 1
    let last = nodes[Int(node)].edges.last
    if last == Self.none {
      nodes[Int(node)].edges.first = place
    } else {
      edges[Int(last)].next = place
    }
    nodes[Int(node)].edges.last = place
  }

  private mutating func accept(_ rule: Int32, at node: Int32) {
    let last = nodes[Int(node)].accepted.last
    guard last == Self.none || accepted[Int(last)].rule != rule else { return }
    let place = Int32(accepted.count)
    accepted.append(Accepted(rule: rule))
    if last == Self.none {
      nodes[Int(node)].accepted.first = place
    } else {
      accepted[Int(last)].next = place
    }
    nodes[Int(node)].accepted.last = place
  }

  // MARK: - The whole

  /// The graph as a grammar has it.
  struct Flat {
    var nodes: [Grammar.Node] = []
    var mentionEdges: [Grammar.MentionEdge] = []
    var accepted: [Int32] = []
    var wordEdges = EdgeTable()
  }

  /// The graph as a grammar has it.
  func flattened(_ steps: StepNumbers) -> Flat {
    var flat = Flat()
    flat.nodes.reserveCapacity(nodes.count)
    flat.accepted.reserveCapacity(accepted.count)
    flat.wordEdges = EdgeTable(capacity: edges.count)
    for (index, node) in nodes.enumerated() {
      var made = Grammar.Node()
      let (firstEdge, firstRule) = (Int32(flat.mentionEdges.count), Int32(flat.accepted.count))
      var place = node.edges.first
      while place != Self.none {
        let edge = edges[Int(place)]
        let (step, isGlued) = (edge.step, edge.step.isGlued)
        if let word = StepNumbers.word(step.number) {
          if isGlued { made.hasGluedWordEdges = true } else { made.hasWordEdges = true }
          flat.wordEdges.insert(
            node: Int32(index), word: word, isGlued: isGlued, target: edge.target)
        } else {
          let mention = steps.mention(step.number)
          // By kind, so that those of one kind are found at once; within a kind as they were added.
          var at = flat.mentionEdges.endIndex
          while at > firstEdge, flat.mentionEdges[at - 1].kind.index > mention.kind.index {
            at -= 1
          }
          flat.mentionEdges.insert(
            .init(
              kind: mention.kind, isGlued: isGlued, limits: mention.limits, target: edge.target),
            at: at)
        }
        place = edge.next
      }
      place = node.accepted.first
      while place != Self.none {
        flat.accepted.append(accepted[Int(place)].rule)
        place = accepted[Int(place)].next
      }
      made.mentionEdges = firstEdge..<Int32(flat.mentionEdges.count)
      made.accepted = firstRule..<Int32(flat.accepted.count)
      flat.nodes.append(made)
    }
    return flat
  }
}

extension EdgeTable {
  fileprivate func target(node: Int32, step: PatternGraph.Step) -> Int32? {
    target(node: node, word: step.number, isGlued: step.isGlued)
  }

  fileprivate mutating func insert(node: Int32, step: PatternGraph.Step, target: Int32) {
    insert(node: node, word: step.number, isGlued: step.isGlued, target: target)
  }
}
