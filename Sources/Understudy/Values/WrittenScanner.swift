import UnderstudyICU

/// Finds addresses of mail, of the web and of machines, and telephone numbers in a phrase.
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
  init(_ phrase: TokenizedPhrase, words: PhoneWords) {
    let units = phrase.phrase.units
    var hasMark = false
    var digits = 0
    for token in phrase.tokens {
      if token.hash == Self.dot { hasMark = true }
      if token.shape == .digits { digits += Int(token.digitCount) }
      guard token.shape == .punctuation || token.shape == .letters, !hasMark else { continue }
      hasMark =
        token.end - token.start == 1 && [0x40, 0x3A, 0x2E].contains(units[Int(token.start)])
        || token.shape == .letters && units[Int(token.start)..<Int(token.end)].contains(0x2E)
    }
    var spans: [(WrittenForm, Range<Int>)] = []
    if hasMark { spans += AddressScanner(units).found }
    if digits > 5 {
      let addresses = spans.map(\.1).sorted { $0.upperBound < $1.upperBound }
      spans += PhoneScanner(phrase, words: words).found.filter { phone in
        let next = addresses.partitionPoint { $0.upperBound > phone.lowerBound }
        return next == addresses.count || !addresses[next].overlaps(phone)
      }.map { (.phone, $0) }
    }
    for (form, span) in spans {
      let first = phrase.tokens.partitionPoint { Int($0.start) >= span.lowerBound }
      let last = phrase.tokens.partitionPoint { Int($0.end) >= span.upperBound }
      guard last < phrase.tokens.count, first <= last,
        Int(phrase.tokens[first].start) == span.lowerBound,
        Int(phrase.tokens[last].end) == span.upperBound
      else { continue }
      found.append(Found(form: form, tokens: first..<last + 1))
    }
    found.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }
}
