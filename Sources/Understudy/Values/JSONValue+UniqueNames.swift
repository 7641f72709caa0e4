extension JSONValue {
  /// The members with each name once: its last value at its first place.
  ///
  /// Names are compared byte for byte, as the JSON text spells them: the same letter composed and
  /// decomposed makes two names.
  static func keepingLast(_ members: [Member]) -> [Member] {
    // Comparing every pair is quicker than hashing for as many members as people write.
    members.count <= 16 ? comparing(members) : hashing(members)
  }

  private static func comparing(_ members: [Member]) -> [Member] {
    var kept: [Member] = []
    kept.reserveCapacity(members.count)
    for member in members {
      let first = kept.firstIndex { $0.name.utf8.elementsEqual(member.name.utf8) }
      if let first { kept[first] = member } else { kept.append(member) }
    }
    return kept
  }

  private static func hashing(_ members: [Member]) -> [Member] {
    var places: [[UInt8]: Int] = [:]
    var kept: [Member] = []
    for member in members {
      let name = Array(member.name.utf8)
      if let first = places[name] {
        kept[first] = member
      } else {
        places[name] = kept.count
        kept.append(member)
      }
    }
    return kept
  }
}
