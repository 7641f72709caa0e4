/// Rules made ready for a chart: a tree of patterns that share their beginnings.
///
/// From a node one goes on by a word of the phrase or by a mention that starts there; so no rule is tried
/// in vain, and rules that begin alike are matched once.
struct Grammar: Sendable {
  /// The rules, in the order in which they were given.
  private(set) var rules = RuleTable()
  /// All kinds.
  private(set) var kinds = KindTable()
  /// The words that patterns speak of.
  private(set) var vocabulary = Vocabulary()

  private(set) var nodes = FlatArray<Node>()
  private(set) var mentionEdges = FlatArray<MentionEdge>()
  private(set) var accepted = FlatArray<Int32>()
  private(set) var wordEdges = EdgeTable()

  /// A place between two items of some patterns.
  struct Node: Sendable, BitwiseCopyable {
    private var firstEdge: Int32 = 0
    private var pastEdges: Int32 = 0
    private var firstAccepted: Int32 = 0
    private var pastAccepted: Int32 = 0
    /// Whether a word leads on.
    var hasWordEdges = false
    /// Whether a word without a gap before it leads on.
    var hasGluedWordEdges = false

    /// Where its edges by mention stand.
    var mentionEdges: Range<Int32> {
      get { Range(uncheckedBounds: (firstEdge, pastEdges)) }
      set { (firstEdge, pastEdges) = (newValue.lowerBound, newValue.upperBound) }
    }

    /// Where the rules that end here stand.
    var accepted: Range<Int32> {
      get { Range(uncheckedBounds: (firstAccepted, pastAccepted)) }
      set { (firstAccepted, pastAccepted) = (newValue.lowerBound, newValue.upperBound) }
    }
  }

  /// A step over a mention.
  struct MentionEdge: Sendable, BitwiseCopyable {
    let kind: Kind
    let isGlued: Bool
    let limits: Pattern.Limits
    let target: Int32
  }
}

extension Grammar: CompiledPart {
  /// Takes what a builder has put together.
  init(
    rules: RuleTable, kinds: KindTable, vocabulary: Vocabulary, nodes: [Node],
    mentionEdges: [MentionEdge], accepted: [Int32], wordEdges: EdgeTable
  ) {
    (self.rules, self.kinds, self.vocabulary) = (rules, kinds, vocabulary)
    self.nodes = FlatArray(nodes)
    self.mentionEdges = FlatArray(mentionEdges)
    self.accepted = FlatArray(accepted)
    self.wordEdges = wordEdges
  }

  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(&rules)
    try file.pass(&kinds)
    try file.pass(&vocabulary)
    try file.pass(&nodes)
    try file.pass(&mentionEdges)
    try file.pass(&accepted)
    try file.pass(&wordEdges)
  }
}

extension Grammar {
  /// The first of some edges that goes over mentions of a kind, or the place where it would be; edges stand by kind.
  func firstEdge(of kind: Kind, among edges: Range<Int32>) -> Int32 {
    var (low, high) = (edges.lowerBound, edges.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if mentionEdges[Int(middle)].kind.index < kind.index {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Whether a word alone is all that some rule asks for.
  func isPattern(hash: UInt64, units: UnsafeBufferPointer<UInt16>) -> Bool {
    let word = vocabulary.word(hash: hash, units: units)
    guard word != Vocabulary.unknown,
      let target = wordEdges.target(node: 0, word: word, isGlued: false)
    else { return false }
    let node = nodes[Int(target)]
    return node.accepted.lowerBound < node.accepted.upperBound
  }
}
