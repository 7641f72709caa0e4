/// Cuts the words of a phrase that no value takes into pieces that may be names or free text.
struct PieceFinder {
  let outline: PhraseOutline

  init(_ outline: PhraseOutline) {
    self.outline = outline
  }

  /// The pieces, each once for each reason.
  func pieces() -> [TextPiece] {
    let open = open()
    let all =
      quoted() + opened() + told() + referred() + purposes() + rest() + open + joined(open)
      + through() + segments() + capitals() + named() + digits()
    return Array(all.prefix(Self.pieceLimit))
  }

  /// The most pieces that are considered, whatever the phrase.
  private static let pieceLimit = 160
  /// The most words in quotation marks.
  private static let quoteLimit = 120
  /// The most small words that lead to a value.
  static let smallLimit = 5
  /// The most words of one sort that are followed up.
  static let openerLimit = 8
  /// How far into a phrase somebody is looked for who is told something.
  static let reach = 200

  // MARK: - Quotation marks

  private func quoted() -> [TextPiece] {
    var pieces: [TextPiece] = []
    var index = 0
    while index < outline.indices.upperBound {
      if let words = quotation(from: index) {
        pieces.append(TextPiece(tokens: words, origin: .quoted, lead: lead(before: index)))
        index = words.upperBound
      }
      index += 1
    }
    return pieces
  }

  /// The words of a quotation that opens at a mark.
  func quotation(from index: Int) -> Range<Int>? {
    guard let close = quoteClosing(index), close > index + 1 else { return nil }
    return index + 1..<close
  }

  /// Where a quotation that opens here is closed.
  private func quoteClosing(_ index: Int) -> Int? {
    let units = outline.phrase.phrase.units
    func unit(_ index: Int) -> UInt16 { units[Int(outline.phrase.tokens[index].start)] }
    guard isMark(index),
      let closers = Self.quotes[unit(index)]
    else { return nil }
    // A straight mark opens only where a word begins and closes where one ends.
    guard outline.phrase.tokens[index].gapBefore || index == 0 || outline.isMark(index - 1) else {
      return nil
    }
    let limit = min(outline.indices.upperBound, index + Self.quoteLimit)
    return (index + 1..<limit).first { end in
      isMark(end) && closers.contains(unit(end))
        && (end + 1 == outline.indices.upperBound || outline.phrase.tokens[end + 1].gapBefore
          || outline.isMark(end + 1))
    }
  }

  /// Whether a token is a mark; a grave accent counts as a symbol.
  private func isMark(_ index: Int) -> Bool {
    let shape = outline.phrase.tokens[index].shape
    return shape == .punctuation || shape == .symbol
  }

  private static let quotes: [UInt16: [UInt16]] = [
    0x22: [0x22], 0x27: [0x27], 0x201C: [0x201D], 0x2018: [0x2019], 0x201E: [0x201C, 0x201D],
    0xAB: [0xBB], 0x300C: [0x300D], 0x60: [0x60],
  ]

  // MARK: - Somebody's own words

  func opened() -> [TextPiece] {
    outline.indices.lazy.filter(isOpener).prefix(Self.openerLimit).flatMap { index -> [TextPiece] in
      var start = index + 1
      let last = trimmedEnd(outline.indices.upperBound)
      // "That says".
      if start < last, outline.uses[start].contains(.opener), !outline.isMark(start) { start += 1 }
      guard start < last, !(outline.isMark(index) && outline.isAct[start]) else { return [] }
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
    guard outline.uses[index].contains(.opener), index > 0 else { return false }
    // "Make that 4", "send that to Mia".
    return !outline.corrections.contains { $0.contains(index) || $0.upperBound == index }
      && !isReference(index)
  }

  /// The words in quotation marks, and those behind a word such as "saying".
  func ownWords() -> [Range<Int>] {
    quoted().map(\.tokens)
      + opened().filter { piece in piece.lead.map { !outline.isMark($0) } ?? false }.map(\.tokens)
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
    if begin > 0, isNumberInName(begin - 1) { begin -= 1 }
    return [TextPiece(tokens: begin..<end, origin: .rest, lead: lead(before: begin))]
  }

  /// Where the words that only ask for something end.
  private func frameEnd() -> Int? {
    var index = 0
    var isAfterSubject = false
    while index < outline.indices.upperBound {
      let uses = outline.uses[index]
      if isSpeaker(index) || outline.isClaimed[index] || outline.isValue[index] {
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

  /// Whether a word joins another command that speaks of the same thing: "and add it".
  private func isFurtherCommand(_ index: Int) -> Bool {
    let (verb, object) = (index + 1, index + 2)
    guard outline.uses[index].contains(.join), object < outline.indices.upperBound else {
      return false
    }
    return outline.says[object].contains(.pronoun)
      && (outline.isHome[verb] || outline.isSlotName[verb])
  }

  /// Whether a word stands in the names of those who speak: "my wife and I".
  private func isSpeaker(_ index: Int) -> Bool {
    guard index > 0, index < Self.smallLimit, outline.isArticle(0) else { return false }
    return outline.uses[index].contains(.kin) && !outline.isCapital(index)
      || outline.uses[index].contains(.join) && outline.uses[index - 1].contains(.kin)
  }

  private func isTo(_ index: Int) -> Bool { outline.uses[index].contains(.lead) }

  /// Whether free text stops before a token: at a value, with the word that leads to it, or at the end of a sentence.
  func isBoundary(_ index: Int) -> Bool {
    if outline.isClaimed[index] || outline.isStop(index) { return true }
    var next = index
    while next < min(index + Self.smallLimit, outline.indices.upperBound),
      !outline.uses[next].isDisjoint(with: [.lead, .join, .small])
    { next += 1 }
    guard next > index, next < outline.indices.upperBound else { return false }
    let isHome = outline.isHome[next] && outline.uses[index].contains(.lead)
    return outline.isClaimed[next] || isHome || isFurtherCommand(index)
  }

  // MARK: - Words between others

  private func open() -> [TextPiece] { open { outline.isClaimed[$0] } }

  /// The words between others where such as satisfy a condition belong to something else.
  func open(_ isClaimed: (Int) -> Bool) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var start: Int?
    var row: (end: Int, lead: Int?)?
    func close(_ end: Int) {
      guard let begin = start else { return }
      start = nil
      guard let tokens = trimmed(begin..<end) else { return }
      var piece = TextPiece(tokens: tokens, origin: .open, lead: lead(before: tokens.lowerBound))
      if let row, isRow(row.end..<tokens.lowerBound, like: row.lead) {
        piece.lead = piece.lead ?? row.lead
        piece.choice = (row.end..<tokens.lowerBound).first { outline.isChoice[$0] }
          .map { $0..<$0 + 1 }
      }
      pieces.append(piece)
      row = (tokens.upperBound, piece.lead)
    }
    for index in outline.indices {
      if isClaimed(index) || outline.isStop(index) || isLink(index) {
        close(index)
      } else if start == nil {
        start = index
      }
    }
    close(outline.indices.upperBound)
    return pieces
  }

  func isLink(_ index: Int) -> Bool {
    if outline.uses[index].contains(.kin) {
      return index + 1 < outline.indices.upperBound && outline.isCapital(index + 1)
    }
    return outline.corrections.contains { $0.contains(index) }
      || !outline.uses[index].isDisjoint(with: [.lead, .join, .opener]) && !isInName(index)
  }

  /// Whether a small word stands between capitals: "Fern & Fig".
  private func isInName(_ index: Int) -> Bool {
    let isJoiner = outline.uses[index].contains(.join) || outline.isMark(index, "&")
    return isJoiner && index > 0 && index + 1 < outline.indices.upperBound
      && outline.isMark(index, "&")
  }

  /// Whether only commas and "and" stand between two pieces, with the word that leads to the first perhaps said again.
  func isRow(_ range: Range<Int>, like lead: Int?) -> Bool {
    range.allSatisfy { index in
      outline.uses[index].contains(.join) || outline.isMark(index, ",")
        || outline.uses[index] == .small || isSame(index, lead)
        || outline.corrections.contains { $0.contains(index) }
    }
  }

  private func isSame(_ index: Int, _ lead: Int?) -> Bool {
    lead.map { outline.phrase.tokens[$0].hash == outline.phrase.tokens[index].hash } ?? false
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

  // MARK: - Ends

  /// The words without those that begin or end no name; nothing where none is left.
  func trimmed(_ range: Range<Int>, keepsValues: Bool = false) -> Range<Int>? {
    var range = range
    func isLoose(_ index: Int) -> Bool {
      !outline.isWord(index) || outline.isSubject[index]
        || outline.isValue[index] && !keepsValues && !isNumberInName(index)
        || !outline.uses[index].isDisjoint(with: [.small, .frame, .filler])
          && !outline.isNameLike(index)
    }
    while let first = range.first,
      isLoose(first) || first == outline.report
        || outline.startsSentence(first)
          && (outline.isAct[first] || outline.uses[first].contains(.act) && isBeforeArticle(first))
    { range = first + 1..<range.upperBound }
    // What is ordered by a tool is often called like the tool: "pepperoni pizzas".
    while let last = range.last, isLoose(last), !outline.isSubject[last] {
      range = range.lowerBound..<last
    }
    return range.isEmpty ? nil : range
  }

  /// Whether a small word such as "the" follows.
  private func isBeforeArticle(_ index: Int) -> Bool {
    index + 1 < outline.indices.upperBound && outline.isArticle(index + 1)
  }

  /// Whether a number that nothing else takes stands right behind a name or right before what it tells more of.
  private func isNumberInName(_ index: Int) -> Bool {
    guard outline.isNumber[index], !outline.isClaimed[index] else { return false }
    if index > 0, outline.isCapital(index - 1), outline.isWord(index - 1) { return true }
    let next = index + 1
    return next < outline.indices.upperBound && outline.phrase.tokens[next].shape == .letters
      && !outline.isClaimed[next] && !outline.isSubject[next] && outline.uses[next].isEmpty
  }

  /// The end without marks and fillers.
  func trimmedEnd(_ end: Int) -> Int {
    var end = end
    while end > 0,
      !outline.isWord(end - 1) && !outline.isMark(end - 1, ")")
        || outline.uses[end - 1] == .filler
    { end -= 1 }
    return end
  }

  /// The word before some words that tells their role, small words between.
  func lead(before start: Int) -> Int? {
    var index = start - 1
    while index >= max(0, start - Self.smallLimit) {
      if outline.uses[index].contains(.lead) {
        return index > 0 && outline.says[index - 1].contains(.absorbing) ? nil : index
      }
      guard outline.uses[index] == .small, !outline.isClaimed[index] else { return nil }
      index -= 1
    }
    return nil
  }
}
