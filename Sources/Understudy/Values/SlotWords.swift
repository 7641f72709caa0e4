/// The words of titles and descriptions that tell what a property is and what it does.
struct SlotWords: Sendable {
  /// From a word, or words, to the roles it tells: "departure" to `source`.
  private(set) var roles: [[String]: [String]] = [:]
  /// From a word, or words, to the kind of lexicon or value it tells: "airline" to `airline`.
  private(set) var kinds: [[String]: String] = [:]

  /// Adds the words of a role.
  mutating func add(role: String, words: [String]) {
    roles[words, default: []].append(role)
  }

  /// Adds the words of a kind.
  mutating func add(kind: String, words: [String]) {
    kinds[words] = kind
  }
}
