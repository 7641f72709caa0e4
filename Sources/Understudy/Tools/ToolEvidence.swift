/// What speaks for a tool and against it.
struct ToolEvidence: Sendable, Equatable {
  /// One sort of evidence.
  enum Sort: Int, CaseIterable, Sendable {
    case verb, named, things, described, topic, opening, understood, complete, specific, guessed,
      contrary, titled, commanded, telling, idle, contrasted

    /// What it is worth at its fullest; what speaks for most tools makes about one in all.
    var weight: Double {
      switch self {
      case .verb: 0.053
      case .named: 0.065
      case .things: 0.044
      case .described: 0.078
      case .topic: 0.124
      case .opening: 0.04
      case .understood: 0.075
      case .complete: 0.22
      case .specific: 0.209
      case .guessed: -0.034
      case .contrary: -0.4
      case .titled: 0.03
      case .commanded: 0.13
      case .telling: 0.081
      case .idle: -0.2
      case .contrasted: -0.2
      }
    }

    /// What it says.
    var title: String {
      switch self {
      case .verb: "the verb asks for what the tool does"
      case .named: "words of its name were said"
      case .things: "what its name is about was said"
      case .described: "words of its description were said"
      case .topic: "words of its topic were said"
      case .opening: "the first telling word is its own"
      case .understood: "of what was said has to do with it"
      case .complete: "nothing is missing"
      case .specific: "its parameters are told by values of their own"
      case .guessed: "parameters are words that nothing points at"
      case .titled: "nothing was said but its name and values"
      case .commanded: "it begins as the tool's name does"
      case .telling: "a word that tells it from other tools was said"
      case .idle: "a value is a word that only stands where one is due"
      case .contrasted: "another thing of the sort was asked for"
      case .contrary: "the tool undoes what the verb asks for"
      }
    }
  }

  private var amounts = Array(repeating: 0.0, count: Sort.allCases.count)
  /// The words of the tool that were said.
  var words: [String] = []

  /// How much there is of it, from 0 to 1, or −1 where it speaks against the tool.
  subscript(sort: Sort) -> Double {
    get { amounts[sort.rawValue] }
    set { amounts[sort.rawValue] = newValue }
  }

  /// All of it in one number from 0 to 1, in thousandths.
  var score: Double { score(withAtMost: []) }

  /// The score that the evidence comes to with so much more of some sorts.
  func score(withAtMost more: [(sort: Sort, amount: Double)]) -> Double {
    let sum = Sort.allCases.reduce(0) { $0 + $1.weight * self[$1] }
    let whole = more.reduce(sum) { $0 + $1.sort.weight * $1.amount }
    return min(1, max(0, (whole * 1_000).rounded() / 1_000))
  }

  /// The evidence as a tree.
  func explanation(of tool: String) -> Explanation {
    let lines = Sort.allCases.filter { self[$0] != 0 }.map { sort in
      let points = Int((sort.weight * self[sort] * 1_000).rounded())
      let amount = Int((self[sort] * 100).rounded())
      let said = sort == .named && !words.isEmpty ? " ('\(words.joined(separator: "', '"))')" : ""
      return Explanation(
        "\(points < 0 ? "−" : "+")\(abs(points)) \(amount) % \(sort.title)\(said)")
    }
    return Explanation("\(tool), \(Int((score * 1_000).rounded()))", lines)
  }
}
