/// A part of one of ICU's date and time patterns, such as `d. MMMM y 'kl'. HH:mm`.
enum FormatPiece: Hashable {
  /// A field, by its letter, and how often the letter stands there.
  case field(Character, Int)
  /// What is written as it stands.
  case text(String)

  /// The parts of a pattern, in order.
  static func pieces(of pattern: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var isQuoted = false
    var isAfterQuote = false
    // By scalars: a mark may follow a quote, as in `'lyɛ'̌`.
    for scalar in pattern.unicodeScalars {
      if scalar == "'" {
        // Two quotes stand for one that is written.
        if isAfterQuote { append(scalar, isField: false, to: &pieces) }
        isQuoted.toggle()
        isAfterQuote.toggle()
      } else {
        let isLetter = scalar.isASCII && scalar.properties.isAlphabetic
        append(scalar, isField: !isQuoted && isLetter, to: &pieces)
        isAfterQuote = false
      }
    }
    return pieces
  }

  private static func append(
    _ scalar: Unicode.Scalar, isField: Bool, to pieces: inout [FormatPiece]
  ) {
    let character = Character(scalar)
    switch (pieces.last, isField) {
    case (.field(character, let count), true):
      pieces[pieces.count - 1] = .field(character, count + 1)
    case (_, true): pieces.append(.field(character, 1))
    case (.text(let text), false):
      var scalars = text.unicodeScalars
      scalars.append(scalar)
      pieces[pieces.count - 1] = .text(String(scalars))
    case (_, false): pieces.append(.text(String(character)))
    }
  }
}
