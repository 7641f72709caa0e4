/// The form in which a slot wants days or moments written, such as `YYYY-MM-DD`.
struct DateForm: Hashable, Sendable {
  private enum Piece: Hashable {
    case field(Character, Int)
    case mark(Character)
  }

  private let pieces: [Piece]

  /// Finds a form in a description; nothing where it shows none.
  init?(describedIn text: String) {
    let characters = Array(text)
    var start = 0
    while start < characters.count {
      let isInWord = start > 0 && characters[start - 1].isLetter
      if !isInWord, let pieces = Self.pieces(of: characters[start...]) {
        self.pieces = pieces
        return
      }
      start += 1
    }
    return nil
  }

  /// The pieces of a form that begins here: a year, a month and a day in some order, then perhaps a time.
  private static func pieces(of text: ArraySlice<Character>) -> [Piece]? {
    var pieces: [Piece] = []
    var index = text.startIndex
    while index < text.endIndex {
      let letter = Character(text[index].lowercased())
      if letter == "t", pieces.count > 1 {
        pieces.append(.mark("T"))
        index += 1
        continue
      }
      if "ymdhs".contains(letter) {
        let run = text[index...].prefix { $0.lowercased() == String(letter) }.count
        let isHour = pieces.contains { if case .field("h", _) = $0 { true } else { false } }
        pieces.append(.field(letter == "m" && isHour ? "n" : letter, run))
        index += run
      } else if "-/.: ".contains(letter), !pieces.isEmpty {
        pieces.append(.mark(letter))
        index += 1
      } else {
        break
      }
    }
    if index < text.endIndex, text[index].isLetter, text[index] != "Z" {
      pieces = pieces.prefix { if case .mark(" ") = $0 { false } else { true } }
    }
    while case .mark? = pieces.last { pieces.removeLast() }
    return isForm(pieces) ? pieces : nil
  }

  private static func isForm(_ pieces: [Piece]) -> Bool {
    func count(_ letter: Character) -> Int? {
      for case .field(letter, let count) in pieces { return count }
      return nil
    }
    let isDay = count("y").map { $0 == 4 || $0 == 2 } == true && count("m").map { $0 <= 3 } == true
    let isClock = count("h") == 2 && count("n") == 2 && count("y") == nil
    return isDay && count("d").map { $0 <= 2 } ?? true || isClock
  }

  /// Whether it has no day.
  var isClock: Bool { !pieces.contains { if case .field("y", _) = $0 { true } else { false } } }

  /// Whether it has a time of day.
  var hasClock: Bool { pieces.contains { if case .field("h", _) = $0 { true } else { false } } }

  /// A value in ISO 8601, written in this form; nothing where it lacks a part that the form has.
  func written(_ iso: String) -> String? {
    guard let fields = LocalTime.Fields(iso) else { return nil }
    var text = ""
    for piece in pieces {
      switch piece {
      case .mark(let mark): text.append(mark)
      case .field(let letter, let count):
        guard let digits = Self.digits(letter, fields) else { return nil }
        text += letter == "y" ? String(digits.suffix(count)) : Self.padded(digits, to: count)
      }
    }
    return text
  }

  private static func digits(_ letter: Character, _ fields: LocalTime.Fields) -> String? {
    let value: Int64? =
      switch letter {
      case "y": fields.year
      case "m": fields.month
      case "d": fields.day
      // A day is meant from its beginning on.
      case "h": fields.hour ?? 0
      case "n": fields.minute ?? 0
      default: fields.second ?? 0
      }
    return value.map { String($0) }
  }

  private static func padded(_ digits: String, to count: Int) -> String {
    String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
