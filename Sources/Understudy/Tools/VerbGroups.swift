/// The verbs of a language that ask for much the same: "book", "reserve", "buy".
struct VerbGroups: Sendable {
  private var groups: [UInt64: Set<Int>] = [:]
  private var count = 0
  /// The groups of verbs that ask for anything whatever.
  private(set) var general: Set<Int> = []

  /// Adds verbs that ask for much the same.
  ///
  /// - Parameters:
  ///   - hashes: What tokens know the verbs by.
  ///   - isGeneral: Whether they ask for anything whatever: "get", "find".
  mutating func add(hashes: [UInt64], isGeneral: Bool) {
    for hash in hashes { groups[hash, default: []].insert(count) }
    if isGeneral { general.insert(count) }
    count += 1
  }

  /// The groups of a word; none where it is no verb of any.
  func groups(of token: Token) -> Set<Int> { groups[token.hash] ?? [] }

  /// The groups of the first verb of a phrase; of the verbs that ask for anything one that comes later tells more.
  func groups(in phrase: TokenizedPhrase) -> Set<Int> {
    var found: Set<Int> = []
    for token in phrase.tokens.prefix(Self.reach) {
      let groups = groups(of: token)
      guard !groups.isEmpty else { continue }
      if !groups.isSubset(of: general) { return found.isEmpty ? groups : found }
      if found.isEmpty { found = groups }
    }
    return found
  }

  /// How many words of a phrase may stand before its verb.
  private static let reach = 12

  /// How well a phrase's verbs go with those of a tool: 1 where they agree, −1 where they do not, 0 where nobody knows.
  func agreement(of said: Set<Int>, with own: Set<Int>) -> Double {
    guard !said.isEmpty, !own.isEmpty else { return 0 }
    if !said.isDisjoint(with: own) { return said.isSubset(of: general) ? 0.5 : 1 }
    return said.isSubset(of: general) ? 0 : -1
  }
}
