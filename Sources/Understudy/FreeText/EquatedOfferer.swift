/// Offers the number behind the name of a slot and a sign: "x=3".
struct EquatedOfferer {
  private let grammar: SchemaGrammar
  private let phrase: TokenizedPhrase

  private static let points = 720

  init(grammar: SchemaGrammar, phrase: TokenizedPhrase) {
    self.grammar = grammar
    self.phrase = phrase
  }

  /// The candidates.
  func candidates() -> [Candidate] {
    let signs = phrase.tokens.indices.filter { $0 > 0 && isMark($0, "=") }
    guard !signs.isEmpty else { return [] }
    let slots = grammar.profiles.indices.filter { grammar.profiles[$0].isNumber }
    return slots.flatMap { slot in signs.compactMap { candidate(slot, $0) } }
  }

  private func candidate(_ slot: Int, _ sign: Int) -> Candidate? {
    guard isNamed(slot, sign - 1), let tokens = number(after: sign) else { return nil }
    let text = phrase.text(of: tokens).filter { $0 != " " }
    guard let value = Double(text) else { return nil }
    let isWhole = if case .integer = grammar.profiles[slot].slot.type { true } else { false }
    if isWhole, value != value.rounded() { return nil }
    return Candidate(
      slot: slot, mention: -1, tokens: tokens, value: JSONValue(value), alternatives: [],
      cue: sign - 1..<sign, reasons: [.init(.named(by: sign - 1..<sign), Self.points)])
  }

  private func isNamed(_ slot: Int, _ index: Int) -> Bool {
    phrase.withNormalizedUnits(of: phrase.tokens[index]) { units in
      grammar.profiles[slot].keywords.contains { words in
        words.count == 1 && units.elementsEqual(words[0].utf16)
      }
    }
  }

  /// The digits behind a sign, with one before them and the point within.
  private func number(after sign: Int) -> Range<Int>? {
    let limit = phrase.tokens.count
    let start = sign + 1
    var end = start
    if end < limit, isMark(end, "-") { end += 1 }
    guard end < limit, phrase.tokens[end].shape == .digits else { return nil }
    end += 1
    if end + 1 < limit, isMark(end, "."), phrase.tokens[end].isGlued,
      phrase.tokens[end + 1].isGlued, phrase.tokens[end + 1].shape == .digits
    {
      end += 2
    }
    return start..<end
  }

  private func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    phrase.phrase.units[Int(phrase.tokens[index].start)] == UInt16(mark.value)
  }
}
