/// A number of something, or what lies between two bounds.
struct Amount: Hashable, Sendable, BitwiseCopyable {
  /// What is counted.
  enum Measure: Hashable, Sendable, BitwiseCopyable {
    /// Nothing that was said.
    case none
    /// A place in an order.
    case place
    /// Hundredths.
    case percent
    /// A unit, by its key.
    case unit(NameKey)
    /// A currency, by its key.
    case money(NameKey)
    /// One unit for each of another.
    case ratio(NameKey, NameKey)

    /// Whether it is a currency.
    var isMoney: Bool { if case .money = self { true } else { false } }
  }

  /// One end of a range.
  struct Bound: Hashable, Sendable, BitwiseCopyable {
    let value: ExactNumber
    /// Whether the value itself is within.
    var isInclusive = true
  }

  /// What is counted.
  var measure: Measure
  /// The number, where it is one.
  var value: ExactNumber?
  /// The least value of a range.
  var lower: Bound?
  /// The greatest value of a range.
  var upper: Bound?

  /// A number of something.
  init(_ value: ExactNumber, _ measure: Measure) {
    self.value = value
    self.measure = measure
  }

  /// What lies between bounds, one of which may be missing; nothing where the first is above the second.
  init?(lower: Bound?, upper: Bound?, _ measure: Measure) {
    if let lower, let upper, upper.value < lower.value { return nil }
    self.lower = lower
    self.upper = upper
    self.measure = measure
  }
}

/// The place of an amount in the store of its phrase.
struct AmountIndex: Hashable, Sendable, BitwiseCopyable {
  let place: Int32
}

/// The amounts of one phrase.
struct AmountStore: Sendable {
  /// What names stand for, where the phrase has needed them.
  var names: NameIndex?
  private var amounts: [Amount] = []
  private var groups: [[NameKey]] = []

  /// The amount at a place.
  subscript(index: AmountIndex) -> Amount { amounts[Int(index.place)] }

  /// The place of an amount, which is added where it is new.
  ///
  /// - Complexity: O(1): only the last 64 amounts are looked through.
  mutating func intern(_ amount: Amount) -> AmountIndex {
    // No slice, which would share the array and have it copied by what is added next.
    let recent = max(0, amounts.count - 64)..<amounts.count
    if let known = recent.last(where: { amounts[$0] == amount }) {
      return AmountIndex(place: Int32(known))
    }
    amounts.append(amount)
    return AmountIndex(place: Int32(amounts.count - 1))
  }

  /// One place for all that a name may stand for, the likeliest first.
  mutating func intern(_ keys: [NameKey]) -> NameKey {
    guard keys.count > 1 else { return keys.first ?? 0 }
    if let known = groups.lastIndex(of: keys) { return -1 - NameKey(known) }
    groups.append(keys)
    return -NameKey(groups.count)
  }

  /// All that a name may stand for, the likeliest first.
  func keys(_ index: NameKey) -> [NameKey] {
    guard index < 0 else { return [index] }
    let place = Int(-1 - index)
    return groups.indices.contains(place) ? groups[place] : []
  }

  /// The words for a key, such as `kilometer`.
  func key(_ index: NameKey) -> String? {
    guard let keys = names?.keys, keys.indices.contains(Int(index)) else { return nil }
    return keys[Int(index)]
  }

  /// Forgets the amounts and keeps the room.
  mutating func removeAll() {
    names = nil
    groups.removeAll(keepingCapacity: true)
    amounts.removeAll(keepingCapacity: true)
  }
}
