/// Offers identities, such as `rs-6034` or `user_7`, to the slots that hold one.
struct IdentityOfferer {
  private let grammar: SchemaGrammar
  private let words: TextWords
  private let phrase: TokenizedPhrase

  private enum Points {
    static let shape = 560
    static let email = 860
    static let digits = 360
    static let capitals = 400
    static let named = 200
    static let required = 20
  }

  /// How far before an identity the name of its slot is looked for.
  private static let reach = 5
  private static let longest = 64
  private static let leastCapitals = 4

  private let offer: Offer

  init(grammar: SchemaGrammar, words: TextWords, phrase: TokenizedPhrase, offer: Offer) {
    self.offer = offer
    self.grammar = grammar
    self.words = words
    self.phrase = phrase
  }

  /// The candidates.
  func candidates() -> [Candidate] {
    let slots = grammar.textSlots.filter { grammar.profiles[$0].asked.isIdentity }
    guard !slots.isEmpty else { return [] }
    let runs = self.runs
    return slots.flatMap { slot in runs.compactMap { candidate(slot, $0) } } + emails(slots)
  }

  /// Addresses of somebody who is to be told by an identifier, where no other property takes one.
  private func emails(_ slots: [Int]) -> [Candidate] {
    let people = slots.filter {
      !grammar.profiles[$0].wording.roles.isDisjoint(with: [.goal, .beneficiary, .person])
    }
    guard !people.isEmpty, !grammar.profiles.contains(where: { $0.kinds.contains("email") }) else {
      return []
    }
    let mentions = offer.mentions.filter { $0.readings[0].kind == "email" }
    return people.flatMap { slot in
      mentions.map { mention in
        Candidate(
          slot: slot, mention: -1, tokens: mention.tokens, value: mention.readings[0].value,
          alternatives: [], cue: nil, reasons: [.init(.isKind("email"), Points.email)])
      }
    }
  }

  private func candidate(_ slot: Int, _ run: Range<Int>) -> Candidate? {
    let isBare = isNumber(run)
    let isCapitals = run.count == 1 && phrase.tokens[run.lowerBound].shape == .letters
    let name = name(of: slot, before: run.lowerBound)
    // Digits alone count something unless they are named.
    if isBare || isCapitals, name == nil { return nil }
    if isCapitals, words.isMark(phrase.tokens[run.lowerBound]) { return nil }
    let points = isBare ? Points.digits : isCapitals ? Points.capitals : Points.shape
    var reasons = [Candidate.Reason(.isKind(SlotProfile.codeKind), points)]
    if let name { reasons.append(.init(.named(by: name), Points.named)) }
    if grammar.leaves[slot].isRequired { reasons.append(.init(.required, Points.required)) }
    return Candidate(
      slot: slot, mention: -1, tokens: run, value: .string(phrase.text(of: run)),
      alternatives: [], cue: name, reasons: reasons)
  }

  // MARK: - Shapes

  /// The runs of tokens without a gap that hold a digit or an underscore, without the marks at their ends.
  var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for index in phrase.tokens.indices {
      if phrase.tokens[index].gapBefore || index == 0 { start = index }
      let isLast = index + 1 == phrase.tokens.count || phrase.tokens[index + 1].gapBefore
      guard isLast, let run = trimmed(start..<index + 1), isIdentity(run) else { continue }
      runs.append(run)
    }
    return runs
  }

  private func trimmed(_ run: Range<Int>) -> Range<Int>? {
    var run = run
    while let last = run.last, !phrase.tokens[last].shape.isWord {
      run = run.lowerBound..<last
    }
    while let first = run.first, !phrase.tokens[first].shape.isWord, !isHash(first, run) {
      run = first + 1..<run.upperBound
    }
    return run.isEmpty ? nil : run
  }

  /// Whether a mark is the one that numbers are written behind: "#" of "#41".
  private func isHash(_ index: Int, _ run: Range<Int>) -> Bool {
    phrase.phrase.units[Int(phrase.tokens[index].start)] == 0x23 && run.count > 1
  }

  private func isIdentity(_ run: Range<Int>) -> Bool {
    let span = phrase.span(of: run)
    guard span.end - span.start <= Self.longest else { return false }
    let units = phrase.phrase.units[span.start..<span.end]
    guard units.allSatisfy(Self.isCode) else { return false }
    if run.contains(where: { phrase.tokens[$0].shape == .digits }) || units.contains(0x5F) {
      return true
    }
    return run.count == 1 && phrase.tokens[run.lowerBound].capitalization == .upper
      && units.count >= Self.leastCapitals
  }

  /// Whether a run is but a number, perhaps with a letter that multiplies it: `120.50`, `1.5k`.
  private func isNumber(_ run: Range<Int>) -> Bool {
    let span = phrase.span(of: run)
    let units = phrase.phrase.units[span.start..<span.end]
    let digits = units.prefix { 0x30...0x39 ~= $0 || $0 == 0x2E }
    return !digits.isEmpty && units.count - digits.count < 2
      && units.dropFirst(digits.count).allSatisfy { $0 != 0x2D && $0 != 0x5F && $0 != 0x23 }
  }

  /// Letters, digits and the marks that stand inside identities.
  private static func isCode(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F, 0x2E, 0x23: true
    default: false
    }
  }

  /// The word of the slot's name before an identity.
  private func name(of slot: Int, before token: Int) -> Range<Int>? {
    let names = grammar.profiles[slot].wording.names.words
    for index in stride(from: token - 1, through: max(0, token - Self.reach), by: -1) {
      let isNamed = phrase.withNormalizedUnits(of: phrase.tokens[index]) { units in
        names.contains { $0.elementsEqual(units) }
      }
      if isNamed { return index..<index + 1 }
      let uses = words.uses(of: phrase.tokens[index])
      guard
        !phrase.tokens[index].shape.isWord || !uses.isEmpty || words.isMark(phrase.tokens[index])
      else { return nil }
    }
    return nil
  }
}
