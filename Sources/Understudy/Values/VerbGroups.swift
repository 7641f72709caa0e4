/// The verbs of a language that ask for much the same: "book", "reserve", "buy".
struct VerbGroups: Sendable {
  private var groups: [UInt64: Set<Int>] = [:]
  private var count = 0
  /// The groups of verbs that ask for anything whatever.
  private(set) var general: Set<Int> = []
  /// The words that lead from one request to the next.
  private var sequels: Set<UInt64> = []

  /// The groups of verbs by which somebody else is told something.
  private var messages: Set<Int> = []
  /// From the first word of such a verb to its last, which stand apart: "let" and "know".
  private var apart: [UInt64: UInt64] = [:]

  /// From a verb to those that undo what it does.
  private var opposites: [UInt64: Set<UInt64>] = [:]

  /// How many words of a phrase may stand before its verb.
  private static let reach = 12
  /// How many words may stand between the two words of a verb.
  private static let gap = 5

  /// What a row of verbs says of them.
  enum Use: String, CaseIterable {
    /// They ask for much the same.
    case alike = ""
    /// They ask for anything whatever: "get", "find".
    case general
    /// By them somebody else is told something.
    case message
    /// Two words of one such verb that stand apart.
    case apart
    /// Of each verb and the one after it, the one undoes what the other does.
    case opposite
    /// They are no verbs and lead from one request to the next.
    case next
  }

  /// Adds a row of verbs, by what tokens know them by.
  mutating func add(hashes: [UInt64], use: Use) {
    switch use {
    case .next: sequels.formUnion(hashes)
    case .apart: if hashes.count == 2 { apart[hashes[0]] = hashes[1] }
    case .opposite:
      guard let last = hashes.last else { break }
      for hash in hashes.dropLast() {
        opposites[hash, default: []].insert(last)
        opposites[last, default: []].insert(hash)
      }
    case .alike, .general, .message:
      for hash in hashes { groups[hash, default: []].insert(count) }
      if use == .general { general.insert(count) }
      if use == .message { messages.insert(count) }
      count += 1
    }
  }

  /// Whether a word leads from one request to the next.
  func isSequel(_ token: Token) -> Bool { sequels.contains(token.hash) }

  /// The groups of a word; none where it is no verb of any.
  func groups(of token: Token) -> Set<Int> { groups(hash: token.hash) }

  /// The groups of a word by what tokens know it by.
  func groups(hash: UInt64) -> Set<Int> { groups[hash] ?? [] }

  /// What a phrase asks for.
  struct Request {
    /// The groups of its verb.
    var groups: Set<Int> = []
    /// The verb itself, where it is known by its groups.
    var verb: UInt64?
    /// Whether somebody else is to be told something.
    var isTelling = false
  }

  /// What a phrase asks for: by its first verb, or by one that is joined to a verb that asks for anything.
  func request(of phrase: TokenizedPhrase, _ words: TextWords) -> Request {
    var found = Request()
    for (index, token) in phrase.tokens.prefix(Self.reach).enumerated() {
      if found.groups.isDisjoint(with: messages), let told = told(at: index, phrase, words) {
        return Request(groups: told, isTelling: true)
      }
      let groups = groups(of: token)
      let before = index == 0 ? [] : words.uses(of: phrase.tokens[index - 1])
      // "An order" is no verb.
      guard !groups.isEmpty, before != .small || index < 2 else { continue }
      guard !found.groups.isEmpty else {
        found = Request(groups: groups, verb: token.hash)
        if groups.isDisjoint(with: general) { break }
        continue
      }
      if groups.isDisjoint(with: general), !before.isDisjoint(with: [.lead, .join]) {
        return Request(groups: groups, verb: token.hash)
      }
    }
    return found
  }

  /// Whether a tool undoes what a phrase asks for.
  func contradict(_ tool: ToolVerbs, _ request: Request) -> Bool {
    guard let verb = request.verb, let opposites = opposites[verb] else { return false }
    let undone = tool.leading.intersection(opposites)
    guard !undone.isEmpty, !tool.all.contains(verb) else { return false }
    // What books and cancels may be asked to reserve.
    return undone.allSatisfy { tool.all.isDisjoint(with: self.opposites[$0] ?? []) }
  }

  /// Whether a word is a verb of any group, by what tokens know it by.
  func isVerb(hash: UInt64) -> Bool { groups[hash] != nil || opposites[hash] != nil }

  /// The groups of a verb by which whoever is named next is told something: "ask Ana", "let Ana know".
  private func told(at index: Int, _ phrase: TokenizedPhrase, _ words: TextWords) -> Set<Int>? {
    guard isName(index + 1, phrase, words) else { return nil }
    let token = phrase.tokens[index]
    let groups = groups(of: token).intersection(messages)
    if !groups.isEmpty, words.uses(of: token).contains(.telling) { return groups }
    guard let second = apart[token.hash] else { return nil }
    let next = phrase.tokens[(index + 1)...].prefix(Self.gap)
    return next.contains { $0.hash == second } ? messages : nil
  }

  /// Whether a word may be the name of somebody: "Ana" in "tell Ana", and not "me".
  private func isName(_ index: Int, _ phrase: TokenizedPhrase, _ words: TextWords) -> Bool {
    index < phrase.tokens.count && phrase.tokens[index].shape == .letters
      && (words.uses(of: phrase.tokens[index]).isEmpty
        || phrase.tokens[index].capitalization == .title)
  }

  /// How well a phrase's verbs go with those of a tool: 1 where they agree, −1 where they do not, 0 where nobody knows.
  func agreement(of said: Set<Int>, with own: Set<Int>) -> Double {
    guard !said.isEmpty, !own.isEmpty else { return 0 }
    let isGeneral = !said.isDisjoint(with: general)
    if !said.isDisjoint(with: own) { return isGeneral ? 0.5 : 1 }
    return isGeneral ? 0 : -1
  }
}

extension VerbGroups: CompiledPart {
  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(&groups)
    try file.pass(&count)
    try file.pass(&general)
    try file.pass(&sequels)
    try file.pass(&messages)
    try file.pass(&apart)
    try file.pass(&opposites)
  }
}
