/// How words begin that numbers begin with or go on with, so that most words are known to be none at once.
struct SpelloutBeginnings: Sendable {
  /// Those of all words that a number may begin with.
  private var beginnings = HashSet()
  /// Those of words that go on after digits.
  private var continuations = HashSet()
  /// The same, and those of endings that are written as one with digits.
  private var endings = HashSet()

  /// Whether a number in words may begin at a token, or go on after the digits there.
  func mayBegin(at index: Int, in phrase: TokenizedPhrase) -> Bool {
    let token = phrase.tokens[index]
    guard token.shape == .digits else { return begins(index, in: phrase, beginnings) }
    // Past marks such as the point in `1.5 million`.
    for next in (index + 1)..<min(index + 9, phrase.tokens.count)
    where phrase.tokens[next].shape == .letters {
      let isGlued = next == index + 1 && !phrase.tokens[next].gapBefore
      return begins(next, in: phrase, isGlued ? endings : continuations)
    }
    return false
  }

  /// Whether words begin with a token, as the first units of them tell.
  private func begins(
    _ index: Int, in phrase: TokenizedPhrase, _ beginnings: HashSet
  ) -> Bool {
    let next = index + 1
    let goesOn = next < phrase.tokens.count && !phrase.tokens[next].gapBefore
    let cut = goesOn ? Self.cut : 0
    return phrase.withNormalizedUnits(of: phrase.tokens[index]) { units in
      var place = 0
      func next() -> UInt16? {
        while place < units.count {
          let unit = SpelloutRuleReader.spelling(of: units[place])
          place += 1
          if let unit { return unit }
        }
        return nil
      }
      guard let first = next() else { return false }
      guard let second = next() else {
        return beginnings.contains(Self.beginning(first, cut, cut))
      }
      return beginnings.contains(Self.beginning(first, second, next() ?? cut))
        || beginnings.contains(Self.beginning(first, second, 0))
        || beginnings.contains(Self.beginning(first, 0, 0))
    }
  }
}

extension SpelloutBeginnings: CompiledPart {
  /// Takes the words of rules.
  init(_ rules: [SpelloutRule]) {
    beginnings = HashSet(Set(rules.flatMap(Self.beginnings)))
    var (afterDigits, endings) = (Set<UInt64>(), Set<UInt64>())
    for rule in rules where rule.elements.count > 1 {
      guard rule.elements[0].set != nil, case .text(let words) = rule.elements[1] else { continue }
      let beginnings = Self.beginnings(of: words)
      endings.formUnion(beginnings)
      if case .quotient = rule.elements[0] { afterDigits.formUnion(beginnings) }
    }
    continuations = HashSet(afterDigits)
    self.endings = HashSet(endings)
  }

  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(&beginnings)
    try file.pass(&continuations)
    try file.pass(&endings)
  }

  /// The first three units of the words that a rule may begin with, zeros where there are fewer.
  private static func beginnings(of rule: SpelloutRule) -> [UInt64] {
    rule.elements.prefix(2).flatMap { element -> [UInt64] in
      if case .text(let words) = element { beginnings(of: words) } else { [] }
    }
  }

  private static func beginnings(of words: [UInt16]) -> [UInt64] {
    // Spaces may be written or not.
    let written = words.drop { $0 == 0x20 || $0 == 0x2C }
    return [written.prefix { $0 != 0x20 }, written.filter { $0 != 0x20 }[...]].flatMap { units in
      let (first, second) = (units.first ?? 0, units.dropFirst().first ?? 0)
      return [
        beginning(first, second, units.dropFirst(2).first ?? 0),
        beginning(first, second, cut), beginning(first, cut, cut),
      ]
    }
  }

  /// Stands for units that the next token may have.
  private static let cut: UInt16 = 0xFFFF

  private static func beginning(_ first: UInt16, _ second: UInt16, _ third: UInt16) -> UInt64 {
    HashSet.hash(of: UInt64(first) << 32 | UInt64(second) << 16 | UInt64(third))
  }
}
