extension Linter {
  /// What is wrong with the words of one property.
  func ofWords(_ wording: Wording) -> [LintFinding] {
    [title(wording), description(wording), contradiction(wording), type(wording)].compactMap(\.self)
  }

  private func title(_ wording: Wording) -> LintFinding? {
    // What lies in a patient needs to be called no more than "name".
    let around = wording.leaf.outer.flatMap { folded($0.title) }
    let name = folded(SlotReader.split(wording.leaf.slot.name))
    guard !(wording.title + name + around).contains(where: tells), wording.profile.kinds.isEmpty
    else { return nil }
    if case .option = wording.leaf.slot.type { return nil }
    return finding(
      .unhelpfulTitle, wording, "The title '\(wording.leaf.slot.title)' tells nothing.",
      fix: "Name what the property holds, as people would say it.")
  }

  private func description(_ wording: Wording) -> LintFinding? {
    guard !wording.description.isEmpty else {
      return finding(
        .missingDescription, wording, "It has no description.",
        fix: "Describe in a few words what the value is and what it is for.")
    }
    let known = wording.title + folded(SlotReader.split(wording.leaf.slot.name))
    let adds = wording.description.contains { !known.contains($0) && tells($0) }
    let isTold = !wording.profile.kinds.isEmpty && wording.leaf.slot.type != .text
    guard !adds, !isTold else { return nil }
    return finding(
      .unhelpfulDescription, wording, "The description says no more than the title.",
      fix: "Say what sort of value it is, and what it is for.")
  }

  private func contradiction(_ wording: Wording) -> LintFinding? {
    let isTime = wording.profile.kinds.contains { ["date", "time", "dateTime"].contains($0) }
    let (title, description) = (
      roles(wording.title, ofTimes: isTime), roles(wording.description, ofTimes: isTime)
    )
    for role in title {
      guard let other = role.opposite, description.contains(other), !title.contains(other),
        !description.contains(role)
      else { continue }
      return finding(
        .contradiction, wording,
        "The title speaks of the \(role.rawValue), the description of the \(other.rawValue).",
        fix: "Let both speak of the same end.")
    }
    let kinds = (families(wording.title), families(wording.description))
    guard !kinds.0.isEmpty, !kinds.1.isEmpty, kinds.0.isDisjoint(with: kinds.1) else { return nil }
    return finding(
      .contradiction, wording,
      "The title promises \(list(kinds.0)), the description \(list(kinds.1)).",
      fix: "Let title and description name the same sort of value.")
  }

  private func type(_ wording: Wording) -> LintFinding? {
    let named = families(wording.title)
    guard !named.isEmpty, let holds = Self.families(held: wording.leaf.slot.type),
      named.isDisjoint(with: holds)
    else { return nil }
    return finding(
      .wrongType, wording, "The title promises \(list(named)), the type holds \(list(holds)).",
      fix: "Change the type, or name what it holds.")
  }

  // MARK: - What words tell

  /// The ends that words speak of: those of a stretch of time, or those of a way.
  private func roles(_ words: [String], ofTimes isTime: Bool) -> RoleSet {
    let ends: RoleSet = isTime ? [.outward, .back] : [.source, .goal]
    return RoleSet(matches(words, language.slotWords.roles).map(SlotRole.init(rawValue:)))
      .intersection(ends.union([.lower, .upper]))
  }

  /// The sorts of value that words name; names of places are of one sort, and so are times.
  private func families(_ words: [String]) -> Set<String> {
    Set(matches(words, language.slotWords.kinds).compactMap(Self.family))
  }

  /// The sort of a kind; nothing for kinds that go with any other, as the code of a carrier does.
  private static func family(_ kind: String) -> String? {
    switch kind {
    case "airport", "city", "country", "subdivision", "station", "place": "a place"
    case "date", "time", "dateTime", "year": "a time"
    case "money", "currency": "money"
    case "percentage", "number": "a number"
    case "email": "an e-mail address"
    case "phone": "a telephone number"
    case "url": "a web address"
    case "language": "a language"
    default: nil
    }
  }

  /// The sorts of value that a type holds; nothing for types that hold any.
  private static func families(held type: SlotType) -> Set<String>? {
    switch type {
    case .date: ["a time"]
    case .money: ["money"]
    case .duration: ["a time", "a duration"]
    default: nil
    }
  }

  private func list(_ families: Set<String>) -> String {
    families.sorted().joined(separator: " or ")
  }

  /// The values of the longest words that a table knows, of each place.
  private func matches(_ text: [String], _ table: [[String]: [String]]) -> [String] {
    var values: [String] = []
    var start = 0
    while start < text.count {
      let lengths = (1...3).reversed().filter { start + $0 <= text.count }
      let found = lengths.first { table[Array(text[start..<start + $0])] != nil }
      if let found { values += table[Array(text[start..<start + found])] ?? [] }
      start += found ?? 1
    }
    return values
  }
}
