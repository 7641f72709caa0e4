extension PieceFinder {
  // MARK: - Longer pieces

  /// The most pieces that are joined to one.
  private static let joinLimit = 4
  /// The most small words between two pieces of one.
  private static let gapLimit = 3

  /// Pieces with small words such as "of" between them, as one.
  func joined(_ pieces: [TextPiece]) -> [TextPiece] {
    pieces.indices.flatMap { first -> [TextPiece] in
      var longer: [TextPiece] = []
      var last = first
      // Only what a word leads to goes on for long.
      let limit = pieces[first].lead == nil ? 2 : Self.joinLimit
      while last + 1 < pieces.count, last - first < limit - 1,
        isJoint(pieces[last].tokens.upperBound..<pieces[last + 1].tokens.lowerBound)
      {
        last += 1
        longer.append(
          TextPiece(
            tokens: pieces[first].tokens.lowerBound..<pieces[last].tokens.upperBound,
            origin: .joined, lead: pieces[first].lead))
      }
      return longer
    }
  }

  private func isJoint(_ gap: Range<Int>) -> Bool {
    !gap.isEmpty && gap.count <= Self.gapLimit
      && gap.allSatisfy { outline.isWord($0) && !outline.isClaimed[$0] }
      && gap.contains { !outline.uses[$0].isDisjoint(with: [.lead, .join]) }
  }

  /// The words between others where a case of an enumeration, or a place that nothing points at, is one of them:
  /// "corner bar" in "at corner bar tonight".
  func through() -> [TextPiece] {
    guard !outline.isCase.isEmpty || !outline.isPlace.isEmpty else { return [] }
    let pieces = open {
      outline.isClaimed[$0] && !outline.isCase[$0] && !outline.isPlace[$0]
    }
    return pieces.filter { piece in
      return piece.lead != nil || outline.isPlace.holds(anyOf: piece.tokens)
        || outline.isCase.holds(anyOf: piece.tokens)
          && !outline.isCase.holds(allOf: piece.tokens)
    } + joined(pieces).filter { outline.isCase.holds(anyOf: $0.tokens) }
  }

  // MARK: - What something is done for

  /// What follows a word such as "to" behind a value: "repair the gate" in "tomorrow to repair the gate".
  func purposes() -> [TextPiece] {
    outline.indices.dropFirst().prefix(Self.reach).compactMap { index in
      guard outline.isPurposeLead[index], outline.isClaimed.holds(anyOf: 0..<index),
        outline.uses[index - 1].isDisjoint(with: [.frame, .vague])
      else { return nil }
      let start = index + 1
      guard start < outline.indices.upperBound, outline.phrase.tokens[start].shape == .letters,
        !outline.isArticle(start), !outline.isCapital(start), !outline.isClaimed[start],
        !outline.isAct[start], !outline.isSubject[start]
      else { return nil }
      var end = start
      while end < outline.indices.upperBound, !outline.isStop(end), !outline.isValue[end] {
        end += 1
      }
      end = trimmedEnd(end)
      return start + 1 < end ? TextPiece(tokens: start..<end, origin: .purpose, lead: index) : nil
    }
  }
}
