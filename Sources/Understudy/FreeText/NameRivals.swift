/// Finds out where a word that seems to name one slot is rather the name of another.
struct NameRivals {
  private let grammar: SchemaGrammar
  private let phrase: TokenizedPhrase
  /// The quotations right behind the name of a slot.
  private let quotations: [Candidate]

  init(grammar: SchemaGrammar, phrase: TokenizedPhrase, candidates: [Candidate]) {
    self.grammar = grammar
    self.phrase = phrase
    quotations = candidates.filter { candidate in
      candidate.marks.contains(.quoted) && Self.name(before: candidate) != nil
    }
  }

  /// The word beside a value that names another slot rather than the value's own.
  func otherName(than candidate: Candidate) -> Range<Int>? {
    let names = candidate.reasons.compactMap(Self.name(in:))
    if names.isEmpty { return candidate.cue == nil ? name(ofQuoted: candidate) : nil }
    guard !grammar.nameRivals[candidate.slot].isEmpty else { return nil }
    return names.first { $0.count == 1 && isRatherOther($0, than: candidate.slot) }
  }

  /// The name of another slot right before a quotation that no word gives to this one: "the game 'Star Fox'".
  private func name(ofQuoted candidate: Candidate) -> Range<Int>? {
    quotations.lazy.filter { $0.tokens == candidate.tokens && $0.slot != candidate.slot }
      .compactMap(Self.name(before:)).first
  }

  /// Whether a word is all of another slot's name and a part of this one's, or the other way round.
  ///
  /// "District" alone names no sub-district, and in "sub-district" no district.
  private func isRatherOther(_ name: Range<Int>, than slot: Int) -> Bool {
    let own = Set(grammar.profiles[slot].wording.tellingNames.words)
    guard own.contains(where: { isSaid($0, in: name) }) else { return false }
    let around = max(0, name.lowerBound - 1)..<min(phrase.tokens.count, name.upperBound + 1)
    return grammar.nameRivals[slot].contains { index in
      let other = Set(grammar.profiles[index].wording.tellingNames.words)
      if other.isSubset(of: own) {
        return other.allSatisfy { isSaid($0, in: name) }
          && !own.subtracting(other).contains { isSaid($0, in: phrase.tokens.indices) }
      }
      return own.isSubset(of: other)
        && other.subtracting(own).allSatisfy { isSaid($0, in: around) }
    }
  }

  private func isSaid(_ word: [UInt16], in tokens: Range<Int>) -> Bool {
    tokens.contains { index in
      phrase.tokens[index].shape == .letters
        && phrase.withNormalizedUnits(of: phrase.tokens[index]) { WordKin.areKin(word, $0) }
    }
  }

  private static func name(before candidate: Candidate) -> Range<Int>? {
    candidate.reasons.lazy.compactMap(name(in:))
      .first { $0.upperBound == candidate.tokens.lowerBound - 1 }
  }

  private static func name(in reason: Candidate.Reason) -> Range<Int>? {
    if case .named(let name) = reason.fact { name } else { nil }
  }
}
