/// Turns one of ICU's date patterns, such as `d. MMMM y`, round into a pattern of the grammar.
struct DatePatternReader {
  /// What the pattern shows.
  struct Fields {
    /// What to match.
    let pattern: Pattern
    /// The fields that its numbers give, in order.
    let numbers: [String]
    /// The names of months and weekdays in it.
    let names: [AffixedName]

    /// Whether a day is among the fields.
    var hasDay: Bool { numbers.contains("day") }
  }

  private var pieces: [FormatPiece]
  private let eras: [String]
  private var items: [Pattern.Item] = []
  private var numbers: [String] = []
  private var named: [Int: AffixedName] = [:]
  private var isGlued = false

  /// What a pattern shows; nothing where it shows more than era, year, month, day and weekday.
  ///
  /// The names of eras are those of the one that counts from year 1.
  static func fields(of pattern: String, eras: [String]) -> Fields? {
    var reader = DatePatternReader(pieces: FormatPiece.pieces(of: pattern), eras: eras)
    return reader.read()
  }

  private init(pieces: [FormatPiece], eras: [String]) {
    self.pieces = pieces
    self.eras = eras
  }

  /// Finds the names among the fields, with the letters beside them, which go from the texts.
  private mutating func takeNames() {
    for index in pieces.indices {
      guard case .field(let letter, let count) = pieces[index],
        var name = AffixedName(letter: letter, count: count)
      else { continue }
      if index > 0, case .text(var text) = pieces[index - 1] {
        name.takePrefix(from: &text)
        pieces[index - 1] = .text(text)
      }
      if index + 1 < pieces.count, case .text(var text) = pieces[index + 1] {
        name.takeSuffix(from: &text)
        pieces[index + 1] = .text(text)
      }
      named[index] = name
    }
  }

  private mutating func read() -> Fields? {
    takeNames()
    let hasName = named.values.contains { $0.field == .month }
    for index in pieces.indices {
      switch pieces[index] {
      case .text(let text): read(text, at: index, isOptional: hasName)
      case .field(let letter, let count):
        guard read(letter, count, at: index) else { return nil }
      }
    }
    guard items.count > 1, !numbers.isEmpty else { return nil }
    return Fields(
      pattern: Pattern(items: items), numbers: numbers,
      names: named.keys.sorted().compactMap { named[$0] })
  }

  // MARK: - Texts

  /// Beside a month in words the texts may be left out.
  private mutating func read(_ text: String, at index: Int, isOptional: Bool) {
    let startsApart = text.first?.isWhitespace ?? true
    let isTrailing = index == pieces.count - 1
    // `d.M.` without its last stop is no date, `d.M.y.` is one.
    let isLeft = isOptional || index == 0 || isTrailing && (startsApart || numbers.contains("year"))
    var words = LocaleText.items(of: text[...], areOptional: isLeft)
    if !isOptional, !startsApart, !items.isEmpty, !words.isEmpty { words[0].isGlued = true }
    items += words
    isGlued = !isOptional && !items.isEmpty && text.last?.isWhitespace == false
  }

  // MARK: - Fields

  private mutating func read(_ letter: Character, _ count: Int, at index: Int) -> Bool {
    if let name = named[index] {
      items.append(.init(choices: [.mention(kind: name.kind, limits: .none)], isGlued: isGlued))
    } else if letter == "G" {
      items.append(.init(choices: eras.map { .words($0) }, isOptional: true))
    } else {
      guard let (field, limits) = Self.number(letter, count) else { return false }
      numbers.append(field)
      items.append(.init(choices: [.mention(kind: "integer", limits: limits)], isGlued: isGlued))
    }
    isGlued = false
    return true
  }

  private static func number(
    _ letter: Character, _ count: Int
  ) -> (field: String, limits: Pattern.Limits)? {
    switch letter {
    case "y", "u": ("year", .init(lower: 0, upper: 9999, width: count == 2 ? 2 : 4))
    case "M", "L": ("month", .init(lower: 1, upper: 12))
    case "d": ("day", .init(lower: 1, upper: 31))
    default: nil
    }
  }
}
