/// Numbers for all that patterns step over: even ones for words, odd ones for mentions.
struct StepNumbers {
  /// All kinds.
  var kinds: KindTable
  /// The words.
  private(set) var vocabulary = Vocabulary()
  /// The steps of the pattern that was read last.
  private(set) var steps: [PatternGraph.Step] = []
  /// Where the steps of each of its choices stand.
  private(set) var choices: [Range<Int>] = []
  /// The kinds of mentions.
  private(set) var asked = KindSet()
  private var mentions: [(kind: Kind, limits: Pattern.Limits)] = []
  private var mentionsByKind: [[Int32]] = []
  private var cutWords: [String: [Int32]] = [:]
  private let tokenizer: Tokenizer

  /// Starts with some kinds.
  init(kinds: KindTable, tokenizer: Tokenizer) {
    self.kinds = kinds
    self.tokenizer = tokenizer
  }

  /// The word that a step goes over; nothing where it goes over a mention.
  static func word(_ number: Int32) -> Int32? { number & 1 == 0 ? number >> 1 : nil }

  /// The mention that a step goes over.
  func mention(_ number: Int32) -> (kind: Kind, limits: Pattern.Limits) {
    mentions[Int(number >> 1)]
  }

  /// Numbers the steps of a pattern.
  mutating func read(_ pattern: Pattern) throws(RuleFileError.Fact) {
    steps.removeAll(keepingCapacity: true)
    choices.removeAll(keepingCapacity: true)
    for item in pattern.items {
      for choice in item.choices {
        let start = steps.count
        switch choice {
        case .words(let text): try addWords(text, isGlued: item.isGlued)
        case .mention(let name, let limits):
          guard let kind = kinds.intern(name) else { throw .tooManyKinds }
          steps.append(.init(number: number(of: kind, limits), isGlued: item.isGlued))
        }
        choices.append(start..<steps.count)
      }
    }
  }

  /// Adds the words of a text, cut as a phrase is.
  private mutating func addWords(_ text: String, isGlued: Bool) throws(RuleFileError.Fact) {
    let start = steps.count
    func add(_ word: Int32) {
      steps.append(.init(number: word << 1, isGlued: isGlued && steps.count == start))
    }
    let isPlain = PlainWords.forEach(in: text) { hash, units in
      add(vocabulary.intern(hash: hash, units: units))
    }
    if !isPlain { for word in cutWords(of: text) { add(word) } }
    guard steps.count > start else { throw .malformedItem(text) }
  }

  /// The words of a text with marks or other letters, which many patterns have.
  private mutating func cutWords(of text: String) -> [Int32] {
    if let known = cutWords[text] { return known }
    var words: [Int32] = []
    tokenizer.forEachToken(of: text) { hash, units in
      words.append(vocabulary.intern(hash: hash, units: units))
    }
    cutWords[text] = words
    return words
  }

  private mutating func number(of kind: Kind, _ limits: Pattern.Limits) -> Int32 {
    let place = Int(kind.index)
    while mentionsByKind.count <= place { mentionsByKind.append([]) }
    if let known = mentionsByKind[place].first(where: { mentions[Int($0)].limits == limits }) {
      return known << 1 | 1
    }
    let number = Int32(mentions.count)
    asked.insert(kind)
    mentions.append((kind, limits))
    mentionsByKind[place].append(number)
    return number << 1 | 1
  }
}
