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
  /// The words for keys, by their numbers.
  var words: [String] = []
  private var amounts: [Amount] = []
  private var groups: [Range<Int32>] = []
  private var groupKeys: [NameKey] = []

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
  mutating func intern(_ keys: ArraySlice<NameKey>) -> NameKey {
    guard keys.count > 1 else { return keys.first ?? 0 }
    if let known = groups.indices.last(where: { isGroup($0, keys) }) {
      return -1 - NameKey(known)
    }
    groups.append(Int32(groupKeys.count)..<Int32(groupKeys.count + keys.count))
    for key in keys { groupKeys.append(key) }
    return -NameKey(groups.count)
  }

  private func isGroup(_ group: Int, _ keys: ArraySlice<NameKey>) -> Bool {
    let range = groups[group]
    guard range.count == keys.count else { return false }
    for (offset, key) in keys.enumerated()
    where groupKeys[Int(range.lowerBound) + offset] != key { return false }
    return true
  }

  /// All that a name may stand for, the likeliest first.
  func keys(_ index: NameKey) -> [NameKey] {
    (0..<keyCount(index)).map { key($0, of: index) }
  }

  /// How much a name may stand for.
  func keyCount(_ index: NameKey) -> Int {
    guard index < 0 else { return 1 }
    let group = Int(-1 - index)
    return groups.indices.contains(group) ? groups[group].count : 0
  }

  /// What a name may stand for, the likeliest at the first place.
  func key(_ place: Int, of index: NameKey) -> NameKey {
    index < 0 ? groupKeys[Int(groups[Int(-1 - index)].lowerBound) + place] : index
  }

  /// The words for a key, such as `kilometer`.
  func key(_ index: NameKey) -> String? {
    words.indices.contains(Int(index)) ? words[Int(index)] : nil
  }

  /// Forgets the amounts and keeps the room.
  mutating func removeAll() {
    groups.removeAll(keepingCapacity: true)
    groupKeys.removeAll(keepingCapacity: true)
    amounts.removeAll(keepingCapacity: true)
  }
}
