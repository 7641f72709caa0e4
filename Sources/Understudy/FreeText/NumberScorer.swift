/// Tells which number is meant for which slot: by the words beside it, by being the only one, by order.
struct NumberScorer {
  private let grammar: SchemaGrammar
  private let outline: PhraseOutline

  /// The points that reasons are worth, in thousandths.
  private enum Points {
    static let named = 350
    static let described = 200
    static let only = 260
    static let unit = 60
    static let rightUnit = 460
    static let end = 300
    static let year = 250
    static let article = -800
    static let inRow = 300
    static let loneInRow = -150
    static let otherUnit = -200
    static let otherName = -250
    static let counts = 260
    static let attribute = -150
  }

  init(grammar: SchemaGrammar, outline: PhraseOutline) {
    self.grammar = grammar
    self.outline = outline
  }

  /// Adds the reasons that words and order give.
  func score(_ candidates: inout [Candidate], _ offer: Offer) {
    guard !grammar.numberSlots.isEmpty else { return }
    let rows = rows(of: offer)
    let index = OverlapIndex(rows.map(\.range))
    func row(at tokens: Range<Int>) -> Row? { index.place(overlapping: tokens).map { rows[$0] } }
    for index in candidates.indices {
      guard candidates[index].mention >= 0, grammar.profiles[candidates[index].slot].isNumber
      else { continue }
      let row = row(at: candidates[index].tokens)
      for reason in reasons(candidates[index], offer, row) { candidates[index].add(reason) }
    }
    addOrder(to: &candidates, slots: grammar.numberSlots, offer)
  }

  private func reasons(
    _ candidate: Candidate, _ offer: Offer, _ row: Row?
  ) -> [Candidate.Reason] {
    let profile = grammar.profiles[candidate.slot]
    var reasons: [Candidate.Reason] = []
    if isEquated(candidate.tokens, profile) {
      let name = candidate.tokens.lowerBound - 2
      reasons.append(.init(.named(by: name..<name + 1), Points.named))
      return reasons
    }
    let isNamed = candidate.marks.contains(.named)
    if !isNamed, let word = word(beside: candidate.tokens, { named($0, profile) }) {
      reasons.append(.init(.named(by: word), Points.named))
    } else if !isNamed, let word = word(beside: candidate.tokens, { described($0, profile) }) {
      reasons.append(.init(.described(by: word), Points.described))
    }
    // "Twice a day" needs no word that names the property.
    if candidate.isFrequency { return reasons }
    if reasons.isEmpty, !isNamed, candidate.cue == nil, let name = otherName(before: candidate) {
      reasons.append(.init(.otherName(name), Points.otherName))
    }
    if reasons.isEmpty, !isNamed, profile.isTally,
      grammar.leaves[candidate.slot].outer.contains(where: \.isArray),
      let thing = thing(behind: candidate.tokens)
    {
      reasons.append(.init(.counts(thing), Points.counts))
    }
    if isAttribute(candidate, offer) { reasons.append(.init(.attribute, Points.attribute)) }
    let kind = offer.mentions[candidate.mention].readings.first?.kind
    if isArticle(candidate.tokens) || isArticleOfUnit(candidate.tokens, profile, kind),
      let points = articlePoints(profile, isCounted: isCounted(candidate, reasons))
    {
      reasons.append(.init(.article, points))
    }
    let isYearSlot = profile.kinds.contains("date")
    if isYearSlot, kind == "number" {
      let isYear = candidate.tokens.contains { outline.phrase.tokens[$0].digitCount == 4 }
      reasons.append(.init(.year, isYear ? Points.year : Points.article))
    }
    if kind != "number", !isYearSlot, !profile.countsUnits, profile.slot.type != .measurement {
      // "4 light years" where a distance in light years is asked for.
      if kind == "measurement", let unit = candidate.tokens.first(where: { named($0, profile) }) {
        reasons.append(.init(.named(by: unit..<unit + 1), Points.named))
      } else {
        reasons.append(.init(.otherUnit, Points.otherUnit))
      }
    }
    if kind != "number", profile.countsUnits {
      // "Over 4 seconds" bounds nothing where a number of seconds is asked for.
      let isDoubted = candidate.marks.contains(.bareNumber)
      reasons.append(.init(.rightUnit, isDoubted ? Points.rightUnit : Points.unit))
    }
    if let row {
      if profile.slot.isArray {
        reasons.append(.init(.inRow(row.range), Points.inRow))
      } else if row.count > 2 {
        reasons.append(.init(.inRow(row.range), Points.loneInRow))
      }
    }
    return reasons
  }

  /// The word that a number counts, with cases between them: "pizzas" in "two large pizzas".
  private func thing(behind tokens: Range<Int>) -> Range<Int>? {
    var next = tokens.upperBound
    while next < outline.indices.upperBound, outline.isCase[next] { next += 1 }
    let cases = tokens.upperBound..<next
    guard next < outline.indices.upperBound, outline.phrase.tokens[next].shape == .letters,
      outline.isPlain(next), !outline.isClaimed[next]
    else { return cases.isEmpty ? nil : cases }
    return next..<next + 1
  }

  /// The name of a slot of another sort right before a number: "size" in "size 12".
  private func otherName(before candidate: Candidate) -> Range<Int>? {
    let before = candidate.tokens.lowerBound - 1
    // In "the hut for two nights" a word of its own leads to the number.
    guard before >= 0, outline.isWord(before),
      outline.uses[candidate.tokens.lowerBound].isDisjoint(with: .lead)
    else { return nil }
    let isOther = grammar.profiles.indices.contains { slot in
      slot != candidate.slot && !grammar.profiles[slot].isNumber
        && grammar.profiles[slot].slot.type != .boolean
        && isKin(before, grammar.profiles[slot].wording.names)
    }
    return isOther ? before..<before + 1 : nil
  }

  /// Whether an amount only tells of what sort the thing named behind it is: "the 1200 metre ridge".
  private func isAttribute(_ candidate: Candidate, _ offer: Offer) -> Bool {
    let next = candidate.tokens.upperBound
    guard candidate.cue == nil, candidate.tokens.lowerBound > 0,
      next < outline.indices.upperBound,
      offer.mentions[candidate.mention].readings.first?.kind == "measurement"
    else { return false }
    return outline.isArticle(candidate.tokens.lowerBound - 1)
      && outline.phrase.tokens[next].shape == .letters && outline.isPlain(next)
      && !outline.isClaimed[next] && !outline.isSubject[next]
  }

  // MARK: - Words beside a number

  /// A word beside a number, on either side, for which a condition holds; the nearest one.
  private func word(beside tokens: Range<Int>, _ holds: (Int) -> Bool) -> Range<Int>? {
    var found: (index: Int, distance: Int)?
    var index = tokens.upperBound
    while index < min(tokens.upperBound + 2, outline.indices.upperBound), !outline.isStop(index) {
      if holds(index) {
        found = (index, index - tokens.upperBound)
        break
      }
      if outline.isClaimed[index] { break }
      index += 1
    }
    index = tokens.lowerBound - 1
    while index >= max(0, tokens.lowerBound - 5) {
      if let found, tokens.lowerBound - 1 - index > found.distance { break }
      if holds(index) { return index..<index + 1 }
      guard isPassing(index) else { break }
      index -= 1
    }
    return found.map { $0.index..<$0.index + 1 }
  }

  /// Whether the slot's own name stands before a number with a sign between: "a = 2".
  private func isEquated(_ tokens: Range<Int>, _ profile: SlotProfile) -> Bool {
    let name = tokens.lowerBound - 2
    guard name >= 0, outline.isMark(name + 1, "=") || outline.isMark(name + 1, ":") else {
      return false
    }
    return outline.phrase.withNormalizedUnits(of: outline.phrase.tokens[name]) { units in
      profile.wording.names.words.contains { $0.elementsEqual(units) }
    }
  }

  private func isPassing(_ index: Int) -> Bool {
    if outline.phrase.tokens[index].shape == .digits { return false }
    return outline.isSort[index]
      || !outline.uses[index].isEmpty && outline.uses[index].isDisjoint(with: .join)
      || !outline.isWord(index) && !outline.isStop(index) || outline.isMark(index, ":")
      || outline.isMark(index, "=")
  }

  private func named(_ index: Int, _ profile: SlotProfile) -> Bool {
    isKin(index, profile.wording.tellingNames)
  }

  private func described(_ index: Int, _ profile: SlotProfile) -> Bool {
    isKin(index, profile.wording.tellingWords)
      || isKin(index, profile.wording.relatedWords)
  }

  private func isKin(_ index: Int, _ words: KinWords) -> Bool {
    outline.phrase.tokens[index].shape == .letters && outline.phrase.isKin(index, words)
  }

  // MARK: - Rows and order

  /// Numbers in a row, and how many.
  private typealias Row = (range: Range<Int>, count: Int)

  /// The numbers that stand in a row with only commas and "and" between them, two at least.
  private func rows(of offer: Offer) -> [Row] {
    var rows: [Row] = []
    for mention in offer.mentions where mention.readings[0].kind == "number" {
      let tokens = mention.tokens
      if let last = rows.last, last.range.upperBound <= tokens.lowerBound,
        (last.range.upperBound..<tokens.lowerBound).allSatisfy({
          outline.uses[$0].contains(.join) || !outline.isWord($0)
        })
      {
        rows[rows.count - 1] = (last.range.lowerBound..<tokens.upperBound, last.count + 1)
      } else {
        rows.append((tokens, 1))
      }
    }
    rows.removeAll { $0.count == 1 }
    return rows
  }

  /// Numbers that no word gives to a slot go to the slots that must have one, else to one that counts
  /// something, in order; where there are more of either, nobody knows.
  private func addOrder(to candidates: inout [Candidate], slots: [Int], _ offer: Offer) {
    guard offer.mentions.contains(where: { $0.readings[0].kind == "number" }) else { return }
    var isTaken = PlaceSet()
    var filled = PlaceSet()
    // What is taken back or stands in a name is no number that is left.
    var gone = PlaceSet()
    for index in candidates.indices {
      let (slot, mention) = (candidates[index].slot, candidates[index].mention)
      if candidates[index].score >= Self.taken {
        isTaken.insert(candidates[index].tokens)
        filled.insert(slot)
      }
      let isInName =
        candidates[index].marks.contains(.inName) && !grammar.leaves[slot].isRequired
      if mention >= 0, isInName || candidates[index].isTakenBack { gone.insert(mention) }
    }
    var free = offer.mentions.indices.filter { index in
      guard !gone[index], !outline.isTold[offer.mentions[index].tokens.lowerBound]
      else { return false }
      let mention = offer.mentions[index]
      let isOne = mention.part.isWhole || mention.part.end != nil && !mention.part.isOnlyEnd
      return mention.readings.first.map { $0.kind == "number" && !$0.isBetween } == true
        && isOne && !mention.isLatent && !isArticle(mention.tokens)
        && !isTaken.holds(anyOf: mention.tokens)
    }
    let open = slots.filter { slot in
      !grammar.profiles[slot].slot.isArray && !filled[slot]
    }
    let required = open.filter { grammar.leaves[$0].isRequired }
    let counting = open.filter { grammar.profiles[$0].isTally }
    var wanting = required.isEmpty ? counting : required
    // "Set it to 40", where but one number can be set.
    if wanting.isEmpty, slots.count == 1, free.count == 1,
      case let before = offer.mentions[free[0]].tokens.lowerBound - 1, before >= 0,
      outline.uses[before].contains(.lead)
    {
      wanting = open
    }
    if free.count > wanting.count {
      // "Two numbers, 36 and 48" names three.
      free.removeAll {
        outline.phrase.tokens[offer.mentions[$0].tokens.lowerBound].shape == .letters
      }
    }
    guard !wanting.isEmpty, wanting.count == free.count else { return }
    for index in candidates.indices {
      guard let place = wanting.firstIndex(of: candidates[index].slot),
        free[place] == candidates[index].mention
      else { continue }
      let isEnd = offer.mentions[candidates[index].mention].part.end != nil
      candidates[index].add(.init(.onlySlot, Points.only + (isEnd ? Points.end : 0)))
    }
  }

  /// What a candidate needs for its number to be out of question.
  private static let taken = Candidate.threshold + 50

  /// What "a" is worth as a number: "a guest" is one, "a child" may be, "a weight" and "a minimum length" are none.
  private func articlePoints(_ profile: SlotProfile, isCounted: Bool) -> Int? {
    if profile.slot.type == .measurement { return 2 * Points.article }
    if profile.isTally { return isCounted ? nil : Points.article }
    return profile.wording.tellingNames.words.count > 1 ? 2 * Points.article : Points.article
  }

  /// Whether what follows "a" is what the slot counts, by its name or by a word that points at it.
  private func isCounted(_ candidate: Candidate, _ reasons: [Candidate.Reason]) -> Bool {
    candidate.cue != nil
      || (candidate.reasons + reasons).contains { reason in
        switch reason.fact {
        case .named(let name): name.lowerBound >= candidate.tokens.upperBound
        case .counts: true
        default: false
        }
      }
  }

  /// Whether "a" begins one of some unit where no unit is asked for: "a point".
  private func isArticleOfUnit(
    _ tokens: Range<Int>, _ profile: SlotProfile, _ kind: String?
  ) -> Bool {
    kind == "measurement" && !profile.countsUnits
      && outline.says[tokens.lowerBound].contains(.article)
  }

  /// Whether a number is a word such as "a", which counts nothing where a number is due.
  private func isArticle(_ tokens: Range<Int>) -> Bool {
    tokens.count == 1 && outline.uses[tokens.lowerBound].contains(.small)
  }
}
