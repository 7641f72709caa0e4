/// The words that stand around names and free text, as the files of a language give them.
struct TextWordTables: Sendable {
  /// What words do, by their hashes.
  private(set) var uses: [UInt64: TextWords.Use] = [:]
  /// The roles that words give the words after them, or play themselves.
  private(set) var leadRoles: [UInt64: RoleSet] = [:]
  /// From a word of a title, name or description to the roles that it tells.
  private(set) var slotRoles: [String: RoleSet] = [:]
  /// The same by the hashes of words.
  private(set) var namedRoles: [UInt64: RoleSet] = [:]
  /// The roles of whoever does what words say.
  private(set) var trailRoles: [UInt64: RoleSet] = [:]
  /// Names of which one is as good as another, group by group: "cartoon" and "animation".
  private(set) var alike: [[[String]]] = []
  /// Words in the name of a property that only say what sort of property it is: "number", "is".
  private(set) var marks: Set<String> = []
  private(set) var markHashes: Set<UInt64> = []
  private(set) var honorifics: Set<UInt64> = []
  /// Words that ask how many there are of something: "how many", "number".
  private(set) var tallies: Set<String> = []
  /// The words that speak of the same thing, group by group.
  private(set) var related: [Set<String>] = []
  /// The verbs that ask for much the same.
  private(set) var verbs = VerbGroups()
  /// The words of one topic, group by group.
  private(set) var topics: [Set<String>] = []

  /// The words that tools of all sorts are described by.
  private(set) var general: Set<UInt64> = []
  /// Words of which one is not the other, sort by sort, each with its forms, by what tokens know them by.
  private(set) var contrasts: [[Set<UInt64>]] = []
  /// The words for the two states of one thing, pair by pair, each with its forms.
  private(set) var opposites: [[Set<UInt64>]] = []

  /// Adds words that tools of all sorts are described by.
  mutating func add(general hashes: [UInt64]) { general.formUnion(hashes) }

  /// Adds words of which one is not the other.
  mutating func add(contrast words: [Set<UInt64>]) { contrasts.append(words) }

  /// Adds words for the two states of one thing.
  mutating func add(opposites words: [Set<UInt64>]) { opposites.append(words) }

  /// Adds a row of verbs, by what tokens know them by.
  mutating func add(verbs hashes: [UInt64], use: VerbGroups.Use) {
    verbs.add(hashes: hashes, use: use)
  }

  /// Adds the words of a topic.
  mutating func add(topic words: [String]) { topics.append(Set(words)) }

  /// Adds names of which one is as good as another.
  mutating func add(alike names: [[String]]) { alike.append(names) }

  /// Adds words that speak of the same thing.
  mutating func add(related words: [String]) { related.append(Set(words)) }

  /// Adds a word.
  ///
  /// - Parameters:
  ///   - word: The word, folded.
  ///   - hash: What tokens know it by.
  ///   - use: What it does.
  ///   - roles: The roles that it tells.
  mutating func add(_ word: String, hash: UInt64, use: TextWords.Use, roles: [SlotRole]) {
    if roles == [SlotRole(rawValue: "tally")] {
      tallies.insert(word)
    } else if use == .honorific {
      honorifics.insert(hash)
    } else if use == [], roles.isEmpty {
      marks.insert(word)
      markHashes.insert(hash)
    } else if use == [] {
      slotRoles[word, default: []].formUnion(roles)
      namedRoles[hash, default: []].formUnion(roles)
    } else if use == .trail {
      trailRoles[hash, default: []].formUnion(roles)
    } else {
      uses[hash, default: []].formUnion(use)
      if use == .lead || use == .adverb { leadRoles[hash, default: []].formUnion(roles) }
    }
  }
}

extension TextWordTables: CompiledPart {
  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(&uses)
    try file.pass(&leadRoles)
    try file.pass(&slotRoles)
    try file.pass(&namedRoles)
    try file.pass(&trailRoles)
    try file.pass(&alike)
    try file.pass(&marks)
    try file.pass(&markHashes)
    try file.pass(&honorifics)
    try file.pass(&tallies)
    try file.pass(&related)
    try file.pass(&verbs)
    try file.pass(&topics)
    try file.pass(&general)
    try file.pass(&contrasts)
    try file.pass(&opposites)
  }
}

extension TextWords.Use: CompiledPart {}
