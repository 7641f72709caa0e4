import UnderstudyICU

/// Names with what they stand for, looked up by the hash of their folded words.
struct NameIndex: Sendable {
  /// What names stand for, such as `kilometer` and `USD`.
  private(set) var keys: [String] = []
  private var places: [String: NameKey] = [:]
  private var senses: [NameSense] = []
  private var next: [Int32] = []
  private var heads = HashTable()
  /// The hashes of what may be the first tokens of a name.
  private var beginnings = HashTable()
  /// The normalized form of the name that was added last, for its room.
  private var folded: [UInt16] = []

  /// The place of a key, which is added where it is new.
  mutating func intern(_ key: String) -> NameKey {
    if let known = places[key] { return known }
    let place = NameKey(keys.count)
    keys.append(key)
    places[key] = place
    return place
  }

  /// Adds a name; one that has the sense already keeps it.
  mutating func add(_ name: some Sequence<UInt16>, _ sense: NameSense) {
    var hash = NameHash()
    folded.removeAll(keepingCapacity: true)
    Array(name).withUnsafeBufferPointer { Folding.fold($0, into: &folded) }
    var last = TokenEdge.none
    for unit in folded {
      let edge = TokenEdge(unit)
      if edge.parts(from: last), !hash.isEmpty { beginnings.set(0, for: hash.value) }
      last = edge
      hash.combine(unit)
    }
    guard !hash.isEmpty else { return }
    beginnings.set(0, for: hash.value)
    let head = heads[hash.value]
    var place = head
    while place >= 0 {
      let known = senses[Int(place)]
      if known.role == sense.role, known.key == sense.key, known.count == sense.count {
        if known.weight < sense.weight { senses[Int(place)].weight = sense.weight }
        // The name may be cased in two ways.
        if known.casing != sense.casing { senses[Int(place)].casing = 0 }
        senses[Int(place)].needsCasing = known.needsCasing && sense.needsCasing
        return
      }
      place = next[Int(place)]
    }
    heads.set(Int32(senses.count), for: hash.value)
    senses.append(sense)
    next.append(head)
  }

  /// The place of the first sense of a name.
  func firstSense(of hash: NameHash) -> Int32? {
    let place = heads[hash.value]
    return place < 0 ? nil : place
  }

  /// The place of the next sense of the same name.
  func sense(after place: Int32) -> Int32? {
    let place = next[Int(place)]
    return place < 0 ? nil : place
  }

  /// What a name may stand for, by its place.
  func sense(at place: Int32) -> NameSense { senses[Int(place)] }

  /// Whether anything has this name.
  func contains(_ hash: NameHash) -> Bool { heads[hash.value] >= 0 }

  /// Whether a name may begin with these tokens, or be them.
  func mayBegin(with hash: NameHash) -> Bool { beginnings[hash.value] >= 0 }
}

extension NameIndex: CompiledPart {
  // The places of keys serve only to add names.
  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(&keys)
    try file.pass(bits: &senses)
    try file.pass(bits: &next)
    try file.pass(&heads)
    try file.pass(&beginnings)
  }
}

/// What a unit of a name is, as far as that tells where tokens may end.
private enum TokenEdge {
  case none, letter, digit, mark
  /// A letter of a script that is written without spaces.
  case unspaced

  /// From here on scripts are written without spaces, or words are told apart within them.
  private static let firstUnspaced: UInt16 = 0x0E00

  init(_ unit: UInt16) {
    if unit < 0x80 {
      self =
        switch UInt8(unit) {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): .letter
        default: .mark
        }
      return
    }
    let scalar = Unicode.Scalar(unit)
    self =
      switch scalar?.properties.generalCategory {
      case .decimalNumber: .digit
      case _ where unit >= Self.firstUnspaced: .unspaced
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark:
        .letter
      default: .mark
      }
  }

  /// Whether a token may end between the last unit and this one.
  func parts(from last: TokenEdge) -> Bool {
    self != last || self == .mark || self == .unspaced
  }
}

/// The hash of a name, for which stops do not matter and hyphens are spaces.
struct NameHash: Sendable {
  private(set) var hash = NormalizedHash()
  private var isAfterSpace = true
  /// How many letters and marks it has.
  private(set) var count = 0

  var value: UInt64 { hash.value }
  var isEmpty: Bool { count == 0 }

  /// Takes one more folded unit in.
  mutating func combine(_ unit: UInt16) {
    switch unit {
    // Stops and marks that nobody sees.
    case 0x2E, 0x200E, 0x200F, 0x061C, 0xAD, 0x200B: return
    case 0x20, 0x2D, 0xA0, 0x202F:
      isAfterSpace = true
      return
    default:
      if isAfterSpace, count > 0 { hash.combine(0x20) }
      isAfterSpace = false
      hash.combine(unit)
      count += 1
    }
  }
}
