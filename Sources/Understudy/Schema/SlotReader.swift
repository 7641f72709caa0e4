/// Reads from a slot's type, title and description which values it takes and which words point at it.
struct SlotReader {
  private let words: SlotWords
  private let tokenizer: Tokenizer

  /// Reads with a language's words for roles and kinds.
  init(words: SlotWords, tokenizer: Tokenizer) {
    self.words = words
    self.tokenizer = tokenizer
  }

  /// What a slot asks of a phrase.
  func profile(of slot: Slot) -> SlotProfile {
    let name = tokenizer.foldedWords(of: Self.split(slot.name))
    let title = tokenizer.foldedWords(of: slot.title)
    let description =
      slot.description.map { tokenizer.foldedWords(of: Self.firstSentence($0)) } ?? []
    return SlotProfile(
      slot: slot, kinds: kinds(of: slot, title: title + name, description: description),
      roles: roles(title: title + name, description: description),
      keywords: [title, name].filter { !$0.isEmpty })
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
      return named.contains("time") ? ["time", "dateTime"] : ["date", "dateTime", "dateInterval"]
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

/// Which of two values that belong together a slot takes.
enum PairSide: Sendable { case first, second }

/// What a slot asks of a phrase.
///
/// A class, since every value of a phrase is held against every one of them.
final class SlotProfile: Sendable {
  /// The slot.
  let slot: Slot
  /// The kinds of value that it takes, the best first.
  let kinds: [String]
  /// What its value does.
  let roles: Set<SlotRole>
  /// The words that name it, folded.
  let keywords: [[String]]
  /// For each pair of roles, whether its value is the first or the second; nothing for both or neither.
  let sides: [PairSide?]
  /// Those of its roles that a word must say, in the order of their words.
  let markedRoles: [SlotRole]

  init(slot: Slot, kinds: [String], roles: Set<SlotRole>, keywords: [[String]]) {
    self.slot = slot
    self.kinds = kinds
    self.roles = roles
    self.keywords = keywords
    sides = SlotRole.pairs.map { pair in
      switch (roles.contains(pair.first), roles.contains(pair.second)) {
      case (true, false): .first
      case (false, true): .second
      default: nil
      }
    }
    markedRoles = roles.filter(\.isMarked).sorted { $0.rawValue < $1.rawValue }
  }

  /// Whether it is filled only where a word says so.
  var isMarked: Bool { !markedRoles.isEmpty }
}
