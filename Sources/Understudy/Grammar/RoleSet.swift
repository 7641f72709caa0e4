/// Some roles, a bit each: asked for every value and every word, so without hashing.
struct RoleSet: SetAlgebra, Hashable, Sendable {
  private var bits: UInt64 = 0
  /// The roles that have no bit, of which no language needs any.
  private var others: Set<SlotRole> = []

  /// Begins with no roles.
  init() {}

  /// Whether there are no roles.
  var isEmpty: Bool { bits == 0 && others.isEmpty }

  /// How many roles there are.
  var count: Int { bits.nonzeroBitCount + others.count }

  /// Whether a role is one of them.
  func contains(_ role: SlotRole) -> Bool {
    role.bit.map { bits & $0 != 0 } ?? others.contains(role)
  }

  /// Adds a role.
  @discardableResult
  mutating func insert(_ role: SlotRole) -> (inserted: Bool, memberAfterInsert: SlotRole) {
    guard let bit = role.bit else { return others.insert(role) }
    defer { bits |= bit }
    return (bits & bit == 0, role)
  }

  /// Removes a role.
  @discardableResult
  mutating func remove(_ role: SlotRole) -> SlotRole? {
    guard let bit = role.bit else { return others.remove(role) }
    defer { bits &= ~bit }
    return bits & bit == 0 ? nil : role
  }

  /// Adds a role in place of the same one.
  @discardableResult
  mutating func update(with role: SlotRole) -> SlotRole? {
    let (isNew, _) = insert(role)
    return isNew ? nil : role
  }

  /// Adds the roles of another set.
  mutating func formUnion(_ other: RoleSet) {
    bits |= other.bits
    if !other.others.isEmpty { others.formUnion(other.others) }
  }

  /// Keeps the roles that another set has as well.
  mutating func formIntersection(_ other: RoleSet) {
    bits &= other.bits
    if !others.isEmpty { others.formIntersection(other.others) }
  }

  /// Keeps the roles that one of two sets has.
  mutating func formSymmetricDifference(_ other: RoleSet) {
    bits ^= other.bits
    if !other.others.isEmpty { others.formSymmetricDifference(other.others) }
  }

  /// The roles of both sets.
  func union(_ other: RoleSet) -> RoleSet {
    var all = self
    all.formUnion(other)
    return all
  }

  /// The roles that both sets have.
  func intersection(_ other: RoleSet) -> RoleSet {
    var shared = self
    shared.formIntersection(other)
    return shared
  }

  /// The roles that one of two sets has.
  func symmetricDifference(_ other: RoleSet) -> RoleSet {
    var different = self
    different.formSymmetricDifference(other)
    return different
  }

  /// Whether another set has all of its roles.
  func isSubset(of other: RoleSet) -> Bool {
    bits & ~other.bits == 0 && (others.isEmpty || others.isSubset(of: other.others))
  }

  /// Whether no role is in both sets.
  func isDisjoint(with other: RoleSet) -> Bool {
    bits & other.bits == 0 && (others.isEmpty || others.isDisjoint(with: other.others))
  }
}

extension RoleSet: Sequence {
  /// The roles, those that were named first in front.
  func makeIterator() -> IndexingIterator<[SlotRole]> {
    var roles: [SlotRole] = []
    var rest = bits
    while rest != 0 {
      roles.append(SlotRole(bit: rest.trailingZeroBitCount))
      rest &= rest - 1
    }
    return (roles + others.sorted { $0.rawValue < $1.rawValue }).makeIterator()
  }
}

extension RoleSet {
  /// Takes the roles of a list.
  init(_ roles: some Sequence<SlotRole>) {
    for role in roles { insert(role) }
  }

  /// Adds the roles of a list.
  mutating func formUnion(_ roles: [SlotRole]) {
    for role in roles { insert(role) }
  }
}

extension RoleSet {
  /// The roles that only times play.
  static let ofTime: RoleSet = [.arrival, .outward, .back]
}

extension RoleSet: CompiledPart {
  // By their words, since the numbers of roles differ from process to process.
  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    var words = map(\.rawValue)
    try file.pass(&words)
    if file.isReading { self = RoleSet(words.map(SlotRole.init)) }
  }
}
