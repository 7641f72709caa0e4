import UnderstudyICU

/// The words of a language that stand around names and free text.
///
/// A class, since every step that looks at words holds on to it.
final class TextWords: Sendable {
  /// What a word does there.
  struct Use: OptionSet, Hashable, Sendable {
    let rawValue: UInt32
    /// It stands before words that have a role.
    static let lead = Use(rawValue: 1)
    /// What follows is somebody's own words.
    static let opener = Use(rawValue: 2)
    /// It only asks for something to be done.
    static let frame = Use(rawValue: 4)
    /// It begins or ends no name by itself.
    static let small = Use(rawValue: 8)
    /// It says nothing.
    static let filler = Use(rawValue: 16)
    /// It puts things in a row.
    static let join = Use(rawValue: 32)
    /// It asks for anything whatever, so that it tells no tool from another.
    static let vague = Use(rawValue: 64)
    /// It denies what follows.
    static let denial = Use(rawValue: 128)

    /// Whoever is named next is told what follows.
    static let telling = Use(rawValue: 256)

    /// Whoever is named right after it gets something.
    static let giving = Use(rawValue: 512)
    /// It does something that may be asked for, or be what a text is about.
    static let act = Use(rawValue: 1024)

    /// It stands before the name of a person.
    static let honorific = Use(rawValue: 2048)
    /// It tells how somebody is related to the speaker, and their name may follow: "friend", "son".
    static let kin = Use(rawValue: 4096)
    /// A sentence that begins with it rather tells something than asks for it: "it's", "we".
    static let stating = Use(rawValue: 8192)
    /// A sentence that begins with it asks: "what", "can".
    static let asking = Use(rawValue: 16384)
    /// It is a place by itself, without a word that leads to it: "home".
    static let adverb = Use(rawValue: 32768)
    /// What follows it is a clause of its own: "but".
    static let turn = Use(rawValue: 65536)
    /// It stands for whoever was named before: "them".
    static let pronoun = Use(rawValue: 131072)
    /// It names what something is called, whatever the property for that is called: "heading".
    static let heading = Use(rawValue: 262144)
    /// It speaks of somebody or something else than those who talk: "it", "she".
    static let third = Use(rawValue: 524288)
    /// It goes with one of many: "a".
    static let article = Use(rawValue: 1_048_576)

    /// It is what a street is called after its own name: "Lane".
    static let street = Use(rawValue: 2_097_152)
    /// It is what a street may be called where it has a capital: "Court".
    static let court = Use(rawValue: 4_194_304)

    /// It is what a part of a country or a town is called behind its own name: "district".
    static let division = Use(rawValue: 8_388_608)

    /// Whoever is named before it does what it says: "acts".
    static let trail = Use(rawValue: 16_777_216)

    /// The word behind it belongs to it and leads to nothing else: "interested" in "interested in".
    static let absorbing = Use(rawValue: 33_554_432)

    /// What words do in sentences rather than around names.
    static let ofSentences: Use = [
      .stating, .asking, .third, .article, .pronoun, .turn, .heading, .adverb, .street, .court,
      .division, .absorbing,
    ]

    /// What they do around names.
    static let aroundNames = Use(rawValue: .max).subtracting(.ofSentences)

    /// The uses by the names that files give them.
    static let byName: [String: Use] = [
      "lead": .lead, "opener": .opener, "frame": .frame, "small": .small, "filler": .filler,
      "join": .join, "vague": .vague, "denial": .denial, "telling": .telling, "giving": .giving,
      "act": .act, "honorific": .honorific, "kin": .kin, "stating": .stating, "asking": .asking,
      "adverb": .adverb, "turn": .turn, "heading": .heading, "third": .third, "street": .street,
      "court": .court, "division": .division, "trail": .trail,
      "absorbing": .absorbing,
      "article": .article,
      "pronoun": .pronoun, "about": [],
      "mark": [],
    ]
  }

  private let tables: TextWordTables
  /// From the hashes of words to the places of what they do.
  private let places: HashTable
  private let all: [Word]

  /// All that is known of a word at once.
  struct Word: Sendable {
    /// What it does.
    fileprivate(set) var uses: Use = []
    /// The roles that it gives the words after it, or plays itself.
    fileprivate(set) var roles = RoleSet()
    /// Whether it only says of what sort a value is that it stands beside.
    fileprivate(set) var isMark = false
    /// Whether it stands before the name of a person.
    fileprivate(set) var isHonorific = false
  }

  /// Takes the words that were read.
  init(_ tables: TextWordTables = TextWordTables()) {
    self.tables = tables
    var places = HashTable()
    var all: [Word] = []
    all.reserveCapacity(tables.uses.count)
    func add(_ hash: UInt64, _ change: (inout Word) -> Void) {
      if places[hash] < 0 {
        places.set(Int32(all.count), for: hash)
        all.append(Word())
      }
      change(&all[Int(places[hash])])
    }
    for (hash, use) in tables.uses {
      add(hash) { $0.uses = use }
      if let roles = tables.leadRoles[hash] { add(hash) { $0.roles = roles } }
    }
    for hash in tables.markHashes { add(hash) { $0.isMark = true } }
    for hash in tables.honorifics { add(hash) { $0.isHonorific = true } }
    (self.places, self.all) = (places, all)
  }

  /// All that is known of a token's word.
  func word(of token: Token) -> Word {
    let place = places[token.hash]
    return place < 0 ? Word() : all[Int(place)]
  }

  /// From a word of a title, name or description to the roles that it tells.
  var slotRoles: [String: RoleSet] { tables.slotRoles }
  /// Words in the name of a property that only say what sort of property it is: "number", "is".
  var marks: Set<String> { tables.marks }
  /// Words that ask how many there are of something: "how many", "number".
  var tallies: Set<String> { tables.tallies }
  /// The words that speak of the same thing, group by group.
  var related: [Set<String>] { tables.related }
  /// The verbs that ask for much the same.
  var verbs: VerbGroups { tables.verbs }
  /// The words of one topic, group by group.
  var topics: [Set<String>] { tables.topics }

  /// Words of which one is not the other, sort by sort, each with its forms.
  var contrasts: [[Set<UInt64>]] { tables.contrasts }

  /// Words for the two states of one thing, pair by pair, each with its forms: "on" and "off".
  var opposites: [[Set<UInt64>]] { tables.opposites }

  /// Whether tools of all sorts are described by a word, so that it tells none from another.
  func isGeneral(_ token: Token) -> Bool { tables.general.contains(token.hash) }

  /// Whether a token only says of what sort a value is that it stands beside: "number", "ID".
  func isMark(_ token: Token) -> Bool { word(of: token).isMark }

  /// Whether a token stands before the name of a person: "Dr", "Mrs".
  func isHonorific(_ token: Token) -> Bool { word(of: token).isHonorific }

  /// The words that speak of the same thing as a word.
  func related(to word: String) -> Set<String> {
    related.filter { $0.contains(word) }.reduce(into: [word]) { $0.formUnion($1) }
  }

  /// The names that are as good as one, itself among them, also where a part of it is another: "comic drama".
  func names(alike name: [String]) -> [[String]] {
    var names = [name]
    for group in tables.alike {
      for part in group where part.count <= name.count {
        for start in 0...name.count - part.count
        where name[start] == part.first
          && name[start..<start + part.count].elementsEqual(part)
        {
          names += group.map {
            Array(name[..<start]) + $0 + Array(name[(start + part.count)...])
          }.filter { !names.contains($0) }
        }
      }
    }
    return names
  }

  /// What a token's word does.
  func uses(of token: Token) -> Use { uses(hash: token.hash) }

  /// What a word does, by its hash.
  func uses(hash: UInt64) -> Use {
    let place = places[hash]
    return place < 0 ? [] : all[Int(place)].uses
  }

  /// The roles of whoever a word names, or of whoever does what it says: "actor", "acts".
  func roles(before token: Token) -> RoleSet {
    (tables.namedRoles[token.hash] ?? []).union(roles(doing: token))
  }

  /// The roles of whoever does what a word says, or by whom it is done: "acted by".
  func roles(doing token: Token) -> RoleSet { tables.trailRoles[token.hash] ?? [] }

  /// The roles that a word gives the words after it, or plays itself.
  func roles(after token: Token) -> RoleSet {
    let place = places[token.hash]
    return place < 0 ? [] : all[Int(place)].roles
  }
}
