/// What one pattern matches, as states with steps between them: no state has two steps over the same thing.
///
/// It is built from the pattern's end, so that all ways through a choice meet behind it.
struct PatternGraph {
  /// A step over a word or a mention, by its number in a builder, and whether no gap may stand before it.
  struct Step: Equatable, BitwiseCopyable {
    let number: Int32
    let isGlued: Bool
  }

  /// A step and the state to which it leads.
  struct Edge: BitwiseCopyable {
    let step: Step
    var target: Int32
  }

  private struct State {
    let edges: Range<Int32>
    let isEnd: Bool
  }

  private var states: [State] = []
  private var edges: [Edge] = []

  /// How many states there are.
  var count: Int { states.count }

  /// Forgets all states but their room.
  mutating func removeAll() {
    states.removeAll(keepingCapacity: true)
    edges.removeAll(keepingCapacity: true)
  }

  /// The places of a state's edges.
  func places(of state: Int32) -> Range<Int32> { states[Int(state)].edges }

  /// The edge at a place.
  func edge(at place: Int32) -> Edge { edges[Int(place)] }

  /// Whether a pattern may end in a state.
  func isEnd(_ state: Int32) -> Bool { states[Int(state)].isEnd }

  /// Adds a state.
  mutating func add(_ edges: [Edge], isEnd: Bool) -> Int32 {
    let first = Int32(self.edges.count)
    self.edges.append(contentsOf: edges)
    states.append(State(edges: first..<Int32(self.edges.count), isEnd: isEnd))
    return Int32(states.count - 1)
  }

  /// Adds a state from which one step leads to another state.
  mutating func add(_ step: Step, to target: Int32) -> Int32 {
    let place = Int32(edges.count)
    edges.append(Edge(step: step, target: target))
    states.append(State(edges: place..<(place + 1), isEnd: false))
    return Int32(states.count - 1)
  }

  /// Adds an edge to those of a state to come; where one has the same step, both lead on from one target.
  mutating func insert(_ edge: Edge, into list: inout [Edge]) {
    guard let known = list.firstIndex(where: { $0.step == edge.step }) else {
      list.append(edge)
      return
    }
    list[known].target = union(list[known].target, edge.target)
  }

  /// The state from which everything leads on that does from either of two.
  private mutating func union(_ first: Int32, _ second: Int32) -> Int32 {
    guard first != second else { return first }
    var list = places(of: first).map(edge)
    for place in places(of: second) { insert(edge(at: place), into: &list) }
    return add(list, isEnd: isEnd(first) || isEnd(second))
  }
}
