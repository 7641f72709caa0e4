/// A named pattern and what it means.
struct Rule: Sendable {
  /// The name, as explanations print it.
  let name: String
  /// What it matches; any of them.
  let patterns: [Pattern]
  /// The kind of the mentions it makes.
  let kind: String
  /// The production that makes their meaning.
  let production: String
  /// What the production is told besides the mentions in the pattern.
  let arguments: [Argument]
  /// Whether its mentions are too weak to stand without help.
  let isLatent: Bool
  /// What is preferred where two mentions cover the same words: the heavier.
  let weight: Int16

  /// Whether all that it covers must be written in capitals.
  let needsCapitals: Bool

  /// A word or whole number in a production's parentheses.
  enum Argument: Hashable, Sendable {
    case word(String)
    case integer(Int)
  }

  /// The rule, and apart from it those of its patterns that are one common word, which alone says little.
  ///
  /// "May" and "sun" are names of a month and a weekday, but more often not.
  func weakened(by commonWords: Set<String>) -> [Rule] {
    guard kind == "month" || kind == "weekday" else { return [self] }
    func isCommon(_ pattern: Pattern) -> Bool {
      guard case .words(let word) = pattern.items.first?.choices.first else { return false }
      return commonWords.contains(word.lowercased())
    }
    func rule(_ patterns: [Pattern], isLatent: Bool) -> Rule {
      Rule(
        name: name, patterns: patterns, kind: kind, production: production, arguments: arguments,
        isLatent: isLatent, weight: weight, needsCapitals: needsCapitals)
    }
    let (common, others) = (patterns.filter(isCommon), patterns.filter { !isCommon($0) })
    return (others.isEmpty ? [] : [rule(others, isLatent: isLatent)])
      + (common.isEmpty ? [] : [rule(common, isLatent: true)])
  }

  init(
    name: String, patterns: [Pattern], kind: String, production: String, arguments: [Argument] = [],
    isLatent: Bool = false, weight: Int16 = 0, needsCapitals: Bool = false
  ) {
    self.name = name
    self.patterns = patterns
    self.kind = kind
    self.production = production
    self.arguments = arguments
    self.isLatent = isLatent
    self.weight = weight
    self.needsCapitals = needsCapitals
  }
}
