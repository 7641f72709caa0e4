/// Finds telephone numbers by plain rules: how digits are grouped, and which words stand before them.
struct PhoneScanner {
  private let phrase: TokenizedPhrase
  private let units: Units
  private let words: PhoneWords
  /// Where the numbers stand, in units.
  private(set) var found: [Range<Int>] = []

  /// How many tokens before a number are looked at for a word that tells what it is.
  private static let reach = 8

  /// A row of digits with marks between them.
  private struct Row {
    var groups = Groups()
    var marks: Marks = []
    var hasPlus = false
    var hasParentheses = false
    var startsWithZero = false
    var end = 0
    var digits: Int { groups.sum }
  }

  /// How many digits each group of a row has; there are at most as many groups as digits.
  private struct Groups {
    private var sizes = SIMD32<UInt8>()
    private(set) var count = 0
    private(set) var sum = 0

    var isEmpty: Bool { count == 0 }

    subscript(place: Int) -> Int { Int(sizes[place]) }

    mutating func append(_ size: Int) {
      sizes[count] = UInt8(size)
      count += 1
      sum += size
    }

    /// Whether the last groups have these sizes.
    func end(with first: Int, _ second: Int) -> Bool {
      count > 1 && self[count - 2] == first && self[count - 1] == second
    }

    /// The size of the largest group.
    var largest: Int { Int(sizes.max()) }
  }

  /// The marks between the groups of a row.
  private struct Marks: OptionSet {
    let rawValue: UInt8

    static let space = Marks(rawValue: 1)
    static let fixedSpace = Marks(rawValue: 2)
    static let hyphen = Marks(rawValue: 4)
    static let stop = Marks(rawValue: 8)
    static let slash = Marks(rawValue: 16)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ unit: UInt16) {
      switch unit {
      case 0x20: self = .space
      case 0xA0: self = .fixedSpace
      case 0x2E: self = .stop
      case 0x2F: self = .slash
      default: self = .hyphen
      }
    }
  }

  /// The units of a phrase, wide ones and digits of other scripts as those of ASCII.
  private struct Units {
    private let units: [UInt16]

    init(_ units: [UInt16]) { self.units = units }

    var count: Int { units.count }

    subscript(place: Int) -> UInt16 { plain(units[place]) }

    /// The mark or digit of ASCII that a wide one or one of another script stands for.
    private func plain(_ unit: UInt16) -> UInt16 {
      switch unit {
      case ..<0x660: unit
      case 0xFF08...0xFF1A: unit - 0xFEE0
      case 0x660...0x669: unit - 0x660 + 0x30
      case 0x6F0...0x6F9: unit - 0x6F0 + 0x30
      case 0x966...0x96F: unit - 0x966 + 0x30
      default: unit
      }
    }
  }

  init(_ phrase: TokenizedPhrase, words: PhoneWords) {
    self.phrase = phrase
    self.words = words
    units = Units(phrase.phrase.units)
    var start = 0
    while start < units.count {
      guard isStart(start), let row = row(at: start) else {
        start += 1
        continue
      }
      if isPhone(row, at: start) {
        found.append(start..<row.end)
      }
      start = max(row.end, start + 1)
    }
  }

  private func isStart(_ place: Int) -> Bool {
    guard Self.isDigit(units[place]) || units[place] == 0x2B || units[place] == 0x28 else {
      return false
    }
    guard place > 0 else { return true }
    let before = units[place - 1]
    let isGlued =
      Self.isDigit(before) || Self.isLetter(before)
      || [0x23, 0x2D, 0x2E, 0x2B, 0x3D, 0x5F, 0x2212, 0x24, 0x2F].contains(before)
    return !isGlued || units[place] == 0x2B && Self.isLetter(before)
      || before == 0x2D && place > 1 && !Self.isDigit(units[place - 2]) && units[place - 2] != 0x20
      || units[place] == 0x28 && before > 0x3000
  }

  // MARK: - Rows

  private func row(at start: Int) -> Row? {
    var row = Row()
    var place = start
    if units[place] == 0x2B {
      row.hasPlus = true
      place += 1
    }
    var isOpen = false
    var run = 0
    while place < units.count, row.digits + run <= 24 {
      let unit = units[place]
      if Self.isDigit(unit) {
        if row.groups.isEmpty, run == 0 { row.startsWithZero = unit == 0x30 }
        run += 1
        place += 1
        row.end = place
        continue
      }
      if run > 0 { row.groups.append(run) }
      run = 0
      switch unit {
      case 0x28 where !isOpen && row.groups.count < 4:
        isOpen = true
        row.hasParentheses = true
      case 0x29:
        if !isOpen, row.groups.count > 1 { return finished(row, run) }
        row.hasParentheses = true
        isOpen = false
      case 0x2B where isOpen && row.groups.isEmpty: row.hasPlus = true
      case 0x20, 0xA0, 0x2D, 0x2E, 0x2F, 0x2010...0x2013:
        guard goesOn(after: place), !(unit == 0x20 && row.digits > 9 && isDateNext(place + 1))
        else {
          return finished(row, run)
        }
        if unit != 0x20 && unit != 0xA0 || !(place > 0 && units[place - 1] == 0x29) {
          row.marks.insert(Marks(unit))
        }
      default: return finished(row, run)
      }
      place += 1
    }
    return finished(row, run)
  }

  /// Whether a digit, or a parenthesis before one, follows a mark, with one more mark between at most.
  private func goesOn(after place: Int) -> Bool {
    for next in place + 1..<min(place + 3, units.count) {
      let unit = units[next]
      if Self.isDigit(unit) || unit == 0x28 { return true }
      guard unit == 0x20 || unit == 0x2D else { return false }
    }
    return false
  }

  /// Whether a date with slashes begins at a place.
  private func isDateNext(_ place: Int) -> Bool {
    var digits = 0
    while digits < 4, place + digits < units.count, Self.isDigit(units[place + digits]) {
      digits += 1
    }
    return 1...2 ~= digits && place + digits < units.count && units[place + digits] == 0x2F
  }

  private func finished(_ row: Row, _ run: Int) -> Row? {
    var row = row
    if run > 0 { row.groups.append(run) }
    guard row.digits > 0 else { return nil }
    row.end = extensionEnd(after: row.end) ?? row.end
    return row
  }

  /// The end of an extension: `x123`, `ext 123`.
  private func extensionEnd(after end: Int) -> Int? {
    var place = end
    while place < units.count, units[place] == 0x20 { place += 1 }
    for word in Self.extensions where begins(place, with: word) {
      var digits = place + word.utf16.count
      while digits < units.count, units[digits] == 0x20 { digits += 1 }
      let first = digits
      while digits < units.count, Self.isDigit(units[digits]) { digits += 1 }
      if 1...7 ~= digits - first { return digits }
    }
    return nil
  }

  private static let extensions = ["ext.", "ext", "x", "X"]

  private func begins(_ place: Int, with word: String) -> Bool {
    var place = place
    for unit in word.utf16 {
      guard place < units.count, units[place] == unit else { return false }
      place += 1
    }
    return true
  }

  // MARK: - What makes a row a telephone number

  private func isPhone(_ row: Row, at start: Int) -> Bool {
    guard 6...16 ~= row.digits, isFree(after: row.end) else { return false }
    let context = context(before: start)
    if context == .other { return false }
    // A number of social security, a number with a fraction, a date.
    if row.groups.count == 3, row.groups[0] == 3, row.groups.end(with: 2, 4), row.marks == .hyphen {
      return false
    }
    if row.marks == .stop, row.groups.count == 2 { return false }
    if context == .calling, !row.marks.contains(.slash) || row.digits > 8 { return true }
    if isDate(row) { return false }
    if row.hasPlus { return row.digits >= 8 }
    if row.hasParentheses { return row.digits >= 9 && row.groups.count > 1 }
    guard row.digits >= 9, row.groups.count > 1, row.groups.largest <= 5 else {
      return false
    }
    if row.marks.contains(.slash) { return false }
    if row.groups.end(with: 3, 4) || row.groups.end(with: 4, 4) { return true }
    return row.startsWithZero && row.groups.count > 2
  }

  private func isDate(_ row: Row) -> Bool {
    row.digits <= 8 && row.groups.count == 3 && (row.groups[0] == 4 || row.groups[2] == 4)
      || row.digits <= 8 && row.marks == .slash && row.groups.count < 4
  }

  private func isFree(after end: Int) -> Bool {
    guard end < units.count else { return true }
    let next = units[end]
    if [0x3D, 0x25, 0x5F, 0x40].contains(next) || Self.isLetter(next) { return false }
    return !(next == 0x3A && end + 1 < units.count && Self.isDigit(units[end + 1]))
  }

  private enum Context { case calling, other, none }

  /// What the words before a place say; the nearest word counts.
  private func context(before place: Int) -> Context {
    let end = phrase.tokens.partitionPoint { Int($0.end) > place }
    if end > 0, units[Int(phrase.tokens[end - 1].start)] == 0x23 { return .other }
    for place in stride(from: end - 1, through: max(0, end - Self.reach), by: -1) {
      let token = phrase.tokens[place]
      if words.others.contains(token.hash) { return .other }
      if words.calling.contains(token.hash) { return .calling }
    }
    return .none
  }

  private static func isDigit(_ unit: UInt16) -> Bool { 0x30...0x39 ~= unit }

  private static func isLetter(_ unit: UInt16) -> Bool {
    0x41...0x5A ~= unit || 0x61...0x7A ~= unit
  }
}
