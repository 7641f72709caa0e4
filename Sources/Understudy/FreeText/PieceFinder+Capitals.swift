extension PieceFinder {
  // MARK: - Capitals

  func capitals() -> [TextPiece] {
    var pieces: [TextPiece] = []
    var index = 0
    while index < outline.indices.upperBound {
      guard begins(index) else {
        index += 1
        continue
      }
      let end = capitalEnd(from: index)
      if let tokens = trimmed(index..<end, keepsValues: true) {
        let start = isHouseNumber(tokens.lowerBound - 1) ? tokens.lowerBound - 1 : tokens.lowerBound
        pieces.append(
          TextPiece(
            tokens: start..<tokens.upperBound, origin: .capitals,
            lead: lead(before: start) ?? lead(before: start - 1)))
      }
      index = end
    }
    return pieces
  }

  /// Whether digits stand before a name as in an address.
  private func isHouseNumber(_ index: Int) -> Bool {
    index >= 0 && outline.phrase.tokens[index].shape == .digits
      && outline.phrase.tokens[index].digitCount <= 5
      && (index == 0 || outline.phrase.tokens[index].gapBefore)
  }

  private func begins(_ index: Int) -> Bool {
    outline.isCapital(index) && outline.phrase.tokens[index].shape == .letters
      && (outline.isPlain(index) || outline.isNameLike(index))
  }

  /// Where a row of capitals ends; small words and numbers may stand inside it.
  private func capitalEnd(from start: Int) -> Int {
    var end = start + 1
    var cursor = end
    while cursor < outline.indices.upperBound, cursor - end <= 2 {
      let token = outline.phrase.tokens[cursor]
      let isWhole = outline.isCapital(cursor) || token.shape == .digits || token.isGlued
      if outline.isStop(cursor) { break }
      if isWhole && outline.isWord(cursor) {
        end = cursor + 1
      } else if outline.isWord(cursor), !isInside(cursor) {
        break
      }
      cursor += 1
    }
    return end
  }

  /// Whether a small word may stand between two capitals of one name.
  private func isInside(_ index: Int) -> Bool {
    let units = outline.phrase.normalized(of: outline.phrase.tokens[index])
    return Self.inner.contains { $0.elementsEqual(units) }
  }

  /// What stands inside names in many languages.
  private static let inner: [[UInt16]] = [
    "of", "the", "and", "de", "la", "du", "des", "von", "van", "der", "del", "di", "da", "y", "et",
    "und", "e", "al", "el", "le", "s",
  ].map { Array($0.utf16) }

  // MARK: - What stands behind a name

  /// The words in small letters behind a name that begins them: "water kettle" of "Bluewave water kettle".
  func named() -> [TextPiece] {
    capitals().compactMap { piece in
      let start = piece.tokens.upperBound
      guard isBeforeNoun(piece.tokens) else { return nil }
      var end = start
      while end < outline.indices.upperBound, !isBoundary(end), !isLink(end) { end += 1 }
      end = trimmedEnd(end)
      return start < end ? TextPiece(tokens: start..<end, origin: .named, lead: nil) : nil
    }
  }

  /// Whether a name within a sentence stands right before a word in small letters that nothing takes.
  func isBeforeNoun(_ name: Range<Int>) -> Bool {
    let next = name.upperBound
    guard
      outline.phrase.tokens[name.lowerBound].capitalization != .upper || name.count > 1
        || outline.phrase.tokens[name.lowerBound].normalizedRange.count > 2,
      next < outline.indices.upperBound, !outline.startsSentence(name.lowerBound)
    else {
      return false
    }
    return outline.phrase.tokens[next].shape == .letters && !outline.isCapital(next)
      && outline.uses[next].isEmpty && !outline.isClaimed[next] && !outline.isSubject[next]
  }
}
