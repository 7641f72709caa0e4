/// Turns one of ICU's date patterns, such as `d. MMMM y`, round into a pattern of the grammar.
struct DatePatternReader {
  /// What the pattern shows.
  struct Fields {
    /// What to match.
    let pattern: Pattern
    /// The fields that its numbers give, in order.
    let numbers: [String]
    /// Whether a day is among them.
    let hasDay: Bool
  }

  /// What the pattern shows; nothing where it shows more than year, month, day and weekday.
  let fields: Fields?

  private enum Piece: Equatable {
    case letters(Character, Int)
    case text(String)
  }

  init(_ pattern: String) {
    fields = Self.fields(of: Self.pieces(of: pattern))
  }

  private static func pieces(of pattern: String) -> [Piece] {
    var pieces: [Piece] = []
    var isQuoted = false
    for character in pattern {
      if character == "'" {
        isQuoted.toggle()
      } else if !isQuoted, character.isASCII, character.isLetter {
        if case .letters(character, let count) = pieces.last {
          pieces[pieces.count - 1] = .letters(character, count + 1)
        } else {
          pieces.append(.letters(character, 1))
        }
      } else if case .text(let text) = pieces.last {
        pieces[pieces.count - 1] = .text(text + String(character))
      } else {
        pieces.append(.text(String(character)))
      }
    }
    return pieces
  }

  private static func fields(of pieces: [Piece]) -> Fields? {
    let hasNamedMonth = pieces.contains { piece in
      if case .letters("M", let count) = piece { return count >= 3 }
      if case .letters("L", let count) = piece { return count >= 3 }
      return false
    }
    var items: [Pattern.Item] = []
    var numbers: [String] = []
    var isGlued = false
    for piece in pieces {
      switch piece {
      case .text(let text):
        let words = text.filter { !$0.isWhitespace }
        isGlued = !hasNamedMonth && words == text && !items.isEmpty
        guard !words.isEmpty else { continue }
        items.append(
          .init(choices: [.words(words)], isOptional: hasNamedMonth, isGlued: isGlued))
      case .letters(let letter, let count):
        guard let (choice, number) = choice(letter, count) else { return nil }
        if let number { numbers.append(number) }
        items.append(.init(choices: [choice], isGlued: isGlued))
        isGlued = false
      }
    }
    let last = items.last
    if hasNamedMonth, case .words = last?.choices.first { items.removeLast() }
    guard items.count > 1 else { return nil }
    return Fields(
      pattern: Pattern(items: items), numbers: numbers, hasDay: numbers.contains("day"))
  }

  private static func choice(_ letter: Character, _ count: Int) -> (Pattern.Choice, String?)? {
    func integer(_ lower: Int64, _ upper: Int64, wide width: UInt8 = 0) -> Pattern.Choice {
      .mention(kind: "integer", limits: .init(lower: lower, upper: upper, width: width))
    }
    switch letter {
    case "y", "u": return (integer(1, 9999, wide: count == 2 ? 2 : 4), "year")
    case "M", "L":
      return count >= 3
        ? (.mention(kind: "month", limits: .none), nil) : (integer(1, 12), "month")
    case "d": return (integer(1, 31), "day")
    default: return nil
    }
  }
}
