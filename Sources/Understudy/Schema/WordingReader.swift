/// Reads from a slot's words how the words of a phrase that fill it may be found.
struct WordingReader {
  private let words: SlotWords
  private let textWords: TextWords
  private let tokenizer: Tokenizer

  init(words: SlotWords, textWords: TextWords, tokenizer: Tokenizer) {
    self.words = words
    self.textWords = textWords
    self.tokenizer = tokenizer
  }

  /// The wording of a slot with these folded words; of a description, the head tells what the thing is.
  func wording(
    name: [String], keywords: [[String]], description: [String], head: [String],
    isSeveral: Bool
  ) -> SlotWording {
    var roles = roles(name, head)
    if let isDoer = isDoer(description), roles.contains(.person) {
      if isDoer { roles.subtract([.goal, .beneficiary]) }
      roles.insert(isDoer ? .author : .beneficiary)
    }
    // Several persons come along.
    if isSeveral, roles.contains(.person) { roles.insert(.companion) }
    func units(_ words: Set<String>) -> [[UInt16]] { words.sorted().map { Array($0.utf16) } }
    let names = Set(name.filter(isTelling))
    let related = names.sorted().map { units(textWords.related(to: $0)) }
    return SlotWording(
      names: KinWords(units(Set(keywords.joined()))), tellingNames: KinWords(units(names)),
      relatedNames: related, relatedWords: KinWords(related.filter { $0.count > 1 }.flatMap { $0 }),
      tellingWords: KinWords(units(Set(description.filter(isTelling)).subtracting(names))),
      roles: roles,
      counts: counts(name) || counts(description))
  }

  /// Whether words ask how many there are: "the number of seats", but no "port number".
  private func counts(_ text: [String]) -> Bool {
    text.indices.contains { index in
      guard textWords.tallies.contains(text[index]) else { return false }
      let isNumber = textWords.marks.contains(text[index])
      return !isNumber || index + 1 < text.count && words.owners.contains(text[index + 1])
        || index == 0
    }
  }

  /// Whether a description speaks of who did something, "the person who took it", or rather of who gets something;
  /// nothing where it tells neither.
  private func isDoer(_ description: [String]) -> Bool? {
    guard let place = description.prefix(4).firstIndex(where: words.relatives.contains),
      place + 1 < description.count
    else { return nil }
    return !words.receiving.contains(description[place + 1])
  }

  private func isTelling(_ word: String) -> Bool {
    guard !textWords.marks.contains(word), !words.stops.contains(word) else { return false }
    let uses = tokenizer.tokenized(word).tokens.first.map(textWords.uses) ?? []
    return uses.isDisjoint(with: [.small, .join, .filler, .vague])
  }

  /// What the name tells, else what the description does.
  private func roles(_ name: [String], _ head: [String]) -> RoleSet {
    func told(_ words: [String]) -> RoleSet {
      words.reduce(into: []) { $0.formUnion(textWords.slotRoles[$1] ?? []) }
    }
    var named = told(name)
    // What a group of things is called is a name as well.
    if named.contains(.collection) { named.insert(.label) }
    // What sort of thing it is the description may tell beside the role that the name tells.
    let sorts: RoleSet = [.label, .collection, .person, .address]
    return named.isSubset(of: sorts)
      ? named.union(told(head)) : named.union(told(head).intersection([.person, .address]))
  }
}
