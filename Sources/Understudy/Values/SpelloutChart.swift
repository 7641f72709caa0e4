/// The numbers in words that a phrase holds, found where they are asked for.
///
/// From a place in the phrase all rules are tried whose first word stands there; what they read begins other
/// rules, such as that for thousands, and so on. What begins at a place is found once. Its arrays are kept from
/// phrase to phrase.
struct SpelloutChart {
  /// A number that some rule set reads.
  struct Item {
    let set: Int16
    let end: Int32
    /// In how many points the words differ from those that ICU writes.
    let faults: UInt8
    /// Whether it is made of digits alone.
    let isDigits: Bool
    /// Whether it begins with a word such as "hundred", without saying how many.
    let isBare: Bool
    let value: ExactNumber
  }

  /// A number that begins at some token.
  struct Number {
    /// The token past it.
    let end: Int
    fileprivate(set) var value: ExactNumber
    /// Whether it is a place in an order.
    let isOrdinal: Bool
    /// Whether it begins with a word such as "hundred", without saying how many.
    fileprivate(set) var isBare: Bool
    fileprivate var faults: UInt8
  }

  /// Digits, or those that may stand behind a decimal point in words.
  private struct Digits {
    let start: Int32
    let value: ExactNumber
    var end: Int32
  }

  private var grammar = SpelloutGrammar.empty
  private var units: [UInt16] = []
  private var items: [Item] = []
  /// For each place the items that begin there, or that nobody has asked for them.
  private var found: [Range<Int32>] = []
  /// What is found at a place while it is searched, behind what is found where that is asked for.
  private var agenda: [Item] = []
  /// Where in it begins what is found at the place that is searched.
  private var base = 0
  /// The numbers that were asked for last.
  private var numbers: [Number] = []
  /// Digits, in the order of their places.
  private var digits: [Digits] = []
  /// Digits that may stand behind a decimal point in words, in the order of their places.
  private var writtenDigits: [Digits] = []
  private var starts: [Int32] = []
  /// For each place the token behind the one that ends there; negative where none ends.
  private var tokenEnds: [Int32] = []
  private var depth = 0
  /// For each of the grammar's texts the place where it was last looked for, and where it ended; negative where it
  /// was not there.
  private var looked: [(place: Int, end: Int32)] = []
  /// The first place of the phrase among those of all phrases so far.
  private var firstPlace = 0

  /// The most numbers that are kept for one place.
  private static let itemLimit = 1200
  /// How deep the search goes into words that nobody asked for.
  private static let depthLimit = 64
  /// Longer words are no numbers.
  private static let longestWord = 200

  private static let unasked: Range<Int32> = -1..<(-1)
  private static let space: UInt16 = 0x20
  private static let comma: UInt16 = 0x2C
  private static let blocked: UInt16 = 0xFFFF

  /// Lays a phrase out; digits and their marks are read by a scanner.
  mutating func begin(
    _ phrase: TokenizedPhrase, _ spelled: SpelledNumbers, scanner: NumberScanner
  ) {
    forget(spelled.grammar.value)
    for index in phrase.tokens.indices { lay(index, phrase, scanner) }
    for index in digits.indices {
      let token = Int(digits[index].end)
      digits[index].end = token < starts.count ? starts[token] : Int32(units.count)
    }
    for _ in units.indices { found.append(Self.unasked) }
  }

  /// Forgets the last phrase and keeps the room.
  private mutating func forget(_ grammar: SpelloutGrammar) {
    firstPlace += units.count + 1
    if grammar !== self.grammar {
      self.grammar = grammar
      looked = Array(repeating: (-1, -1), count: grammar.table.textCount)
    }
    units.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    found.removeAll(keepingCapacity: true)
    digits.removeAll(keepingCapacity: true)
    writtenDigits.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    tokenEnds.removeAll(keepingCapacity: true)
  }

  private mutating func lay(_ index: Int, _ phrase: TokenizedPhrase, _ scanner: NumberScanner) {
    let token = phrase.tokens[index]
    if token.gapBefore, let last = units.last, last != Self.space { units.append(Self.space) }
    starts.append(Int32(units.count))
    switch token.shape {
    case .letters where token.normalizedRange.count <= Self.longestWord:
      for place in token.normalizedRange {
        if let unit = SpelloutRuleReader.spelling(of: phrase.normalized[place]) {
          units.append(unit)
        }
      }
    case .digits: layDigits(index, phrase, scanner)
    case .punctuation: units.append(Self.mark(phrase.phrase.units[Int(token.start)]))
    default: units.append(Self.blocked)
    }
    while tokenEnds.count <= units.count { tokenEnds.append(-1) }
    tokenEnds[units.count] = Int32(index + 1)
  }

  private mutating func layDigits(
    _ index: Int, _ phrase: TokenizedPhrase, _ scanner: NumberScanner
  ) {
    let start = Int32(units.count)
    if let number = scanner.number(at: index, in: phrase) {
      digits.append(Digits(start: start, value: number.value, end: Int32(number.end)))
    }
    let token = phrase.tokens[index]
    if let value = NumberScanner.value(of: token) {
      let fraction = ExactNumber(mantissa: Int128(value), exponent: -Int16(token.digitCount))
      writtenDigits.append(Digits(start: start, value: fraction, end: start + 1))
    }
    units.append(Self.blocked)
  }

  /// What stands for a mark: a space for a hyphen or dash, which part the words of a number.
  private static func mark(_ unit: UInt16) -> UInt16 {
    switch unit {
    case 0x2D, 0x2010...0x2015, 0xAD: space
    case 0x2C: comma
    default: blocked
    }
  }

  /// The numbers that begin at a token and end where one ends, the best for each end and kind.
  mutating func numbers(at token: Int) -> [Number] {
    numbers.removeAll(keepingCapacity: true)
    for index in items(at: starts[token]) where !items[index].isDigits {
      let item = items[index]
      let kind = grammar.kinds[Int(item.set)]
      let end = Int(tokenEnds[Int(item.end)])
      guard kind != .part, end >= 0 else { continue }
      let isOrdinal = kind == .ordinal
      if let known = numbers.firstIndex(where: { $0.end == end && $0.isOrdinal == isOrdinal }) {
        guard item.faults < numbers[known].faults else { continue }
        numbers[known].value = item.value
        numbers[known].isBare = item.isBare
        numbers[known].faults = item.faults
      } else {
        numbers.append(
          Number(
            end: end, value: item.value, isOrdinal: isOrdinal, isBare: item.isBare,
            faults: item.faults))
      }
    }
    return numbers
  }

  /// The numbers that begin at a place.
  private mutating func items(at place: Int32) -> Range<Int> {
    let start = skippingSpace(place)
    guard start < units.count else { return 0..<0 }
    let known = found[Int(start)]
    if known != Self.unasked { return Int(known.lowerBound)..<Int(known.upperBound) }
    guard depth < Self.depthLimit else { return 0..<0 }
    // What asks for itself finds nothing.
    found[Int(start)] = 0..<0
    depth += 1
    let outer = base
    base = agenda.count
    search(at: start)
    let first = items.count
    for place in base..<agenda.count { items.append(agenda[place]) }
    agenda.removeLast(agenda.count - base)
    base = outer
    depth -= 1
    found[Int(start)] = Int32(first)..<Int32(items.count)
    return first..<items.count
  }

  private mutating func search(at start: Int32) {
    let table = grammar.table
    let first = units[Int(start)]
    let second = Int(start) + 1 < units.count ? units[Int(start) + 1] : 0
    table.forEachStart(first, second) { rule in
      begin(Match(rule: rule.rule), rule, at: start)
    }
    table.forEachBareStart(first, second) { rule in
      var match = Match(rule: rule.rule, element: 1, quotient: ExactNumber(1))
      match.isBare = true
      match.faults = 1
      begin(match, rule, at: start)
    }
    addDigits(at: start)
    var next = base
    while next < agenda.count, agenda.count - base < Self.itemLimit {
      let item = agenda[next]
      for place in table.starts(withSet: item.set) {
        let rule = table.startWithSet(at: place)
        guard rule.text < 0 || end(ofText: rule.text, at: item.end) != nil else { continue }
        var match = Match(rule: rule.rule)
        match.isBare = item.isBare
        match.take(item, for: table.piece(0, of: rule.rule))
        advance(match, at: item.end)
      }
      for place in table.silentStarts(thenSet: item.set) {
        let rule = table.silentStart(at: place).rule
        var match = Match(rule: rule, element: 1)
        match.take(item, for: table.piece(1, of: rule))
        advance(match, at: item.end)
      }
      next += 1
    }
  }

  /// Goes on with a rule whose next words stand at a place.
  private mutating func begin(_ match: Match, _ start: SpelloutTable.Start, at place: Int32) {
    guard let end = end(ofText: start.text, at: place) else { return }
    var match = match
    match.element += 1
    advance(match, at: end)
  }

  private static func digits(_ digits: [Digits], at start: Int32) -> Digits? {
    let place = digits.partitionPoint { $0.start >= start }
    return place < digits.count && digits[place].start == start ? digits[place] : nil
  }

  /// Digits count thousands only where a word for these follows.
  private mutating func addDigits(at start: Int32) {
    guard let digits = Self.digits(digits, at: start) else { return }
    for set in grammar.quotientSets {
      agenda.append(
        Item(
          set: set, end: digits.end, faults: 0, isDigits: true, isBare: false,
          value: digits.value))
    }
  }

  // MARK: - Rules half read

  /// A rule with the parts of its number that have been read.
  private struct Match {
    let rule: Int32
    var element: Int32 = 0
    var quotient: ExactNumber?
    var remainder: ExactNumber?
    var same: ExactNumber?
    var faults: UInt8 = 0
    var isBare = false
    var hasDigits = false

    mutating func take(_ item: Item, for part: SpelloutTable.Piece) {
      switch part {
      case .quotient: quotient = item.value
      case .remainder: remainder = item.value
      case .same: same = item.value
      case .text: break
      }
      element += 1
      faults = faults &+ item.faults
      hasDigits = hasDigits || item.isDigits
    }
  }

  private mutating func advance(_ match: Match, at place: Int32) {
    let rule = grammar.table.rules[Int(match.rule)]
    guard match.element < rule.count else { return complete(match, rule, end: place) }
    let piece = grammar.table.piece(match.element, of: match.rule)
    switch piece {
    case .text(let text):
      guard let end = end(ofText: text, at: place) else { return }
      var match = match
      match.element += 1
      advance(match, at: end)
    case .remainder(let set) where rule.form == .fraction:
      guard let (digits, end) = fraction(set, at: place) else { return }
      var match = match
      match.element += 1
      match.remainder = digits
      advance(match, at: end)
    case .quotient(let set), .remainder(let set), .same(let set):
      if rule.form == .negative, let digits = Self.digits(digits, at: skippingSpace(place)) {
        var match = match
        match.remainder = digits.value
        match.element += 1
        advance(match, at: digits.end)
      }
      for index in items(at: place) where items[index].set == set {
        // "5 thousand 300", but not "five thousand 300 times".
        if items[index].isDigits, match.element > 0, !match.hasDigits { continue }
        var match = match
        match.take(items[index], for: piece)
        advance(match, at: items[index].end)
      }
      if let value = grammar.table.silent(set) {
        var match = match
        match.take(
          Item(
            set: set, end: place, faults: 0, isDigits: false, isBare: false,
            value: ExactNumber(mantissa: value)), for: piece)
        advance(match, at: place)
      }
    }
  }

  /// Where a text ends that begins at a place; many rules begin with the same one.
  private mutating func end(ofText text: Int32, at place: Int32) -> Int32? {
    let known = looked[Int(text)]
    if known.place == firstPlace + Int(place) { return known.end < 0 ? nil : known.end }
    let end = end(of: text, at: place)
    looked[Int(text)] = (firstPlace + Int(place), end ?? -1)
    return end
  }

  /// Where words end that begin at a place; spaces and commas may be left out.
  private func end(of text: Int32, at place: Int32) -> Int32? {
    var index = Int(place)
    var isFirst = true
    let isThere = grammar.table.allUnits(ofText: text) { unit in
      if unit == Self.space || unit == Self.comma {
        if index < units.count, units[index] == unit { index += 1 }
        return true
      }
      // Korean and Chinese are written with and without spaces.
      if isFirst, index + 1 < units.count, units[index] == Self.space, Self.isUnspaced(unit) {
        index += 1
      }
      isFirst = false
      guard index < units.count, units[index] == unit else { return false }
      index += 1
      return true
    }
    return isThere ? Int32(index) : nil
  }

  private func skippingSpace(_ place: Int32) -> Int32 {
    place < units.count && units[Int(place)] == Self.space ? place + 1 : place
  }

  private static func isUnspaced(_ unit: UInt16) -> Bool {
    0x3400...0x9FFF ~= unit || 0xAC00...0xD7A3 ~= unit
  }

  /// The digits after a decimal point, one after the other or as one number of two.
  private mutating func fraction(_ set: Int16, at place: Int32) -> (ExactNumber, Int32)? {
    var mantissa: Int128 = 0
    var count: Int16 = 0
    var end = place
    while count < 18 {
      var best: Item?
      for index in items(at: end) {
        let item = items[index]
        guard item.set == set, !item.isDigits, let whole = item.value.whole,
          0...(count == 0 ? 99 : 9) ~= whole, item.faults == 0, item.end > best?.end ?? end
        else { continue }
        best = item
      }
      guard let best, let whole = best.value.whole else { break }
      let width: Int16 = whole > 9 ? 2 : 1
      mantissa = mantissa * (width == 2 ? 100 : 10) + Int128(whole)
      count += width
      end = best.end
      if width == 2 { break }
    }
    if count == 0, let written = Self.digits(writtenDigits, at: skippingSpace(place)) {
      return (written.value, written.end)
    }
    return count == 0 ? nil : (ExactNumber(mantissa: mantissa, exponent: -count), end)
  }

  private mutating func complete(_ match: Match, _ rule: SpelloutTable.Rule, end: Int32) {
    guard agenda.count - base < Self.itemLimit, let (value, faults) = value(of: match, rule),
      faults < 3
    else { return }
    for place in base..<agenda.count {
      let known = agenda[place]
      if known.set == rule.set, known.end == end, known.value == value, known.faults <= faults {
        return
      }
    }
    agenda.append(
      Item(
        set: rule.set, end: end, faults: faults, isDigits: match.hasDigits && rule.count == 1,
        isBare: match.isBare, value: value))
  }

  private func value(of match: Match, _ rule: SpelloutTable.Rule) -> (ExactNumber, faults: UInt8)? {
    switch rule.form {
    case .negative: return match.remainder.map { ($0.negated, match.faults) }
    case .fraction:
      guard let whole = match.quotient, whole.isWhole, let digits = match.remainder,
        let sum = whole.adding(digits)
      else { return nil }
      return (sum, match.faults)
    case .whole: break
    }
    if let same = match.same { return isWithin(same, rule) ? (same, match.faults) : nil }
    return counted(match, rule)
  }

  /// The quotient times the divisor and the remainder together.
  private func counted(_ match: Match, _ rule: SpelloutTable.Rule) -> (ExactNumber, faults: UInt8)?
  {
    let divisor = rule.unit
    var faults = match.faults
    if let remainder = match.remainder {
      guard remainder < divisor, ExactNumber(0) < remainder || remainder == ExactNumber(0),
        remainder.isWhole
      else { return nil }
      if let quotient = match.quotient, !quotient.isWhole { return nil }
      if remainder == ExactNumber(0), rule.base % rule.divisor != 0 { faults += 1 }
    } else if match.quotient == nil {
      return (rule.leastNumber, faults)
    }
    guard
      let product = (match.quotient ?? rule.share).multiplied(by: divisor),
      let sum = match.remainder.map({ product.adding($0) }) ?? product
    else { return nil }
    if let quotient = match.quotient {
      guard ExactNumber(0) < quotient else { return nil }
      // "0.5 million" and "twelve hundred" are said, though ICU would write them another way.
      if !isWithin(sum, rule), !match.hasDigits { faults += 1 }
    } else if !isWithin(sum, rule) {
      return nil
    }
    return (sum, faults)
  }

  private func isWithin(_ value: ExactNumber, _ rule: SpelloutTable.Rule) -> Bool {
    // A fraction is within what is counted; a number too long for any word is not.
    guard let whole = value.wide else { return !value.isWhole }
    return rule.base <= whole && whole < rule.limit
  }
}
