/// Cuts the words of a phrase that no value takes into pieces that may be names or free text.
struct PieceFinder {
  private let outline: PhraseOutline

  init(_ outline: PhraseOutline) {
    self.outline = outline
  }

  /// The pieces, each once for each reason.
  func pieces() -> [TextPiece] {
    let open = open()
    let all =
      quoted() + opened() + told() + rest() + open + joined(open) + segments()
      + capitals() + digits()
    return Array(all.prefix(Self.pieceLimit))
  }

  /// The most pieces that are considered, whatever the phrase.
  private static let pieceLimit = 120
  /// The most words in quotation marks.
  private static let quoteLimit = 120
  /// The most small words that lead to a value.
  private static let smallLimit = 5
  /// The most words of one sort that are followed up.
  private static let openerLimit = 8
  /// How far into a phrase somebody is looked for who is told something.
  private static let reach = 200

  // MARK: - Quotation marks

  private func quoted() -> [TextPiece] {
    var pieces: [TextPiece] = []
    var index = 0
    while index < outline.indices.upperBound {
      if let close = quoteClosing(index), close > index + 1 {
        pieces.append(
          TextPiece(tokens: index + 1..<close, origin: .quoted, lead: lead(before: index)))
        index = close
      }
      index += 1
    }
    return pieces
  }

  /// Where a quotation that opens here is closed.
  private func quoteClosing(_ index: Int) -> Int? {
    let units = outline.phrase.phrase.units
    func unit(_ index: Int) -> UInt16 { units[Int(outline.phrase.tokens[index].start)] }
    guard outline.phrase.tokens[index].shape == .punctuation,
      let closers = Self.quotes[unit(index)]
    else { return nil }
    // A straight mark opens only where a word begins and closes where one ends.
    guard outline.phrase.tokens[index].gapBefore || index == 0 || outline.isMark(index - 1) else {
      return nil
    }
    let limit = min(outline.indices.upperBound, index + Self.quoteLimit)
    return (index + 1..<limit).first { end in
      outline.phrase.tokens[end].shape == .punctuation && closers.contains(unit(end))
        && (end + 1 == outline.indices.upperBound || outline.phrase.tokens[end + 1].gapBefore
          || outline.isMark(end + 1))
    }
  }

  private static let quotes: [UInt16: [UInt16]] = [
    0x22: [0x22], 0x27: [0x27], 0x201C: [0x201D], 0x2018: [0x2019], 0x201E: [0x201C, 0x201D],
    0xAB: [0xBB], 0x300C: [0x300D], 0x60: [0x60],
  ]

  // MARK: - Somebody's own words

  private func opened() -> [TextPiece] {
    outline.indices.lazy.filter(isOpener).prefix(Self.openerLimit).flatMap { index -> [TextPiece] in
      let start = index + 1
      let last = trimmedEnd(outline.indices.upperBound)
      guard start < last else { return [] }
      var end = start
      while end < last, !isBoundary(end) { end += 1 }
      end = max(start, trimmedEnd(end))
      return Set([last, end]).subtracting([start]).sorted().map {
        TextPiece(tokens: start..<$0, origin: .opened, lead: index)
      }
    }
  }

  private func isOpener(_ index: Int) -> Bool {
    // A colon between digits is a clock.
    if outline.isMark(index, ":") {
      return index > 0 && index + 1 < outline.indices.upperBound
        && outline.phrase.tokens[index + 1].gapBefore
    }
    return outline.uses[index].contains(.opener) && index > 0
  }

  /// The words in quotation marks, and those behind a word such as "saying".
  func ownWords() -> [Range<Int>] {
    quoted().map(\.tokens)
      + opened().filter { piece in piece.lead.map { !outline.isMark($0) } ?? false }.map(\.tokens)
  }

  // MARK: - Who is told what

  /// The name after a word such as "tell", and what follows it.
  private func told() -> [TextPiece] {
    outline.indices.prefix(Self.reach).flatMap { index -> [TextPiece] in
      let isGiving = outline.uses[index].contains(.giving)
      guard isGiving || outline.uses[index].contains(.telling), !outline.isSubjectOnly(index)
      else { return [] }
      var start = index + 1
      while !isGiving, start < outline.indices.upperBound, outline.isArticle(start) { start += 1 }
      if isGiving, start < outline.indices.upperBound, !outline.isCapital(start) { return [] }
      guard start < outline.indices.upperBound, outline.isWord(start), !outline.isClaimed[start],
        outline.uses[start].isEmpty
      else { return [] }
      var end = start + 1
      if outline.isCapital(start) {
        while end < outline.indices.upperBound, outline.isCapital(end), outline.isWord(end),
          outline.uses[end].isEmpty
        { end += 1 }
      } else if start > index + 1 {
        end = descriptionEnd(from: start)
      }
      let name = TextPiece(tokens: start..<end, origin: .told, lead: index)
      var rest = end
      while rest < outline.indices.upperBound,
        outline.isMark(rest) || outline.uses[rest].contains(.opener)
      { rest += 1 }
      let last = trimmedEnd(outline.indices.upperBound)
      guard rest < last else { return [name] }
      return [name, TextPiece(tokens: rest..<last, origin: .telling, lead: index)]
    }
  }

  /// Where somebody's description ends that an article begins: "the night nurse" before "that".
  private func descriptionEnd(from start: Int) -> Int {
    let ends = (start + 1..<start + 4).first { index in
      index >= outline.indices.upperBound || !outline.uses[index].isEmpty
        || outline.isClaimed[index] || !outline.isWord(index)
    }
    guard let ends, ends < outline.indices.upperBound,
      outline.isMark(ends) || outline.isClaimed[ends]
        || !outline.uses[ends].isDisjoint(with: [.lead, .opener])
    else { return start + 1 }
    return ends
  }

  // MARK: - What is left behind the command

  private func rest() -> [TextPiece] {
    guard let start = frameEnd() else { return [] }
    var end = start
    while end < outline.indices.upperBound, !isBoundary(end) { end += 1 }
    end = trimmedEnd(end)
    var begin = start
    while begin < end, !outline.isWord(begin) { begin += 1 }
    guard begin < end else { return [] }
    return [TextPiece(tokens: begin..<end, origin: .rest, lead: lead(before: begin))]
  }

  /// Where the words that only ask for something end.
  private func frameEnd() -> Int? {
    var index = 0
    var isAfterSubject = false
    while index < outline.indices.upperBound {
      let uses = outline.uses[index]
      if outline.isClaimed[index] || outline.isValue[index] {
        // What is said of the time in between changes nothing.
      } else if outline.isSubject[index] {
        isAfterSubject = true
      } else if isTo(index) {
        if isAfterSubject { return index + 1 }
      } else if uses.isDisjoint(with: [.frame, .small, .filler, .opener, .vague])
        && !outline.isMark(index) && !outline.isAct[index]
      {
        return index
      }
      index += 1
    }
    return nil
  }

  private func isTo(_ index: Int) -> Bool { outline.uses[index].contains(.lead) }

  /// Whether free text stops before a token: at a value, with the word that leads to it, or at the end of a sentence.
  private func isBoundary(_ index: Int) -> Bool {
    if outline.isClaimed[index] || outline.isStop(index) { return true }
    var next = index
    while next < min(index + Self.smallLimit, outline.indices.upperBound),
      !outline.uses[next].isDisjoint(with: [.lead, .join, .small])
    { next += 1 }
    guard next > index, next < outline.indices.upperBound else { return false }
    let isHome = outline.isSubject[next] && outline.uses[index].contains(.lead)
    return outline.isClaimed[next] || isHome
  }

  // MARK: - Words between others

  private func open() -> [TextPiece] {
    var pieces: [TextPiece] = []
    var start: Int?
    var row: (end: Int, lead: Int?)?
    func close(_ end: Int) {
      guard let begin = start else { return }
      start = nil
      guard let tokens = trimmed(begin..<end) else { return }
      var lead = lead(before: tokens.lowerBound)
      if lead == nil, let row, isRow(row.end..<begin) { lead = row.lead }
      pieces.append(TextPiece(tokens: tokens, origin: .open, lead: lead))
      row = (tokens.upperBound, lead)
    }
    for index in outline.indices {
      if outline.isClaimed[index] || outline.isStop(index) || isLink(index) {
        close(index)
      } else if start == nil {
        start = index
      }
    }
    close(outline.indices.upperBound)
    return pieces
  }

  /// Pieces with a small word such as "of" between them, as one.
  private func joined(_ pieces: [TextPiece]) -> [TextPiece] {
    zip(pieces, pieces.dropFirst()).compactMap { first, second in
      let gap = first.tokens.upperBound..<second.tokens.lowerBound
      guard !gap.isEmpty, gap.count <= 3,
        gap.allSatisfy({ outline.isWord($0) && !outline.isClaimed[$0] }),
        gap.contains(where: { !outline.uses[$0].isDisjoint(with: [.lead, .join]) })
      else { return nil }
      return TextPiece(
        tokens: first.tokens.lowerBound..<second.tokens.upperBound, origin: .joined,
        lead: first.lead)
    }
  }

  private func isLink(_ index: Int) -> Bool {
    !outline.uses[index].isDisjoint(with: [.lead, .join, .opener]) && !isInName(index)
  }

  /// Whether a small word stands between capitals: "Fern & Fig".
  private func isInName(_ index: Int) -> Bool {
    let isJoiner = outline.uses[index].contains(.join) || outline.isMark(index, "&")
    return isJoiner && index > 0 && index + 1 < outline.indices.upperBound
      && outline.isMark(index, "&")
  }

  /// Whether only commas and "and" stand between two pieces.
  private func isRow(_ range: Range<Int>) -> Bool {
    range.allSatisfy {
      outline.uses[$0].contains(.join) || outline.isMark($0, ",") || outline.uses[$0] == .small
    }
  }

  /// Numbers in digits, which name things as well.
  private func digits() -> [TextPiece] {
    outline.indices.filter { outline.phrase.tokens[$0].shape == .digits && !outline.isClaimed[$0] }
      .map { TextPiece(tokens: $0..<$0 + 1, origin: .digits, lead: lead(before: $0)) }
  }

  /// The words between commas where they are plain words throughout.
  private func segments() -> [TextPiece] {
    outline.indices.split { outline.isStop($0) }.compactMap { part in
      guard let first = part.first, first > 0, part.count > 2, part.count < Self.segmentLimit,
        part.allSatisfy({ outline.isWord($0) && isPlain($0) }),
        outline.uses[first].isDisjoint(with: [.lead, .join, .frame, .filler, .small])
      else { return nil }
      return TextPiece(tokens: first..<part.endIndex, origin: .segment, lead: nil)
    }
  }

  private static let segmentLimit = 40

  private func isPlain(_ index: Int) -> Bool {
    !outline.isClaimed[index] && !outline.isSubject[index] && !outline.isValue[index]
      && outline.uses[index].isDisjoint(with: [.frame, .act, .telling, .join])
  }

  // MARK: - Capitals

  private func capitals() -> [TextPiece] {
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
      && (outline.uses[index].isEmpty || outline.isNameLike(index))
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

  // MARK: - Ends

  /// The words without those that begin or end no name; nothing where none is left.
  private func trimmed(_ range: Range<Int>, keepsValues: Bool = false) -> Range<Int>? {
    var range = range
    func isLoose(_ index: Int) -> Bool {
      !outline.isWord(index) || outline.isSubject[index]
        || outline.isValue[index] && !keepsValues
        || !outline.uses[index].isDisjoint(with: [.small, .frame, .filler])
          && !outline.isNameLike(index)
    }
    while let first = range.first, isLoose(first) { range = first + 1..<range.upperBound }
    // What is ordered by a tool is often called like the tool: "pepperoni pizzas".
    while let last = range.last, isLoose(last), !outline.isSubject[last] {
      range = range.lowerBound..<last
    }
    return range.isEmpty ? nil : range
  }

  /// The end without marks and fillers.
  private func trimmedEnd(_ end: Int) -> Int {
    var end = end
    while end > 0,
      !outline.isWord(end - 1) && !outline.isMark(end - 1, ")")
        || outline.uses[end - 1] == .filler
    { end -= 1 }
    return end
  }

  /// The word before some words that tells their role, small words between.
  private func lead(before start: Int) -> Int? {
    var index = start - 1
    while index >= max(0, start - Self.smallLimit) {
      if outline.uses[index].contains(.lead) { return index }
      guard outline.uses[index] == .small, !outline.isClaimed[index] else { return nil }
      index -= 1
    }
    return nil
  }
}
