/// What stands between a place and the larger one that tells it apart.
///
/// `Portland Maine`, `Portland, Maine` and `Portland (Maine)`.
struct QualifierGap {
  /// The first token of the second name.
  let next: Int
  private let mark: Mark

  private enum Mark {
    case none, comma, bracket
  }

  /// Reads what follows a name; nothing where no second name can stand.
  init?(after token: Int, in phrase: TokenizedPhrase) {
    guard token < phrase.tokens.count else { return nil }
    switch Self.sign(token, phrase) {
    case .some(0x2C), .some(0xFF0C), .some(0x3001): (next, mark) = (token + 1, .comma)
    case .some(0x28), .some(0xFF08): (next, mark) = (token + 1, .bracket)
    case .some: return nil
    case nil: (next, mark) = (token, .none)
    }
    guard next < phrase.tokens.count, Self.sign(next, phrase) == nil else { return nil }
  }

  /// Whether nothing stands between the names.
  var isPlain: Bool { mark == .none }

  /// Whether a comma stands between the names.
  var isComma: Bool { mark == .comma }

  /// Whether a comma or a bracket stands between the names.
  var isMarked: Bool { mark != .none }

  /// The token past the second name and what closes it; nothing where its bracket stays open.
  func end(after token: Int, in phrase: TokenizedPhrase) -> Int? {
    guard mark == .bracket else { return token }
    guard token < phrase.tokens.count, [0x29, 0xFF09].contains(Self.sign(token, phrase)) else {
      return nil
    }
    return token + 1
  }

  /// The one unit of a token that is a sign; nothing for words and numbers.
  private static func sign(_ token: Int, _ phrase: TokenizedPhrase) -> UInt16? {
    let token = phrase.tokens[token]
    return token.shape == .letters ? nil : phrase.phrase.units[Int(token.start)]
  }
}
