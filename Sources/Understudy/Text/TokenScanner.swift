import UnderstudyICU

/// Reads the tokens of one phrase, segment by segment.
struct TokenScanner {
  /// The phrase.
  let units: UnsafeBufferPointer<UInt16>
  /// What each unit is.
  let classes: UnsafeBufferPointer<CharacterClass>
  /// Where the language parts words at apostrophes.
  let elision: Elision
  /// What the language writes behind a word without a space.
  let particles: Particles
  /// The tokens so far.
  var output: TokenOutput

  /// The unit that is read next.
  var index = 0
  /// The end of the segment being read.
  var end = 0
  /// What is true of the next token already.
  var flags: TokenFlags = [.gapBefore, .startsWord]

  /// Begins before the first unit.
  init(
    units: UnsafeBufferPointer<UInt16>, classes: UnsafeBufferPointer<CharacterClass>,
    elision: Elision, particles: Particles, output: TokenOutput
  ) {
    self.units = units
    self.classes = classes
    self.elision = elision
    self.particles = particles
    self.output = output
  }

  /// Reads all segments.
  mutating func scan(_ boundaries: [WordBoundary]) {
    for boundary in boundaries {
      end = Int(boundary.end)
      // A stop that ended an abbreviation has been read already.
      if index < end { flags.insert(.startsWord) }
      while index < end { readNext() }
    }
  }

  private mutating func readNext() {
    if let last = emojiEnd { return finish(.emoji, at: last) }
    switch classes[index].kind {
    case .space:
      flags.insert(.gapBefore)
      index += 1
    case .format, .trail: index += 1
    case .letter: readLetters()
    case .digit: readDigits()
    case .ideograph: readOne(.letters)
    case .punctuation: readOne(.punctuation)
    case .symbol: readOne(.symbol)
    case .none, .mark, .other, .emoji: readOne(.other)
    }
  }

  /// Reads one character with the marks on it.
  private mutating func readOne(_ shape: TokenShape) {
    var last = index + 1
    while last < end, classes[last].kind == .trail || classes[last].kind == .mark { last += 1 }
    finish(shape, at: last)
  }

  private mutating func readDigits() {
    var last = index
    var number: UInt64 = 0
    var count: Int32 = 0
    for cursor in index..<end {
      switch classes[cursor].kind {
      case .digit:
        let (tens, overflow) = number.multipliedReportingOverflow(by: 10)
        let (sum, carry) = tens.addingReportingOverflow(UInt64(classes[cursor].digit))
        number = overflow || carry ? .max : sum
        count += 1
        last = cursor + 1
      case .mark: last = cursor + 1
      case .trail where last == cursor: last = cursor + 1
      case .format, .trail: continue
      default: return finish(.digits, at: last, number: number, digitCount: count)
      }
    }
    finish(.digits, at: last, readingTo: end, number: number, digitCount: count)
  }

  private mutating func readLetters() {
    if let last = abbreviationEnd { return finish(.letters, at: last, dropping: 0x2E) }
    var last = index
    for cursor in index..<end {
      switch classes[cursor].kind {
      case .letter, .mark: last = cursor + 1
      case .trail where last == cursor: last = cursor + 1
      case .format, .trail: continue
      default:
        guard joinsLetters(at: cursor) else { return finish(.letters, at: last) }
        last = cursor + 1
        if isApostrophe(units[cursor]) && elision.separates(units[index..<cursor]) {
          finish(.letters, at: last, endsWord: true)
          flags.insert(.startsWord)
          return
        }
      }
    }
    cutNumeral(before: last)
    if let length = particles.length(in: units[index..<last]) {
      finish(.letters, at: last - length, endsWord: true)
      flags.insert(.startsWord)
    }
    finish(.letters, at: last, readingTo: end)
  }
}
