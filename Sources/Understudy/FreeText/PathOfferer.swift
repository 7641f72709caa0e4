/// Offers the paths of files and folders, such as `/srv/notes.txt`, to the slots that hold one.
struct PathOfferer {
  private let grammar: SchemaGrammar
  private let phrase: TokenizedPhrase

  private enum Points {
    static let path = 760
    static let required = 20
  }

  private static let longest = 256

  init(grammar: SchemaGrammar, phrase: TokenizedPhrase) {
    self.grammar = grammar
    self.phrase = phrase
  }

  /// The candidates.
  func candidates() -> [Candidate] {
    let slots = grammar.textSlots.filter { grammar.profiles[$0].asked.isPath }
    guard !slots.isEmpty else { return [] }
    let paths = self.paths
    return slots.flatMap { slot in
      paths.map { path in
        let required =
          grammar.leaves[slot].isRequired ? [Candidate.Reason(.required, Points.required)] : []
        return Candidate(
          slot: slot, mention: -1, tokens: path, value: .string(phrase.text(of: path)),
          alternatives: [], cue: nil, reasons: [.init(.isKind("path"), Points.path)] + required)
      }
    }
  }

  /// The runs of tokens without a gap that are written like a path, without the marks at their ends.
  private var paths: [Range<Int>] {
    var paths: [Range<Int>] = []
    var start = 0
    for index in phrase.tokens.indices {
      if phrase.tokens[index].gapBefore || index == 0 { start = index }
      let isLast = index + 1 == phrase.tokens.count || phrase.tokens[index + 1].gapBefore
      guard isLast else { continue }
      var run = start..<index + 1
      while let last = run.last, isEnd(last) { run = run.lowerBound..<last }
      while let first = run.first, isQuote(first) { run = first + 1..<run.upperBound }
      if !run.isEmpty, isPath(run) { paths.append(run) }
    }
    return paths
  }

  private func unit(_ index: Int) -> UInt16 { phrase.phrase.units[Int(phrase.tokens[index].start)] }

  private func isQuote(_ index: Int) -> Bool {
    [0x22, 0x27, 0x60, 0x28, 0x2018, 0x201C].contains(unit(index))
  }

  /// Marks that end a sentence or a quotation rather than a path.
  private func isEnd(_ index: Int) -> Bool {
    isQuote(index)
      || [0x2C, 0x2E, 0x3F, 0x21, 0x3B, 0x3A, 0x29, 0x2019, 0x201D].contains(unit(index))
  }

  /// Whether a run begins at a root or parts folders, or is a name with the ending of a file.
  private func isPath(_ run: Range<Int>) -> Bool {
    let span = phrase.span(of: run)
    guard run.count > 1, span.end - span.start <= Self.longest else { return false }
    let units = phrase.phrase.units[span.start..<span.end]
    let parts = units.split { $0 == 0x2F || $0 == 0x5C }
    if units.first == 0x2F || units.first == 0x7E { return !parts.isEmpty }
    if units.contains(0x5C) || parts.count > 2 { return units.contains(where: isLetter) }
    return hasEnding(parts.last ?? [])
  }

  /// Whether a name ends with a stop and a few letters: `notes.txt`.
  private func hasEnding(_ name: ArraySlice<UInt16>) -> Bool {
    guard let stop = name.lastIndex(of: 0x2E), stop > name.startIndex else { return false }
    let ending = name[(stop + 1)...]
    return (1...5).contains(ending.count) && ending.allSatisfy(isLetterOrDigit)
      && ending.contains(where: isLetter)
  }

  private func isLetter(_ unit: UInt16) -> Bool {
    0x41...0x5A ~= unit || 0x61...0x7A ~= unit
  }

  private func isLetterOrDigit(_ unit: UInt16) -> Bool { isLetter(unit) || 0x30...0x39 ~= unit }
}
