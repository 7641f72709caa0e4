/// Reads from a slot's type, title and description which values it takes and which words point at it.
struct SlotReader {
  private let words: SlotWords
  private let tokenizer: Tokenizer

  /// Reads with a language's words for roles and kinds.
  init(words: SlotWords, tokenizer: Tokenizer) {
    self.words = words
    self.tokenizer = tokenizer
  }

  /// What each slot of a schema asks of a phrase.
  func profiles(of slots: [Slot]) -> [SlotProfile] {
    let demands = slots.map(demand)
    return slots.indices.map { index in
      let others = demands.indices.filter { $0 != index }.map { demands[$0] }
      let demand = demands[index]
      return SlotProfile(
        slot: slots[index], kinds: demand.kinds, roles: demand.roles, keywords: demand.keywords,
        rivals: others.map { ($0.kinds, $0.roles) })
    }
  }

  private typealias Demand = (kinds: [String], roles: Set<SlotRole>, keywords: [[String]])

  private func demand(of slot: Slot) -> Demand {
    let name = tokenizer.foldedWords(of: Self.split(slot.name))
    let title = tokenizer.foldedWords(of: slot.title)
    let description =
      slot.description.map { tokenizer.foldedWords(of: Self.firstSentence($0)) } ?? []
    return (
      kinds(of: slot, title: title + name, description: description),
      roles(title: title + name, description: description),
      [title, name].filter { !$0.isEmpty }
    )
  }

  /// A name in camel case with a space before each capital.
  static func split(_ name: String) -> String {
    var text = ""
    for character in name {
      if character.isUppercase, text.last?.isLowercase == true { text.append(" ") }
      text.append(character == "_" ? " " : character)
    }
    return text
  }

  private static func firstSentence(_ text: String) -> String {
    String(text.prefix { $0 != "." && $0 != ";" && $0 != "\n" })
  }

  private func kinds(of slot: Slot, title: [String], description: [String]) -> [String] {
    let titled = named(in: title)
    let named = titled.isEmpty ? self.named(in: description) : titled
    switch slot.type {
    case .integer: return ["number"]
    case .number: return ["number", "percentage", "measurement", "money"]
    case .boolean: return ["boolean"]
    case .text: return named
    case .date:
      return named.contains("time") ? ["time", "dateTime"] : ["date", "dateTime"]
    case .duration: return ["duration"]
    case .money: return ["money"]
    case .measurement: return ["measurement"]
    case .option, .entity, .other: return []
    }
  }

  /// The kinds that the words tell, those of the longest words first.
  private func named(in text: [String]) -> [String] {
    let matches = matches(in: text, words.kinds)
    let longest = matches.map(\.words.count).max() ?? 0
    var seen: Set<String> = []
    return matches.filter { $0.words.count == longest }.compactMap { words.kinds[$0.words] }
      .filter { seen.insert($0).inserted }
  }

  private func roles(title: [String], description: [String]) -> Set<SlotRole> {
    let told = { (text: [String]) in
      Set(
        matches(in: text, words.roles).flatMap { words.roles[$0.words] ?? [] }
          .map(SlotRole.init(rawValue:)))
    }
    let titled = told(title)
    // What the description adds counts only where it does not speak of the other end.
    let described = told(description).filter { role in
      !SlotRole.pairs.contains { pair in
        (pair.first == role && titled.contains(pair.second))
          || (pair.second == role && titled.contains(pair.first))
      }
    }
    return titled.union(Self.withoutContradiction(described))
  }

  /// Both ends of a pair tell nothing.
  private static func withoutContradiction(_ roles: Set<SlotRole>) -> Set<SlotRole> {
    var roles = roles
    for (first, second) in SlotRole.pairs where roles.contains(first) && roles.contains(second) {
      roles.remove(first)
      roles.remove(second)
    }
    return roles
  }

  private func matches<Value>(
    in text: [String], _ table: [[String]: Value]
  ) -> [(start: Int, words: [String])] {
    text.indices.flatMap { start in
      (1...3).compactMap { length in
        guard start + length <= text.count else { return nil }
        let words = Array(text[start..<start + length])
        return table[words] == nil ? nil : (start, words)
      }
    }
  }
}
