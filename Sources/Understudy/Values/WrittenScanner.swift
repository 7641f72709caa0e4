import UnderstudyICU

/// Finds addresses of mail, of the web and of machines, and telephone numbers in a phrase.
///
/// Keeps its array from phrase to phrase.
struct WrittenScanner {
  /// Words that are their own value.
  struct Found: Sendable {
    let form: WrittenForm
    let tokens: Range<Int>
  }

  /// The word by which addresses are spoken.
  private static let dot = NormalizedHash.of("dot".utf16)

  /// What was found, in text order.
  private(set) var found: [Found] = []

  /// Looks through a phrase; most phrases have nothing that any of this begins with.
  mutating func scan(_ phrase: TokenizedPhrase, words: PhoneWords) {
    found.removeAll(keepingCapacity: true)
    var hasMark = false
    var digits = 0
    for token in phrase.tokens {
      hasMark = hasMark || Self.isMark(token, phrase)
      if token.shape == .digits { digits += Int(token.digitCount) }
    }
    let addresses = hasMark ? AddressScanner(phrase.phrase.units).found : []
    for (form, span) in addresses { add(form, span, phrase) }
    if digits > 5 {
      let spans = addresses.map(\.1).sorted { $0.upperBound < $1.upperBound }
      for phone in PhoneScanner(phrase, words: words).found {
        let next = spans.partitionPoint { $0.upperBound > phone.lowerBound }
        if next < spans.count, spans[next].overlaps(phone) { continue }
        add(.phone, phone, phrase)
      }
    }
    if found.count > 1 { found.sort { $0.tokens.lowerBound < $1.tokens.lowerBound } }
  }

  /// Whether a token is a mark that addresses have, or the word for one.
  private static func isMark(_ token: Token, _ phrase: TokenizedPhrase) -> Bool {
    switch token.shape {
    case .punctuation:
      guard token.end - token.start == 1 else { return token.hash == dot }
      let unit = phrase.phrase.units[Int(token.start)]
      return unit == 0x40 || unit == 0x3A || unit == 0x2E || token.hash == dot
    case .letters:
      if token.hash == dot { return true }
      for place in Int(token.start)..<Int(token.end) where phrase.phrase.units[place] == 0x2E {
        return true
      }
      return false
    default: return token.hash == dot
    }
  }

  /// Adds what stands in a span of whole tokens.
  private mutating func add(_ form: WrittenForm, _ span: Range<Int>, _ phrase: TokenizedPhrase) {
    let first = phrase.tokens.partitionPoint { Int($0.start) >= span.lowerBound }
    let last = phrase.tokens.partitionPoint { Int($0.end) >= span.upperBound }
    guard last < phrase.tokens.count, first <= last,
      Int(phrase.tokens[first].start) == span.lowerBound,
      Int(phrase.tokens[last].end) == span.upperBound
    else { return }
    found.append(Found(form: form, tokens: first..<last + 1))
  }
}
