/// The numbers in words that a phrase holds, found where they are asked for.
///
/// From a place in the phrase all rules are tried whose first word stands there; what they read begins other
/// rules, such as that for thousands, and so on. What begins at a place is found once.
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

  private let grammar: SpelloutGrammar
  private var units: [UInt16] = []
  private var items: [Item] = []
  /// For each place the items that begin there, or that nobody has asked for them.
  private var found: [Range<Int32>] = []
  /// Digits, in the order of their places.
  private var digits: [(start: Int32, value: ExactNumber, end: Int32)] = []
  /// Digits that may stand behind a decimal point in words, in the order of their places.
  private var writtenDigits: [(start: Int32, mantissa: Int128, count: Int16, end: Int32)] = []
  private var starts: [Int32] = []
  /// For each place the token behind the one that ends there; negative where none ends.
  private var tokenEnds: [Int32] = []
  private var depth = 0

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
  init(_ phrase: TokenizedPhrase, _ numbers: SpelledNumbers, scanner: NumberScanner) {
    grammar = numbers.grammar.value
    units.reserveCapacity(phrase.phrase.units.count + 16)
    var runs: [(start: Int32, token: Int, end: Int, value: ExactNumber)] = []
    for (index, token) in phrase.tokens.enumerated() {
      if token.gapBefore, let last = units.last, last != Self.space { units.append(Self.space) }
      starts.append(Int32(units.count))
      switch token.shape {
      case .letters where token.normalizedRange.count <= Self.longestWord:
        phrase.withNormalizedUnits(of: token) {
          for unit in $0 {
            if let unit = SpelloutRuleReader.spelling(of: unit) { units.append(unit) }
          }
        }
      case .digits:
        if let number = scanner.number(at: index, in: phrase) {
          runs.append((Int32(units.count), index, number.end, number.value))
        }
        if let value = NumberScanner.value(of: token) {
          writtenDigits.append(
            (
              Int32(units.count), Int128(value), Int16(token.digitCount), Int32(units.count + 1)
            ))
        }
        units.append(Self.blocked)
      case .punctuation: units.append(Self.mark(phrase.phrase.units[Int(token.start)]))
      default: units.append(Self.blocked)
      }
      while tokenEnds.count <= units.count { tokenEnds.append(-1) }
      tokenEnds[units.count] = Int32(index + 1)
    }
    for run in runs {
      digits.append(
        (run.start, run.value, run.end < starts.count ? starts[run.end] : Int32(units.count)))
    }
    found = Array(repeating: Self.unasked, count: units.count)
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
  mutating func numbers(
    at token: Int
  ) -> [(end: Int, value: ExactNumber, isOrdinal: Bool, isBare: Bool)] {
    var best: [(end: Int32, item: Item, isOrdinal: Bool)] = []
    for item in items(at: starts[token]).map({ items[$0] }) where !item.isDigits {
      let kind = grammar.kinds[Int(item.set)]
      let end = tokenEnds[Int(item.end)]
      guard kind != .part, end >= 0 else { continue }
      let isOrdinal = kind == .ordinal
      if let known = best.firstIndex(where: { $0.end == end && $0.isOrdinal == isOrdinal }) {
        if item.faults < best[known].item.faults { best[known].item = item }
      } else {
        best.append((end, item, isOrdinal))
      }
    }
    return best.map { (Int($0.end), $0.item.value, $0.isOrdinal, $0.item.isBare) }
  }

  /// The numbers that begin at a place.
  private mutating func items(at place: Int32) -> Range<Int> {
    let start = place < units.count && units[Int(place)] == Self.space ? place + 1 : place
    guard start < units.count else { return 0..<0 }
    let known = found[Int(start)]
    if known != Self.unasked { return Int(known.lowerBound)..<Int(known.upperBound) }
    guard depth < Self.depthLimit else { return 0..<0 }
    // What asks for itself finds nothing.
    found[Int(start)] = 0..<0
    depth += 1
    let agenda = agenda(at: start)
    depth -= 1
    let range = items.count..<items.count + agenda.count
    items += agenda
    found[Int(start)] = Int32(range.lowerBound)..<Int32(range.upperBound)
    return range
  }

  private mutating func agenda(at start: Int32) -> [Item] {
    var agenda: [Item] = []
    let rest = units[Int(start)...]
    for rule in grammar.rules(startingWith: rest) {
      advance(Match(rule: rule), at: start, &agenda)
    }
    for rule in grammar.bareRules(startingWith: rest) {
      var match = Match(rule: rule, element: 1, quotient: ExactNumber(1))
      match.isBare = true
      match.faults = 1
      advance(match, at: start, &agenda)
    }
    addDigits(at: start, to: &agenda)
    var next = 0
    while next < agenda.count, agenda.count < Self.itemLimit {
      let item = agenda[next]
      for rule in grammar.rules(startingWithSet: item.set) {
        guard let match = Match(rule: rule, grammar.rules[Int(rule)].elements[0], item) else {
          continue
        }
        advance(match, at: item.end, &agenda)
      }
      for rule in grammar.silentRules(thenSet: item.set) {
        var match = Match(rule: rule, element: 1)
        match.take(item, for: grammar.rules[Int(rule)].elements[1])
        advance(match, at: item.end, &agenda)
      }
      next += 1
    }
    return agenda
  }

  private func digits(at start: Int32) -> (start: Int32, value: ExactNumber, end: Int32)? {
    let place = digits.partitionPoint { $0.start >= start }
    return place < digits.count && digits[place].start == start ? digits[place] : nil
  }

  private func writtenDigits(
    at start: Int32
  ) -> (start: Int32, mantissa: Int128, count: Int16, end: Int32)? {
    let place = writtenDigits.partitionPoint { $0.start >= start }
    return place < writtenDigits.count && writtenDigits[place].start == start
      ? writtenDigits[place] : nil
  }

  /// Digits count thousands only where a word for these follows.
  private func addDigits(at start: Int32, to agenda: inout [Item]) {
    guard let (_, value, end) = digits(at: start) else { return }
    for set in grammar.quotientSets {
      agenda.append(
        Item(set: set, end: end, faults: 0, isDigits: true, isBare: false, value: value))
    }
  }

  // MARK: - Rules half read

  /// A rule with the parts of its number that have been read.
  private struct Match {
    let rule: Int32
    var element = 0
    var quotient: ExactNumber?
    var remainder: ExactNumber?
    var same: ExactNumber?
    var faults: UInt8 = 0
    var isBare = false
    var hasDigits = false

    init(rule: Int32, element: Int = 0, quotient: ExactNumber? = nil) {
      self.rule = rule
      self.element = element
      self.quotient = quotient
    }

    /// The rule with its first part read; nothing where the number does not fit there.
    init?(rule: Int32, _ element: SpelloutRule.Portion, _ item: Item) {
      self.init(rule: rule)
      isBare = item.isBare
      take(item, for: element)
    }

    mutating func take(_ item: Item, for part: SpelloutRule.Portion) {
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

  private mutating func advance(_ match: Match, at place: Int32, _ agenda: inout [Item]) {
    let rule = grammar.rules[Int(match.rule)]
    guard match.element < rule.elements.count else {
      return complete(match, rule, end: place, &agenda)
    }
    let element = rule.elements[match.element]
    switch element {
    case .text(let words):
      guard let end = self.end(of: words, at: place) else { return }
      var match = match
      match.element += 1
      advance(match, at: end, &agenda)
    case .remainder(let set) where rule.form == .fraction:
      guard let (digits, end) = fraction(set, at: place) else { return }
      var match = match
      match.element += 1
      match.remainder = digits
      advance(match, at: end, &agenda)
    case .quotient(let set), .remainder(let set), .same(let set):
      if rule.form == .negative, let (_, value, end) = digits(at: skippingSpace(place)) {
        var match = match
        match.remainder = value
        match.element += 1
        advance(match, at: end, &agenda)
      }
      for index in items(at: place) where items[index].set == set {
        // "5 thousand 300", but not "five thousand 300 times".
        if items[index].isDigits, match.element > 0, !match.hasDigits { continue }
        var match = match
        match.take(items[index], for: element)
        advance(match, at: items[index].end, &agenda)
      }
      if let value = grammar.silent[set] {
        var match = match
        match.take(
          Item(
            set: set, end: place, faults: 0, isDigits: false, isBare: false,
            value: ExactNumber(mantissa: value)), for: element)
        advance(match, at: place, &agenda)
      }
    }
  }

  /// Where words end that begin at a place; spaces and commas may be left out.
  private func end(of words: [UInt16], at place: Int32) -> Int32? {
    var index = Int(place)
    var isFirst = true
    for unit in words {
      if unit == Self.space || unit == Self.comma {
        if index < units.count, units[index] == unit { index += 1 }
        continue
      }
      // Korean and Chinese are written with and without spaces.
      if isFirst, index + 1 < units.count, units[index] == Self.space, Self.isUnspaced(unit) {
        index += 1
      }
      isFirst = false
      guard index < units.count, units[index] == unit else { return nil }
      index += 1
    }
    return Int32(index)
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
    if count == 0, let written = writtenDigits(at: skippingSpace(place)) {
      return (ExactNumber(mantissa: written.mantissa, exponent: -written.count), written.end)
    }
    return count == 0 ? nil : (ExactNumber(mantissa: mantissa, exponent: -count), end)
  }

  private mutating func complete(
    _ match: Match, _ rule: SpelloutRule, end: Int32, _ agenda: inout [Item]
  ) {
    guard let (value, faults) = value(of: match, rule), faults < 3 else { return }
    let isKnown = agenda.contains {
      $0.set == rule.set && $0.end == end && $0.value == value && $0.faults <= faults
    }
    guard !isKnown, agenda.count < Self.itemLimit else { return }
    let isDigits = match.hasDigits && rule.elements.count == 1
    agenda.append(
      Item(
        set: rule.set, end: end, faults: faults, isDigits: isDigits, isBare: match.isBare,
        value: value))
  }

  private func value(of match: Match, _ rule: SpelloutRule) -> (ExactNumber, faults: UInt8)? {
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
  private func counted(_ match: Match, _ rule: SpelloutRule) -> (ExactNumber, faults: UInt8)? {
    let divisor = ExactNumber(mantissa: rule.divisor)
    var faults = match.faults
    if let remainder = match.remainder {
      guard remainder < divisor, ExactNumber(0) < remainder || remainder == ExactNumber(0),
        remainder.isWhole
      else { return nil }
      if let quotient = match.quotient, !quotient.isWhole { return nil }
      if remainder == ExactNumber(0), rule.base % rule.divisor != 0 { faults += 1 }
    } else if match.quotient == nil {
      return (ExactNumber(mantissa: rule.base), faults)
    }
    guard
      let product = (match.quotient ?? ExactNumber(mantissa: rule.base / rule.divisor))
        .multiplied(by: divisor),
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

  private func isWithin(_ value: ExactNumber, _ rule: SpelloutRule) -> Bool {
    // A fraction is within what is counted; a number too long for any word is not.
    guard let whole = value.wide else { return !value.isWhole }
    return rule.base <= whole && whole < rule.limit
  }
}
