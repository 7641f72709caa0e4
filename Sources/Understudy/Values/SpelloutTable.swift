/// The rules of numbers in words as a chart walks them: flat, and found by what they begin with.
///
/// A class, since a chart asks it about every place.
final class SpelloutTable: Sendable {
  /// A rule, its pieces apart.
  struct Rule: BitwiseCopyable, Sendable {
    let set: Int16
    let form: SpelloutRule.Form
    let base: Int128
    let divisor: Int128
    let limit: Int128
    /// The same as numbers, and how often the divisor goes into the least one.
    let leastNumber, unit, share: ExactNumber
    fileprivate let firstPiece: Int32
    /// How many pieces it has.
    let count: Int32
  }

  /// A piece of what a rule writes.
  enum Piece: BitwiseCopyable, Sendable {
    /// The words with a number.
    case text(Int32)
    /// How often the divisor goes into the number, or what stands before the decimal point.
    case quotient(Int16)
    /// What is left of the number, or the digits after the decimal point.
    case remainder(Int16)
    /// The number itself.
    case same(Int16)
  }

  /// A rule that may go on at a place, with the words that must stand there first.
  struct Start: BitwiseCopyable, Sendable {
    let rule: Int32
    /// The number of the words; negative where a number comes next.
    let text: Int32
  }

  /// The rules.
  let rules: [Rule]
  private let pieces: [Piece]
  private let texts: [Range<Int32>]
  private let units: [UInt16]
  private let silent: [Int128?]
  private let byText, bareByText, bySet, pastSilence: Lists

  /// Lays rules out; sets are numbered from zero.
  init(_ rules: [SpelloutRule], setCount: Int) {
    var layout = Layout()
    for rule in rules { layout.add(rule) }
    var silent = [Int128?](repeating: nil, count: setCount)
    for rule in rules where rule.elements.isEmpty { silent[Int(rule.set)] = rule.base }
    var (byText, bare, bySet, pastSilence) = (Grouped(), Grouped(), Grouped(), Grouped())
    for (index, rule) in rules.enumerated() {
      let next = layout.start(Int32(index), at: 1)
      switch rule.elements.first {
      case nil: continue
      case .text(let words):
        byText[Self.key(of: words), default: []].append(layout.start(Int32(index), at: 0))
      case .quotient(let set), .remainder(let set), .same(let set):
        bySet[UInt64(set), default: []].append(next)
        if case .quotient? = rule.elements.first, rule.form == .whole, rule.divisor >= 100,
          rule.elements.count > 1, case .text(let words) = rule.elements[1]
        {
          bare[Self.key(of: words), default: []].append(next)
        }
        guard silent[Int(set)] != nil, rule.elements.count > 1, let second = rule.elements[1].set
        else { continue }
        pastSilence[UInt64(second), default: []].append(next)
      }
    }
    (self.rules, pieces, texts) = (layout.rules, layout.pieces, layout.texts)
    (units, self.silent) = (layout.units, silent)
    (self.byText, bareByText) = (Lists(byText), Lists(bare))
    (self.bySet, self.pastSilence) = (Lists(bySet), Lists(pastSilence))
  }

  /// How many words that differ the rules have.
  var textCount: Int { texts.count }
}

extension SpelloutTable {
  /// A piece of a rule.
  func piece(_ place: Int32, of rule: Int32) -> Piece {
    pieces[Int(rules[Int(rule)].firstPiece + place)]
  }

  /// The number that a set writes by nothing at all.
  func silent(_ set: Int16) -> Int128? { silent[Int(set)] }

  /// Where the rules stand that begin with a number of a set, each with what follows it.
  func starts(withSet set: Int16) -> Range<Int> { bySet[UInt64(set)] }

  /// A rule that begins with a number of a set.
  func startWithSet(at place: Int) -> Start { bySet.starts[place] }

  /// Where the rules stand whose first piece is silent and whose second is a number of a set.
  func silentStarts(thenSet set: Int16) -> Range<Int> { pastSilence[UInt64(set)] }

  /// A rule whose first piece is silent.
  func silentStart(at place: Int) -> Start { pastSilence.starts[place] }

  /// Calls back with the rules whose words may begin with two units, the second zero where there is none.
  func forEachStart(_ first: UInt16, _ second: UInt16, _ body: (Start) -> Void) {
    byText.forEach(Self.key(first, second), body)
    if second != 0 { byText.forEach(Self.key(first, 0), body) }
  }

  /// Calls back with the rules whose words may begin so where how often they count is left out.
  func forEachBareStart(_ first: UInt16, _ second: UInt16, _ body: (Start) -> Void) {
    bareByText.forEach(Self.key(first, second), body)
    if second != 0 { bareByText.forEach(Self.key(first, 0), body) }
  }

  /// Calls back with the units of some words, as long as that gives true.
  func allUnits(ofText text: Int32, satisfy body: (UInt16) -> Bool) -> Bool {
    for place in texts[Int(text)] where !body(units[Int(place)]) { return false }
    return true
  }

  /// Rules are found by the first two units of their words.
  private static func key(of words: [UInt16]) -> UInt64 {
    let units = words.drop { $0 == 0x20 || $0 == 0x2C }
    let second = units.dropFirst().first.map { $0 == 0x20 ? 0 : $0 } ?? 0
    return key(units.first ?? 0, second)
  }

  private static func key(_ first: UInt16, _ second: UInt16) -> UInt64 {
    UInt64(first) << 16 | UInt64(second)
  }
}

extension SpelloutTable {
  /// Rules, their pieces and their words one behind the other.
  private struct Layout {
    private(set) var rules: [Rule] = []
    private(set) var pieces: [Piece] = []
    private(set) var texts: [Range<Int32>] = []
    private(set) var units: [UInt16] = []
    private var numbers: [[UInt16]: Int32] = [:]

    mutating func add(_ rule: SpelloutRule) {
      let share = rule.divisor == 0 ? 0 : rule.base / rule.divisor
      rules.append(
        Rule(
          set: rule.set, form: rule.form, base: rule.base, divisor: rule.divisor,
          limit: rule.limit, leastNumber: ExactNumber(mantissa: rule.base),
          unit: ExactNumber(mantissa: rule.divisor), share: ExactNumber(mantissa: share),
          firstPiece: Int32(pieces.count), count: Int32(rule.elements.count)))
      for element in rule.elements {
        switch element {
        case .text(let words): pieces.append(.text(number(of: words)))
        case .quotient(let set): pieces.append(.quotient(set))
        case .remainder(let set): pieces.append(.remainder(set))
        case .same(let set): pieces.append(.same(set))
        }
      }
    }

    private mutating func number(of words: [UInt16]) -> Int32 {
      if let known = numbers[words] { return known }
      let number = Int32(texts.count)
      numbers[words] = number
      texts.append(Int32(units.count)..<Int32(units.count + words.count))
      units += words
      return number
    }

    /// A rule with the words at one of its places.
    func start(_ rule: Int32, at place: Int32) -> Start {
      let entry = rules[Int(rule)]
      guard place < entry.count, case .text(let number) = pieces[Int(entry.firstPiece + place)]
      else { return Start(rule: rule, text: -1) }
      return Start(rule: rule, text: number)
    }
  }

  private typealias Grouped = [UInt64: [Start]]

  /// Lists of rules under numbers, one behind the other.
  private struct Lists: Sendable {
    let starts: [Start]
    private let ranges: [Range<Int>]
    private let places: HashTable

    init(_ grouped: Grouped) {
      var (starts, ranges, places) = ([Start](), [Range<Int>](), HashTable())
      for (key, list) in grouped.sorted(by: { $0.key < $1.key }) {
        places.set(Int32(ranges.count), for: HashSet.hash(of: key))
        ranges.append(starts.count..<starts.count + list.count)
        starts += list
      }
      (self.starts, self.ranges, self.places) = (starts, ranges, places)
    }

    /// Where the rules under a number stand.
    subscript(key: UInt64) -> Range<Int> {
      let place = places[HashSet.hash(of: key)]
      return place < 0 ? 0..<0 : ranges[Int(place)]
    }

    func forEach(_ key: UInt64, _ body: (Start) -> Void) {
      for place in self[key] { body(starts[place]) }
    }
  }
}
