/// The verbs of a language that ask for much the same: "book", "reserve", "buy".
struct VerbGroups: Sendable {
  private var groups: [UInt64: Set<Int>] = [:]
  private var count = 0
  /// The groups of verbs that ask for anything whatever.
  private(set) var general: Set<Int> = []
  /// The words that lead from one request to the next.
  private var sequels: Set<UInt64> = []

  /// How many words of a phrase may stand before its verb.
  private static let reach = 12

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

  /// Adds words that lead from one request to the next: "then".
  mutating func add(sequels hashes: [UInt64]) { sequels.formUnion(hashes) }

  /// Whether a word leads from one request to the next.
  func isSequel(_ token: Token) -> Bool { sequels.contains(token.hash) }

  /// The groups of a word; none where it is no verb of any.
  func groups(of token: Token) -> Set<Int> { groups(hash: token.hash) }

  /// The groups of a word by what tokens know it by.
  func groups(hash: UInt64) -> Set<Int> { groups[hash] ?? [] }

  /// The groups of what a phrase asks for: of its first verb, or of one that is joined to a verb that asks for anything.
  func groups(in phrase: TokenizedPhrase, _ words: TextWords) -> Set<Int> {
    var found: Set<Int> = []
    for (index, token) in phrase.tokens.prefix(Self.reach).enumerated() {
      let groups = groups(of: token)
      let before = index == 0 ? [] : words.uses(of: phrase.tokens[index - 1])
      // "An order" is no verb.
      guard !groups.isEmpty, before != .small || index < 2 else { continue }
      // Whoever else is told something is sent a message.
      if words.uses(of: token).contains(.telling), isName(index + 1, phrase, words) {
        return groups.subtracting(general)
      }
      guard !found.isEmpty else {
        found = groups
        if found.isDisjoint(with: general) { return found }
        continue
      }
      if groups.isDisjoint(with: general), !before.isDisjoint(with: [.lead, .join]) {
        return groups
      }
    }
    return found
  }

  /// Whether a word may be the name of somebody: "Ana" in "tell Ana", and not "me".
  private func isName(_ index: Int, _ phrase: TokenizedPhrase, _ words: TextWords) -> Bool {
    index < phrase.tokens.count && phrase.tokens[index].shape == .letters
      && words.uses(of: phrase.tokens[index]).isEmpty
  }

  /// How well a phrase's verbs go with those of a tool: 1 where they agree, −1 where they do not, 0 where nobody knows.
  func agreement(of said: Set<Int>, with own: Set<Int>) -> Double {
    guard !said.isEmpty, !own.isEmpty else { return 0 }
    let isGeneral = !said.isDisjoint(with: general)
    if !said.isDisjoint(with: own) { return isGeneral ? 0.5 : 1 }
    return isGeneral ? 0 : -1
  }
}
