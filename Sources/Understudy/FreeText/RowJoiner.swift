/// Finds the other things of a row of which one is known to fill a slot of several values: "Oslo, Ystad and Malmö".
struct RowJoiner {
  private let grammar: SchemaGrammar
  private let words: TextWords
  private let phrase: TokenizedPhrase

  private enum Points {
    static let inRow = 300
    static let alone = 100
    static let whole = -300
  }

  init(grammar: SchemaGrammar, words: TextWords, phrase: TokenizedPhrase) {
    self.grammar = grammar
    self.words = words
    self.phrase = phrase
  }

  /// Adds the reasons.
  func join(_ candidates: inout [Candidate]) {
    for slot in grammar.textSlots where grammar.leaves[slot].isArray {
      let own = candidates.indices.filter { candidates[$0].slot == slot }
        .sorted { candidates[$0].tokens.lowerBound < candidates[$1].tokens.lowerBound }
      join(own, &candidates)
      join(own.reversed(), &candidates)
    }
  }

  private func join(_ own: [Int], _ candidates: inout [Candidate]) {
    for index in own where isSeveral(candidates[index], own, candidates) {
      candidates[index].add(.init(.joined, Points.whole))
    }
    for index in own where isOpen(candidates[index]) {
      let tokens = candidates[index].tokens
      if tokens.contains(where: isJoin) { continue }
      let beside = own.filter { $0 != index && isRow(tokens, candidates[$0].tokens) }
      guard let other = beside.max(by: { candidates[$0].score < candidates[$1].score }) else {
        continue
      }
      let row = min(tokens.lowerBound, candidates[other].tokens.lowerBound)
      let end = max(tokens.upperBound, candidates[other].tokens.upperBound)
      let isKnown = candidates[other].isWorthy
      let isWanted = grammar.leaves[candidates[index].slot].isRequired
      guard isKnown || isWanted else { continue }
      candidates[index].add(.init(.inRow(row..<end), isKnown ? Points.inRow : Points.alone))
    }
  }

  /// Whether some words are several things that are offered one by one as well: "Ystad and Malmö".
  private func isSeveral(_ candidate: Candidate, _ own: [Int], _ candidates: [Candidate]) -> Bool {
    guard candidate.tokens.contains(where: isJoin), candidate.reasons.contains(where: isWords),
      !candidate.reasons.contains(where: { $0.fact == .joined && $0.points == Points.whole })
    else { return false }
    let ends = own.lazy.map { candidates[$0].tokens }.filter { $0 != candidate.tokens }
    let parts = ends.filter { !$0.contains(where: isJoin) }
    return parts.contains { $0.lowerBound == candidate.tokens.lowerBound }
      && parts.contains { $0.upperBound == candidate.tokens.upperBound }
  }

  private func isWords(_ reason: Candidate.Reason) -> Bool {
    reason.fact == .unpointed
  }

  /// Whether nothing has told so far that some words are one of several.
  private func isOpen(_ candidate: Candidate) -> Bool {
    candidate.cue == nil && candidate.reasons.contains { $0.fact == .unpointed }
      && !candidate.reasons.contains { if case .inRow = $0.fact { true } else { $0.fact == .rest } }
  }

  /// Whether nothing but commas and "and" stands between two things.
  private func isRow(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    let (before, after) =
      first.lowerBound < second.lowerBound ? (first, second) : (second, first)
    guard before.upperBound < after.lowerBound, after.lowerBound - before.upperBound <= 3 else {
      return false
    }
    return (before.upperBound..<after.lowerBound).allSatisfy { isJoin($0) || isMark($0) }
  }

  private func isJoin(_ index: Int) -> Bool { words.uses(of: phrase.tokens[index]).contains(.join) }

  /// Whether a token is a comma or a quotation mark.
  private func isMark(_ index: Int) -> Bool {
    [0x2C, 0x22, 0x27, 0x2018, 0x2019, 0x201C, 0x201D].contains(
      phrase.phrase.units[Int(phrase.tokens[index].start)])
  }
}
