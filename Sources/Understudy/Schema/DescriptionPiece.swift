/// A word, a quotation or a mark of a description.
enum DescriptionPiece: Hashable, Sendable {
  case word(String)
  case quoted(String)
  case mark(Character)

  /// The words in it.
  var text: String {
    switch self {
    case .word(let text), .quoted(let text): text
    case .mark(let mark): String(mark)
    }
  }

  /// A word in small letters, without the stops of an abbreviation.
  var folded: String? {
    guard case .word(let text) = self else { return nil }
    let small = text.lowercased()
    return small.utf8.contains(UInt8(ascii: ".")) ? small.filter { $0 != "." } : small
  }

  /// Whether it stands in quotation marks.
  var isQuoted: Bool { if case .quoted = self { true } else { false } }

  /// Whether it is a whole number.
  var isNumber: Bool {
    if case .word(let text) = self { text.allSatisfy { $0.isASCII && $0.isNumber } } else { false }
  }

  /// Whether it ends a sentence or what stands in brackets.
  var isEnd: Bool { [".", ")", ";", "]"].contains { isMark($0) } }

  /// Whether it is this mark.
  func isMark(_ mark: Character) -> Bool { self == .mark(mark) }

  private static let quotes: [Character: Character] = [
    "'": "'", "\"": "\"", "`": "`", "‘": "’", "“": "”",
  ]
  /// The most characters between quotation marks.
  private static let quoteLimit = 60

  /// The pieces of a text.
  static func pieces(of text: String) -> [DescriptionPiece] {
    let letters = Array(text)
    var pieces: [DescriptionPiece] = []
    var index = 0
    while index < letters.count {
      if let end = quotation(from: index, letters) {
        pieces.append(.quoted(String(letters[index + 1..<end])))
        index = end + 1
      } else if isWord(letters[index]) {
        let end = wordEnd(from: index, letters)
        pieces.append(.word(String(letters[index..<end])))
        index = end
      } else {
        if !letters[index].isWhitespace { pieces.append(.mark(letters[index])) }
        index += 1
      }
    }
    return pieces
  }

  private static func isWord(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber }

  /// Where a quotation that begins here is closed.
  private static func quotation(from start: Int, _ letters: [Character]) -> Int? {
    guard let closer = quotes[letters[start]], start == 0 || !isWord(letters[start - 1]) else {
      return nil
    }
    let limit = min(letters.count, start + quoteLimit)
    guard start + 2 < limit else { return nil }
    return (start + 2..<limit).first { end in
      letters[end] == closer && (end + 1 == letters.count || !isWord(letters[end + 1]))
    }
  }

  private static func wordEnd(from start: Int, _ letters: [Character]) -> Int {
    var end = start
    while end < letters.count {
      let goesOn =
        isWord(letters[end])
        || ["-", "_", ".", "'", "’"].contains(letters[end]) && end + 1 < letters.count
          && isWord(letters[end + 1])
      guard goesOn else { break }
      end += 1
    }
    // The last stop of an abbreviation belongs to it.
    let isShort = letters[start..<end].contains(".") && end - start == 3
    return isShort && end < letters.count && letters[end] == "." ? end + 1 : end
  }
}
