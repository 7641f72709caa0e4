/// Finds the words behind the name of a slot: "Stone Oven" in "album Stone Oven".
struct LabelledPieces {
  private let grammar: SchemaGrammar
  private let outline: PhraseOutline
  private let words: TextWords

  /// How far into a phrase names are looked for.
  private static let reach = 200
  /// The most small words that stand between a name and the words that it names.
  private static let gap = 3

  init(grammar: SchemaGrammar, outline: PhraseOutline, words: TextWords) {
    self.grammar = grammar
    self.outline = outline
    self.words = words
  }

  /// The pieces for a slot: up to the next value or name, and for free text also up to the end.
  func pieces(for slot: Int) -> [TextPiece] {
    outline.indices.prefix(Self.reach).flatMap { label -> [TextPiece] in
      guard isLabel(label, of: slot) else { return [] }
      let quoted = quotations(after: label, slot)
      if !quoted.isEmpty {
        return quoted.map {
          TextPiece(tokens: $0, origin: .labelled, lead: label, isQuoted: true)
        }
      }
      guard let start = start(after: label) else { return [] }
      return ends(from: start, slot).flatMap { end in
        elements(start..<end, slot).map {
          TextPiece(tokens: $0, origin: .labelled, lead: label)
        }
      }
    }
  }

  /// The parts of words that go to a slot of several values: those between commas and "and".
  private func elements(_ tokens: Range<Int>, _ slot: Int) -> [Range<Int>] {
    guard isList(slot) else { return [tokens] }
    return tokens.split { outline.isStop($0) || outline.uses[$0].contains(.join) }
      .compactMap { part in
        guard let first = part.first, let last = part.last else { return nil }
        return first..<last + 1
      }
  }

  // MARK: - Quotations

  /// How far behind a name the quotation may begin that it names.
  private static let quoteReach = 10

  /// The quotation behind a name, no other name between: "for the password I'd use 'moss'"; for several values those
  /// in a row with it.
  private func quotations(after label: Int, _ slot: Int) -> [Range<Int>] {
    let finder = PieceFinder(outline)
    var index = label + 1
    while index < min(label + Self.quoteReach, outline.indices.upperBound) {
      if let words = finder.quotation(from: index) {
        return isList(slot) ? row(from: words, finder) : [words]
      }
      let isEnd = outline.isStop(index) && !isPause(index)
      if isEnd || outline.uses[index].contains(.join)
        || isAnyLabel(index, but: slot) && !isNamed(index, slot)
      {
        return []
      }
      index += 1
    }
    return []
  }

  /// A comma, a colon or another mark within a sentence.
  private func isPause(_ index: Int) -> Bool {
    [",", ":", "=", "(", "-"].contains { outline.isMark(index, $0) }
  }

  /// Quotations with nothing but commas, "and" and small words between them.
  private func row(from first: Range<Int>, _ finder: PieceFinder) -> [Range<Int>] {
    var row = [first]
    var index = first.upperBound + 1
    while index < outline.indices.upperBound {
      if let words = finder.quotation(from: index) {
        row.append(words)
        index = words.upperBound + 1
      } else if outline.isMark(index, ",") || outline.uses[index].contains(.join) {
        index += 1
      } else {
        break
      }
    }
    return row
  }

  // MARK: - Names

  /// Whether a word is said as the name of a slot.
  private func isLabel(_ index: Int, of slot: Int) -> Bool {
    if isCalling(index, slot) { return true }
    guard isNamed(index, slot), !isContinued(index, slot),
      index > 0 || outline.isMark(index + 1, ":")
    else { return false }
    // "With the message" names the slot rather than the whole.
    return !outline.isSubject[index]
      || grammar.profiles[slot].isFreeText && index > 1 && outline.isArticle(index - 1)
        && outline.uses[index - 2].contains(.lead)
  }

  /// Whether the next word is another one of a slot's name: "wine" in "the wine list".
  private func isContinued(_ index: Int, _ slot: Int) -> Bool {
    let next = index + 1
    return next < outline.indices.upperBound && isNamed(next, slot)
      && outline.phrase.tokens[next].hash != outline.phrase.tokens[index].hash
  }

  /// Whether a word such as "titled" leads to the words of a slot that holds a title.
  private func isCalling(_ index: Int, _ slot: Int) -> Bool {
    guard outline.uses[index].contains(.lead),
      grammar.profiles[slot].wording.roles.contains(.label),
      words.roles(after: outline.phrase.tokens[index]).contains(.label)
    else { return false }
    // "Tagged" leads to tags, "titled" to a title, "called" to any name.
    return isKin(index, slot) || !isList(slot) && !leadsElsewhere(index, than: slot)
  }

  /// Whether a word such as "titled" is a form of the name of another slot.
  func leadsElsewhere(_ index: Int, than slot: Int) -> Bool {
    guard !isKin(index, slot),
      words.roles(after: outline.phrase.tokens[index]).contains(.label)
    else { return false }
    // "A playlist called X" is the name of no song.
    if index > 0, isAnyLabel(index - 1, but: slot), !isNamed(index - 1, slot) { return true }
    return grammar.textSlots.contains { $0 != slot && isKin(index, $0) }
  }

  private func isKin(_ index: Int, _ slot: Int) -> Bool {
    outline.phrase.isKin(index, grammar.profiles[slot].wording.tellingNames)
  }

  private func isNamed(_ index: Int, _ slot: Int) -> Bool {
    let token = outline.phrase.tokens[index]
    guard token.shape == .letters else { return false }
    if outline.says[index].contains(.heading), !isList(slot),
      grammar.profiles[slot].wording.roles.contains(.label)
    {
      return true
    }
    return outline.phrase.withNormalizedUnits(of: token) { units in
      grammar.profiles[slot].wording.tellingNames.words.contains { name in
        units.elementsEqual(name) || isList(slot) && units.elementsEqual(name.dropLast())
          || isShort(units.count, name) && outline.uses[index].isEmpty
            && units.elementsEqual(name.prefix(3))
      }
    }
  }

  /// Whether a word may be the short form of a long name: "ref", "loc".
  private func isShort(_ count: Int, _ name: [UInt16]) -> Bool { count == 3 && name.count >= 8 }

  private func isAnyLabel(_ index: Int, but slot: Int) -> Bool {
    grammar.profiles.indices.contains { other in
      other != slot && isNamed(index, other)
    }
  }

  // MARK: - Ends

  /// Where the named words begin; nothing where a word follows that leads elsewhere: "the album by".
  private func start(after label: Int) -> Int? {
    var index = label + 1
    var steps = 0
    if isSet(label), index < outline.indices.upperBound, leadsOn(index) { index += 1 }
    while index < outline.indices.upperBound, steps < Self.gap, isBetween(index) {
      index += 1
      steps += 1
    }
    guard index < outline.indices.upperBound, outline.isWord(index),
      outline.uses[index].isDisjoint(with: [.lead, .join])
    else { return nil }
    return index
  }

  /// How many words before a name the verb may stand that gives it another value.
  private static let verbReach = 5

  /// Whether a verb before a name gives it another value: "change the title".
  private func isSet(_ label: Int) -> Bool {
    (max(0, label - Self.verbReach)..<label).contains { index in
      outline.uses[index].contains(.act) && !outline.isArticle(index)
        || outline.uses[index].contains(.frame)
          && outline.uses[index].isDisjoint(with: [.vague, .small])
    }
  }

  /// Whether a word leads to the value that something gets: "to".
  private func leadsOn(_ index: Int) -> Bool {
    outline.uses[index].contains(.lead)
      && words.roles(after: outline.phrase.tokens[index]) == [.goal, .purpose]
  }

  /// What may stand between a name and what it names.
  private func isBetween(_ index: Int) -> Bool {
    if outline.isMark(index, ":") || outline.isMark(index, "=") { return true }
    if outline.uses[index].contains(.opener) { return true }
    if outline.says[index].contains(.pronoun) { return true }
    // "The" may begin a title.
    if outline.isNameLike(index) { return false }
    return outline.isSort[index] && outline.uses[index].contains(.small)
  }

  /// Whether a word is but a case of an enumeration where a list of words is named.
  private func isCaseOfList(_ index: Int, _ slot: Int) -> Bool {
    isList(slot) && outline.isCase[index]
  }

  private func isList(_ slot: Int) -> Bool {
    grammar.profiles[slot].slot.isArray || grammar.leaves[slot].isArray
  }

  private func ends(from start: Int, _ slot: Int) -> [Int] {
    let isFree = grammar.profiles[slot].isFreeText
    let near = end(from: start, slot) { index in
      outline.isClaimed[index] && !outline.isCapital(index) && !isCaseOfList(index, slot)
        || outline.isStop(index) && !isList(slot) || outline.isMark(index, ":")
    }
    guard isFree else { return near > start ? [near] : [] }
    let far = end(from: start, slot) { _ in false }
    return Set([near, far]).filter { $0 > start }.sorted()
  }

  /// The end of the words, at the latest where another slot is named behind a mark or a joining word.
  private func end(from start: Int, _ slot: Int, stopsAt stops: (Int) -> Bool) -> Int {
    var index = start
    while index < outline.indices.upperBound, !stops(index), !isTurn(index, slot) { index += 1 }
    return trimmed(index, from: start)
  }

  private func isTurn(_ index: Int, _ slot: Int) -> Bool {
    // A heading ends where the words begin that it is the heading of.
    if outline.uses[index].contains(.opener), !outline.isMark(index),
      grammar.profiles[slot].wording.roles.contains(.label)
    {
      return true
    }
    if outline.isMark(index, ".") || outline.isMark(index, ";") { return outline.isStop(index) }
    if !grammar.profiles[slot].isFreeText, index > 0, isClause(index) { return true }
    guard outline.isStop(index) || outline.uses[index].contains(.join) else { return false }
    var next = index + 1
    while next < outline.indices.upperBound, next <= index + Self.gap,
      !outline.uses[next].isDisjoint(with: [.small, .join, .lead, .act, .frame]),
      !isAnyLabel(next, but: slot)
    { next += 1 }
    return next < outline.indices.upperBound && isAnyLabel(next, but: slot)
  }

  /// Whether a clause of its own begins: "because it rains", "and I like it".
  private func isClause(_ index: Int) -> Bool {
    let roles = words.roles(after: outline.phrase.tokens[index])
    if roles.contains(.purpose), roles.contains(SlotRole(rawValue: "topic")) { return true }
    let next = index + 1
    return outline.uses[index].contains(.join) && next < outline.indices.upperBound
      && outline.says[next].contains(.stating) && outline.uses[next].contains(.small)
  }

  private func trimmed(_ end: Int, from start: Int) -> Int {
    var end = end
    while end > start,
      !outline.isWord(end - 1) && !outline.isMark(end - 1, ")")
        || !outline.uses[end - 1].isDisjoint(with: [.lead, .join, .filler])
        || outline.isArticle(end - 1)
    { end -= 1 }
    return end
  }
}
