extension TextPiece {
  /// The piece without the words at its ends that only name the slot: "the genre" of "the pop genre".
  func cut(for profile: SlotProfile, _ outline: PhraseOutline) -> TextPiece {
    var piece = trimmed(for: profile, outline)
    if let last = piece.tokens.last, isDivision(last, of: profile, outline) {
      piece.tokens = piece.tokens.lowerBound..<last
    }
    return piece
  }

  /// Whether the last word of a name only says what the slot says itself, and no example shows it: "Elm Park District"
  /// where a district is asked for.
  private func isDivision(
    _ last: Int, of profile: SlotProfile, _ outline: PhraseOutline
  ) -> Bool {
    guard tokens.count > 1, origin != .quoted, outline.says[last].contains(.division) else {
      return false
    }
    let word = outline.phrase.text(of: last..<last + 1).lowercased()
    return outline.phrase.isKin(last, profile.wording.tellingNames)
      && !profile.asked.examples.contains { $0.lowercased().hasSuffix(word) }
  }

  private func trimmed(for profile: SlotProfile, _ outline: PhraseOutline) -> TextPiece {
    let isTitle = profile.wording.roles.contains(.label)
    guard origin == .open || origin == .capitals, !profile.isFreeText || isTitle else {
      return profile.isFreeText ? self : withoutNumber(outline)
    }
    var piece = profile.isFreeText ? self : withoutNumber(outline)
    func isNamed(_ index: Int) -> Bool {
      outline.phrase.tokens[index].shape == .letters
        && outline.phrase.isKin(index, profile.wording.names)
    }
    func isDescribed(_ index: Int) -> Bool {
      outline.phrase.tokens[index].shape == .letters
        && outline.phrase.isKin(index, profile.wording.tellingWords)
    }
    while piece.tokens.count > 1, let first = piece.tokens.first,
      isNamed(first) && !isPart(first, outline) || !outline.isWord(first)
        || outline.uses[first] == .small
    {
      piece.tokens = first + 1..<piece.tokens.upperBound
    }
    func isLoose(_ index: Int) -> Bool {
      // "com" in "example.com" is no word of its own.
      if outline.phrase.tokens[index].isGlued { return false }
      // "Premier League" is the name of a league, "pop songs" no genre of songs.
      if outline.isCapital(index), outline.isCapital(index - 1) { return false }
      return isNamed(index) || !isTitle && !outline.isCapital(index) && isDescribed(index)
    }
    while piece.tokens.count > 1, let last = piece.tokens.last, isLoose(last) {
      piece.tokens = piece.tokens.lowerBound..<last
    }
    if profile.isMixed, profile.asked.nameStyle != .name || profile.kinds.contains("country") {
      piece.takeRegion(outline)
    }
    return piece
  }

  /// Whether a word that names the slot is written as a part of the name: "Hotel Astoria".
  private func isPart(_ index: Int, _ outline: PhraseOutline) -> Bool {
    !outline.startsSentence(index) && tokens.allSatisfy(outline.isCapital)
  }

  /// The piece without a number that begins it: names begin with words.
  private func withoutNumber(_ outline: PhraseOutline) -> TextPiece {
    guard origin == .rest || origin == .open, tokens.count > 1,
      outline.isNumber[tokens.lowerBound], !outline.isAddress(tokens)
    else { return self }
    var piece = self
    piece.tokens = tokens.lowerBound + 1..<tokens.upperBound
    return piece
  }

  /// The names in a row of capitals, each by itself: "Ystad" and "Malmö" of "Ystad and Malmö".
  func elements(_ outline: PhraseOutline) -> [TextPiece] {
    guard origin == .capitals, tokens.contains(where: { outline.uses[$0].contains(.join) }) else {
      return [self]
    }
    return [self]
      + tokens.split { outline.uses[$0].contains(.join) || outline.isStop($0) }.map { part in
        TextPiece(tokens: part.startIndex..<part.endIndex, origin: origin, lead: lead)
      }
  }

  /// Leaves out what is taken back within the words.
  mutating func takeBack(_ cuts: [Range<Int>], _ outline: PhraseOutline) {
    self.cuts = cuts.filter {
      tokens.lowerBound <= $0.lowerBound && $0.upperBound < tokens.upperBound
    }
  }

  /// Takes up what a sentence speaks of, though a case takes it too: "the printer" before "prints in pink".
  mutating func takeSubject(_ outline: PhraseOutline) {
    guard [.rest, .open, .segment].contains(origin) else { return }
    var start = tokens.lowerBound
    while start > 0, outline.isCase[start - 1] || outline.isArticle(start - 1) { start -= 1 }
    let isWhole = start == 0 || outline.isStop(start - 1) || outline.isClaimed[start - 1]
    if isWhole, outline.isCase.holds(anyOf: start..<tokens.lowerBound) { textStart = start }
  }

  /// Takes up the town behind an address.
  mutating func takeTown(_ outline: PhraseOutline) {
    guard outline.streetEnd(from: tokens.lowerBound) == tokens.upperBound else { return }
    tokens = tokens.lowerBound..<outline.townEnd(from: tokens.upperBound)
  }

  /// Takes up the code of a state behind a place: "Hollow Creek, TX".
  private mutating func takeRegion(_ outline: PhraseOutline) {
    let (comma, code) = (tokens.upperBound, tokens.upperBound + 1)
    guard code < outline.indices.upperBound, outline.isMark(comma, ","),
      outline.phrase.tokens[code].capitalization == .upper,
      outline.phrase.tokens[code].normalizedRange.count == 2
    else { return }
    tokens = tokens.lowerBound..<code + 1
  }

  /// Whether a comma and two capitals end it: "Hollow Creek, TX".
  func hasRegion(_ outline: PhraseOutline) -> Bool {
    guard tokens.count > 2, let code = tokens.last else { return false }
    return outline.isMark(code - 1, ",") && outline.isCapital(tokens.lowerBound)
      && outline.phrase.tokens[code].capitalization == .upper
      && outline.phrase.tokens[code].normalizedRange.count == 2
  }

  /// The words without those that are taken back.
  private func whole(in outline: PhraseOutline) -> String {
    let tokens = (textStart ?? self.tokens.lowerBound)..<self.tokens.upperBound
    guard let cut = cuts.first else { return outline.phrase.text(of: tokens) }
    var end = cut.upperBound
    while end < tokens.upperBound, !outline.isWord(end) { end += 1 }
    return outline.phrase.text(of: tokens.lowerBound..<cut.lowerBound) + " "
      + outline.phrase.text(of: end..<tokens.upperBound)
  }

  /// The words as they stand; a name without the ending that makes it an owner.
  func text(in outline: PhraseOutline, isFree: Bool) -> String {
    let text = whole(in: outline)
    let next = tokens.upperBound
    let isOwner =
      next < outline.indices.upperBound && outline.isWord(next) && outline.uses[next].isEmpty
    guard !isFree, origin != .quoted, isOwner else { return text }
    for ending in ["'s", "’s"] where text.hasSuffix(ending) {
      return String(text.dropLast(ending.count))
    }
    return text
  }
}
