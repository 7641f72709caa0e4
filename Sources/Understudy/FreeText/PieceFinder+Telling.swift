extension PieceFinder {
  // MARK: - Who is told what

  /// The name after a word such as "tell", and what follows it.
  func told() -> [TextPiece] {
    outline.indices.prefix(Self.reach).flatMap { index -> [TextPiece] in
      let isGiving = outline.uses[index].contains(.giving)
      guard isGiving || outline.uses[index].contains(.telling), !outline.isSubjectOnly(index)
      else { return [] }
      var start = index + 1
      if !isGiving, let words = toldOfOthers(start) {
        return [TextPiece(tokens: words, origin: .telling, lead: index)]
      }
      while !isGiving, start < outline.indices.upperBound, outline.isArticle(start) { start += 1 }
      if isGiving, start < outline.indices.upperBound, !outline.isCapital(start) { return [] }
      guard start < outline.indices.upperBound, outline.isWord(start),
        !outline.isClaimed[start] || isGiving && outline.isFirstName(start),
        outline.isPlain(start)
      else { return [] }
      var end = start + 1
      if outline.isCapital(start) {
        while end < outline.indices.upperBound, outline.isCapital(end), outline.isWord(end),
          outline.isPlain(end)
        { end += 1 }
      } else if start > index + 1 {
        end = descriptionEnd(from: start)
      }
      let names = names(start..<end).map { TextPiece(tokens: $0, origin: .told, lead: index) }
      guard let words = words(from: end) else { return names }
      let told = purpose(of: index, at: words.lowerBound).map { names + [$0] } ?? names
      return told + [TextPiece(tokens: words, origin: .telling, lead: index)]
    }
  }

  /// What somebody is told to do: "mend the gate" of "remind Lee to mend the gate".
  private func purpose(of verb: Int, at start: Int) -> TextPiece? {
    guard outline.isPurposeLead[start] else { return nil }
    var end = start + 1
    while end < outline.indices.upperBound, !isBoundary(end) { end += 1 }
    end = trimmedEnd(end)
    return start + 1 < end ? TextPiece(tokens: start + 1..<end, origin: .rest, lead: nil) : nil
  }

  /// What is told to those who were named before: "tell them we are late".
  private func toldOfOthers(_ start: Int) -> Range<Int>? {
    guard start < outline.indices.upperBound, outline.says[start].contains(.pronoun) else {
      return nil
    }
    return words(from: start + 1)
  }

  /// What somebody is told behind a word such as "that" or "to".
  func reported() -> [Range<Int>] {
    told().filter { piece in
      guard piece.origin == .telling, piece.tokens.lowerBound > 0 else { return false }
      let first = piece.tokens.lowerBound
      return outline.isPurposeLead[first] || outline.uses[first - 1].contains(.opener)
    }.map(\.tokens)
  }

  /// The words up to the end, without what only leads to them.
  private func words(from end: Int) -> Range<Int>? {
    var rest = end
    while rest < outline.indices.upperBound,
      outline.isMark(rest) || outline.uses[rest].contains(.opener)
    { rest += 1 }
    let last = trimmedEnd(outline.indices.upperBound)
    return rest < last ? rest..<last : nil
  }

  /// A name, and the longer one that it may begin: "Hill" of "Hill and Sons".
  private func names(_ name: Range<Int>) -> [Range<Int>] {
    let (join, next) = (name.upperBound, name.upperBound + 1)
    guard next < outline.indices.upperBound, outline.uses[join].contains(.join),
      !outline.isChoice[join], outline.isCapital(next), outline.isCapital(name.lowerBound),
      outline.isWord(next), !outline.isClaimed[next]
    else { return [name] }
    return [name, name.lowerBound..<next + 1]
  }

  // MARK: - What is meant by "that"

  /// The words before a command such as "send that to Mia", which they are what is sent.
  func referred() -> [TextPiece] {
    outline.indices.dropFirst(2).prefix(Self.reach).compactMap { index in
      let verb = index - 1
      guard isReference(index), outline.isStop(verb - 1) else { return nil }
      var start = verb - 1
      while start > 0, !outline.isMark(start - 1, ".") { start -= 1 }
      let end = trimmedEnd(verb)
      return start < end ? TextPiece(tokens: start..<end, origin: .opened, lead: verb) : nil
    }
  }

  /// Whether a word such as "that" is what a command is about, and leads to nothing.
  func isReference(_ index: Int) -> Bool {
    guard index > 0, outline.uses[index].contains(.opener),
      !outline.uses[index - 1].isDisjoint(with: [.act, .frame, .telling])
    else { return false }
    let next = index + 1
    return next == outline.indices.upperBound || outline.uses[next].contains(.lead)
      || outline.says[next].contains(.adverb) || outline.isStop(next)
  }

  /// Where somebody's description ends that an article begins: "the night nurse" before "that".
  private func descriptionEnd(from start: Int) -> Int {
    let ends = (start + 1..<start + 4).first { index in
      index >= outline.indices.upperBound || !outline.isPlain(index)
        || outline.isClaimed[index] || !outline.isWord(index)
    }
    guard let ends, ends < outline.indices.upperBound,
      outline.isMark(ends) || outline.isClaimed[ends]
        || !outline.uses[ends].isDisjoint(with: [.lead, .opener])
    else { return start + 1 }
    return ends
  }
}
