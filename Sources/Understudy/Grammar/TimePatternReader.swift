/// Turns one of ICU's time patterns, such as `h:mm a`, round into patterns of the grammar.
struct TimePatternReader {
  /// What tells the half of the day.
  enum Half {
    /// Hours count to 24.
    case full
    /// Words for the two halves.
    case halves
    /// Words for the parts of the day.
    case periods
  }

  /// What the pattern shows.
  struct Clock {
    /// What stands before the words for the half of the day, or everything.
    fileprivate(set) var before: [Pattern.Item] = []
    /// What stands after them.
    fileprivate(set) var after: [Pattern.Item] = []
    /// What tells the half of the day.
    fileprivate(set) var half = Half.full
    /// How the hour is counted.
    fileprivate(set) var hours = Pattern.Limits.none
    /// Whether there are minutes.
    fileprivate(set) var hasMinutes = false

    /// Whether it is an hour with a word of its own and then the half, as in `h 'Uhr' a`.
    ///
    /// Nobody writes that, and the half may be another word: German "8 Uhr am Abend".
    var endsHourInHalf: Bool { half != .full && !hasMinutes && before.count > 1 && after.isEmpty }

    fileprivate mutating func append(_ item: Pattern.Item) {
      if half == .full { before.append(item) } else { after.append(item) }
    }

    /// The pattern with words for the half of the day, for hours within limits.
    func pattern(half words: [Pattern.Item] = [], hours: Pattern.Limits? = nil) -> Pattern {
      let items = before + words + after
      guard let hours else { return Pattern(items: items) }
      return Pattern(
        items: items.map {
          $0.choices == [hourChoice]
            ? .init(choices: [.mention(kind: "integer", limits: hours)], isGlued: $0.isGlued) : $0
        })
    }

    private var hourChoice: Pattern.Choice { .mention(kind: "integer", limits: hours) }
  }

  private let pieces: [FormatPiece]
  private var clock = Clock()
  private var isGlued = false

  /// What a pattern shows; nothing where it shows more than hour, minute, second and half of the day.
  static func clock(of pattern: String) -> Clock? {
    clock(of: FormatPiece.pieces(of: pattern))
  }

  /// What the parts of a pattern show, by the same rule.
  static func clock(of pieces: [FormatPiece]) -> Clock? {
    var reader = TimePatternReader(pieces: pieces)
    return reader.read()
  }

  private init(pieces: [FormatPiece]) {
    self.pieces = pieces
  }

  private mutating func read() -> Clock? {
    clock.hasMinutes = pieces.contains { if case .field("m", _) = $0 { true } else { false } }
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text): read(text, at: index)
      case .field(let letter, let count): guard read(letter, count) else { return nil }
      }
    }
    guard clock.hours != .none, clock.before.count + clock.after.count > 1 || clock.half != .full
    else {
      return nil
    }
    return clock
  }

  private mutating func read(_ text: String, at index: Int) {
    let isOptional = index == 0 || (index == pieces.count - 1 && clock.hasMinutes)
    let isMark = !text.contains { $0.isLetter || $0.isWhitespace }
    for (place, item) in LocaleText.items(of: text[...], areOptional: isOptional).enumerated() {
      var item = item
      if isMark, place == 0, index > 0 { item.isGlued = true }
      clock.append(item)
    }
    isGlued = isMark && index > 0
  }

  private mutating func read(_ letter: Character, _ count: Int) -> Bool {
    switch letter {
    case "H", "k": return readHour(0...24, count)
    case "h": return readHour(1...12, count)
    case "K": return readHour(0...11, count)
    case "m", "s":
      append(Pattern.Limits(lower: 0, upper: 59, width: count == 2 ? 2 : 0))
      return true
    case "a", "b", "B":
      guard clock.half == .full else { return false }
      clock.half = letter == "B" ? .periods : .halves
      isGlued = false
      return true
    default: return false
    }
  }

  private mutating func readHour(_ hours: ClosedRange<Int64>, _ count: Int) -> Bool {
    clock.hours = .init(lower: hours.lowerBound, upper: hours.upperBound)
    append(clock.hours)
    return true
  }

  private mutating func append(_ limits: Pattern.Limits) {
    clock.append(.init(choices: [.mention(kind: "integer", limits: limits)], isGlued: isGlued))
    isGlued = false
  }
}
