/// Which slots of a schema take the same values.
struct SlotLikeness: Sendable {
  /// For each slot its place among what is asked for; nothing where no value of a kind fills it.
  let places: [Int?]
  /// What is asked for, each once.
  let asked: [SlotProfile]

  /// Compares slots.
  init(_ profiles: [SlotProfile]) {
    var asked: [SlotProfile] = []
    places = profiles.map { profile in
      guard !profile.kinds.isEmpty else { return nil }
      let known = asked.firstIndex { $0.takesSameValues(as: profile) }
      if known == nil { asked.append(profile) }
      return known ?? asked.count - 1
    }
    self.asked = asked
  }
}
