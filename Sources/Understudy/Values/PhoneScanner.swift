/// Finds telephone numbers by plain rules: how digits are grouped, and which words stand before them.
struct PhoneScanner {
  private let phrase: TokenizedPhrase
  private let units: [UInt16]
  private let words: PhoneWords
  /// Where the numbers stand, in units.
  private(set) var found: [Range<Int>] = []

  /// How many tokens before a number are looked at for a word that tells what it is.
  private static let reach = 8

  /// A row of digits with marks between them.
  private struct Row {
    var groups: [Int] = []
    var marks: Set<UInt16> = []
    var hasPlus = false
    var hasParentheses = false
    var startsWithZero = false
    var end = 0
    var digits: Int { groups.reduce(0, +) }
  }

  init(_ phrase: TokenizedPhrase, words: PhoneWords) {
    self.phrase = phrase
    self.words = words
    units = phrase.phrase.units.map { 0xFF08...0xFF1A ~= $0 ? $0 - 0xFEE0 : $0 }
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
          row.marks.insert(0x2010...0x2013 ~= unit ? 0x2D : unit)
        }
      default: return finished(row, run)
      }
      place += 1
    }
    return finished(row, run)
  }

  /// Whether a digit, or a parenthesis before one, follows a mark, with one more mark between at most.
  private func goesOn(after place: Int) -> Bool {
    for next in units[(place + 1)...].prefix(2) {
      if Self.isDigit(next) || next == 0x28 { return true }
      guard [0x20, 0x2D].contains(next) else { return false }
    }
    return false
  }

  /// Whether a date with slashes begins at a place.
  private func isDateNext(_ place: Int) -> Bool {
    let digits = units[place...].prefix(4).prefix(while: Self.isDigit).count
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
    for word in ["ext.", "ext", "x", "X"].map({ Array($0.utf16) })
    where units[place...].starts(with: word) {
      var digits = place + word.count
      while digits < units.count, units[digits] == 0x20 { digits += 1 }
      let first = digits
      while digits < units.count, Self.isDigit(units[digits]) { digits += 1 }
      if 1...7 ~= digits - first { return digits }
    }
    return nil
  }

  // MARK: - What makes a row a telephone number

  private func isPhone(_ row: Row, at start: Int) -> Bool {
    guard 6...16 ~= row.digits, isFree(after: row.end) else { return false }
    let context = context(before: start)
    if context == .other { return false }
    // A number of social security, a number with a fraction, a date.
    if row.groups == [3, 2, 4], row.marks == [0x2D] { return false }
    if row.marks == [0x2E], row.groups.count == 2 { return false }
    if context == .calling, !row.marks.isSuperset(of: [0x2F]) || row.digits > 8 { return true }
    if isDate(row) { return false }
    if row.hasPlus { return row.digits >= 8 }
    if row.hasParentheses { return row.digits >= 9 && row.groups.count > 1 }
    guard row.digits >= 9, row.groups.count > 1, row.groups.allSatisfy({ $0 <= 5 }) else {
      return false
    }
    if row.marks.contains(0x2F) { return false }
    if row.groups.suffix(2) == [3, 4] || row.groups.suffix(2) == [4, 4] { return true }
    return row.startsWithZero && row.groups.count > 2
  }

  private func isDate(_ row: Row) -> Bool {
    row.digits <= 8 && row.groups.count == 3 && (row.groups[0] == 4 || row.groups[2] == 4)
      || row.digits <= 8 && row.marks == [0x2F] && row.groups.count < 4
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
    let before = phrase.tokens[..<phrase.tokens.partitionPoint { Int($0.end) > place }]
    if let last = before.last, units[Int(last.start)] == 0x23 { return .other }
    for token in before.suffix(Self.reach).reversed() {
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
