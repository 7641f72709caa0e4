/// Cuts a phrase where it goes on to ask for something else: "dim the lights and set a timer".
struct RequestSplitter {
  private let words: TextWords
  /// The tools: the first words of their names ask for something as verbs do.
  private let tools: [SchemaGrammar]

  /// The most requests of one phrase.
  static let limit = 8

  init(words: TextWords, tools: [SchemaGrammar]) {
    self.words = words
    self.tools = tools
  }

  /// Where the last request begins that takes back what was said before it: "open, no, close the gate".
  func correction(in phrase: TokenizedPhrase) -> Int? {
    phrase.tokens.indices.dropLast(2).dropFirst(2).last { index in
      words.uses(of: phrase.tokens[index]).contains(.denial)
        && isMark(index - 1, phrase) && isMark(index + 1, phrase)
        && asks(phrase.tokens[index + 2])
    }.map { $0 + 2 }
  }

  /// The parts, each of which begins with a word that asks for something; one part where the phrase asks once.
  func parts(of phrase: TokenizedPhrase) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    var index = 1
    while index < phrase.tokens.count, parts.count + 1 < Self.limit {
      guard isTurn(index, phrase), let next = request(after: index, phrase) else {
        index += 1
        continue
      }
      if index > start { parts.append(start..<index) }
      start = next
      index = next + 1
    }
    parts.append(start..<phrase.tokens.count)
    return parts
  }

  /// Whether a word or a mark may stand between two requests.
  private func isTurn(_ index: Int, _ phrase: TokenizedPhrase) -> Bool {
    let token = phrase.tokens[index]
    return words.uses(of: token).contains(.join) || words.verbs.isSequel(token)
      || isMark(index, phrase)
  }

  /// Whether a mark parts what stands on its sides.
  private func isMark(_ index: Int, _ phrase: TokenizedPhrase) -> Bool {
    let token = phrase.tokens[index]
    guard token.shape == .punctuation else { return false }
    // Comma, semicolon, full stop, exclamation and question mark.
    let unit = phrase.phrase.units[Int(token.start)]
    let isGlued = index + 1 < phrase.tokens.count && !phrase.tokens[index + 1].gapBefore
    return [0x2C, 0x3B, 0x2E, 0x21, 0x3F].contains(unit) && !isGlued
  }

  /// Where the next request begins; nothing where what follows asks for nothing.
  private func request(after turn: Int, _ phrase: TokenizedPhrase) -> Int? {
    var index = turn
    while index < phrase.tokens.count, isTurn(index, phrase) || isFiller(phrase.tokens[index]) {
      index += 1
    }
    guard index < phrase.tokens.count - 1 else { return nil }
    return asks(phrase.tokens[index]) ? index : nil
  }

  /// Whether a word asks for something.
  private func asks(_ token: Token) -> Bool {
    let uses = words.uses(of: token)
    let asks =
      !uses.isDisjoint(with: [.frame, .act, .telling]) || isVerb(token)
      || tools.contains { $0.toolWords.ownVerbs.opening.contains(token.hash) }
    return asks && uses.isDisjoint(with: .small)
  }

  private func isVerb(_ token: Token) -> Bool { !words.verbs.groups(of: token).isEmpty }

  private func isFiller(_ token: Token) -> Bool {
    words.uses(of: token).contains(.filler) || words.verbs.isSequel(token)
  }
}
