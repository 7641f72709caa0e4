/// Offers true or false to slots whose name is said in other words than its own title.
struct TruthOfferer {
  private let grammar: SchemaGrammar
  private let outline: PhraseOutline
  private let said: SaidWords
  private let offer: Offer

  private enum Points {
    static let words = 520
  }

  /// Where the phrase says that something does not matter.
  private let anys: [Range<Int>]

  init(grammar: SchemaGrammar, outline: PhraseOutline, said: SaidWords, offer: Offer) {
    anys = offer.connectives.filter { $0.cue.connective == .any && $0.tokens.count > 1 }
      .map(\.tokens)
    self.offer = offer
    self.grammar = grammar
    self.outline = outline
    self.said = said
  }

  /// The candidates.
  func candidates() -> [Candidate] {
    grammar.truthWords.compactMap { words in
      guard let name = tokens(of: words), !isLeftOpen(name) else { return nil }
      let answer = offer.answer(tiedTo: name, by: CueGaps(outline.phrase, offer))
      let isNo = answer.map { $0.value == .bool(false) } ?? isDenied(name)
      guard let value = isNo ? words.no : words.yes else { return nil }
      let tokens = name.lowerBound..<(answer?.tokens.upperBound ?? name.upperBound)
      return Candidate(
        slot: words.slot, mention: -1, tokens: tokens, value: value, alternatives: [], cue: nil,
        reasons: [
          .init(.names(slot: grammar.profiles[words.slot].slot.name), Points.words)
        ])
    }
  }

  /// The words that together name a slot; nothing unless all of them are said close together.
  private func tokens(of words: TruthWords) -> Range<Int>? {
    let count = words.groups.count
    var (first, last, found, isAlone) = (Int.max, -1, 0, true)
    for (group, isItsOwn) in zip(words.groups, words.isAlone) {
      guard let place = place(of: group, isOne: count == 1) else { continue }
      isAlone = isAlone && isItsOwn
      found += 1
      first = min(first, place)
      last = max(last, place)
    }
    guard found * 2 > count || found * 2 == count && isAlone, found > 0,
      last - first <= count + 2
    else { return nil }
    return first..<last + 1
  }

  /// The first token that is a form of one of some words.
  private func place(of group: [WordForms.Word], isOne: Bool) -> Int? {
    outline.indices.first { index in
      // "No" alone is not said of what is free.
      (!isOne || !outline.uses[index].contains(.denial))
        && outline.phrase.tokens[index].shape == .letters && !outline.isHome[index]
        && group.contains { isKin(index, $0) }
    }
  }

  private func isKin(_ index: Int, _ name: WordForms.Word) -> Bool {
    outline.phrase.withNormalizedUnits(of: outline.phrase.tokens[index]) {
      WordKin.areKin(name.units, $0)
    } || said.isForm(index, of: name)
  }

  /// Whether some words before say that it does not matter: "I don't mind if there is a fee".
  private func isLeftOpen(_ tokens: Range<Int>) -> Bool {
    anys.contains { any in
      any.upperBound <= tokens.lowerBound && tokens.lowerBound - any.upperBound <= Self.reach
        && (any.upperBound..<tokens.lowerBound).allSatisfy {
          !outline.isMark($0, ",") && !outline.isMark($0, ".")
        }
    }
  }

  /// Whether a denial stands before some words, nothing between that begins something else: "no need for a garage".
  private func isDenied(_ tokens: Range<Int>) -> Bool {
    var index = tokens.lowerBound - 1
    while index >= max(0, tokens.lowerBound - Self.reach) {
      if outline.uses[index].contains(.denial) { return true }
      if outline.isMark(index, ",") { return false }
      if tokens.lowerBound - index > Self.nearby, ends(index) { return false }
      index -= 1
    }
    return false
  }

  /// Whether what was denied before a word is not denied behind it: "but", "and", a comma, and not "or".
  private func ends(_ index: Int) -> Bool {
    guard outline.isWord(index) else { return outline.phrase.tokens[index + 1].gapBefore }
    if outline.says[index].contains(.turn) { return true }
    return outline.uses[index].contains(.join) && !outline.isChoice[index]
  }

  /// How many words before a name are asked for a denial, whatever stands between.
  private static let nearby = 3
  /// How many words before it are asked at all.
  private static let reach = 6
}
