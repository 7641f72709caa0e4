/// The name of a month or weekday with letters that a date pattern writes right beside it.
///
/// Basque writes `MMMM'ren'`: what stands in the phrase is one word, `ekainaren`.
struct AffixedName: Hashable {
  /// What is named.
  enum Field: String {
    case month, weekday
  }

  /// What is named.
  let field: Field
  /// The letters before the name.
  var prefix = ""
  /// The letters after it.
  var suffix = ""

  /// The kind of the mentions of such names.
  var kind: String {
    prefix.isEmpty && suffix.isEmpty ? field.rawValue : "\(prefix)[\(field.rawValue)]\(suffix)"
  }

  /// The bare name.
  init(field: Field) {
    self.field = field
  }

  /// The name that a field of a pattern shows; nothing where it shows a number.
  init?(letter: Character, count: Int) {
    switch letter {
    case "M", "L":
      guard count >= 3 else { return nil }
      field = .month
    case "E": field = .weekday
    case "c", "e":
      guard count >= 3 else { return nil }
      field = .weekday
    default: return nil
    }
  }

  /// Takes the letters at the start of the text that follows the name.
  mutating func takeSuffix(from text: inout String) {
    suffix = String(text.prefix(while: Self.isJoined))
    text.removeFirst(suffix.count)
  }

  /// Takes the letters at the end of the text that goes before the name.
  mutating func takePrefix(from text: inout String) {
    prefix = String(text.reversed().prefix(while: Self.isJoined).reversed())
    text.removeLast(prefix.count)
  }

  /// Ideographs are words of their own wherever they stand.
  private static func isJoined(_ character: Character) -> Bool {
    character.isLetter && !character.unicodeScalars.contains(where: \.properties.isIdeographic)
  }
}
