import UnderstudyICU

/// Reads the text of ICU's rules for numbers in words.
struct SpelloutRuleReader {
  /// The rules in the order of the text.
  private(set) var rules: [SpelloutRule] = []
  /// The names of the rule sets, each at its number.
  private(set) var names: [String] = []
  private var numbers: [String: Int16] = [:]
  private var current: Int16 = -1

  /// Reads all rules of a locale.
  init(_ text: String) {
    add(text)
  }

  /// Reads the rules of one more locale, whose rule sets are others, or more rules of the same ones.
  mutating func add(_ text: String, isSame: Bool = false) {
    if !isSame { numbers = [:] }
    let first = rules.count
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).map({ Substring($0) }) {
      guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let head = line[..<colon]
      if head.first == "#" { continue }
      if head.first == "%" {
        current = number(of: String(head))
      } else {
        add(head, line[line.utf8.index(after: colon)...])
      }
    }
    setLimits(from: first)
  }

  private mutating func number(of name: String) -> Int16 {
    if let known = numbers[name] { return known }
    let number = Int16(names.count)
    names.append(name)
    numbers[name] = number
    return number
  }

  private mutating func add(_ head: Substring, _ body: Substring) {
    var body = body.drop { $0 == " " }
    if body.last == ";" { body = body.dropLast() }
    guard let (form, base, divisor) = Self.range(of: head), let texts = Self.expanded(body) else {
      return
    }
    for text in texts {
      guard let elements = elements(of: text) else { continue }
      rules.append(
        SpelloutRule(
          set: current, form: form, base: base, divisor: divisor, elements: elements))
    }
  }

  /// Whether a line of a file is one that can be read: a comment, a name of a rule set, or a rule.
  static func isReadable(_ line: Substring) -> Bool {
    guard line.first != "#", let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return line.first == "#"
    }
    let rest = line[line.utf8.index(after: colon)...]
    return line.first == "%"
      ? rest.isEmpty : range(of: line[..<colon]) != nil && rest.last == ";"
  }

  /// What `1000/100>` says: the least number, and the power of the radix by which it is divided.
  private static func range(
    of head: Substring
  ) -> (form: SpelloutRule.Form, base: Int128, divisor: Int128)? {
    switch head {
    case "-x": return (.negative, 0, 1)
    case "x.x", "x,x", "0.x", "0,x": return (.fraction, 0, 1)
    default: break
    }
    let carets = head.reversed().prefix { $0 == ">" }.count
    let parts = head.dropLast(carets).split(separator: "/")
    guard let base = parts.first.flatMap({ Int128($0) }) else { return nil }
    let radix = parts.count > 1 ? Int128(parts[1]) ?? 10 : 10
    guard radix > 1 else { return nil }
    var powers: [Int128] = [1]
    while let last = powers.last, last <= base / radix { powers.append(last * radix) }
    return (.whole, base, powers[max(0, powers.count - 1 - carets)])
  }

  /// The texts that a rule with forms for plurals stands for; nothing where they never end.
  private static func expanded(_ body: Substring) -> [String]? {
    guard body.utf8.contains(UInt8(ascii: "$")), let open = body.firstRange(of: "$(") else {
      return [String(body)]
    }
    guard let close = body[open.upperBound...].firstRange(of: ")$") else { return nil }
    let plural = body[open.upperBound..<close.lowerBound]
    var forms: [String] = []
    for part in plural.split(separator: "}") {
      guard let brace = part.firstIndex(of: "{") else { continue }
      let form = String(part[part.index(after: brace)...])
      if !forms.contains(form) { forms.append(form) }
    }
    guard let rest = expanded(body[close.upperBound...]) else { return nil }
    return forms.flatMap { form in rest.map { body[..<open.lowerBound] + form + $0 } }
  }

  /// The pieces of a rule's text; nothing where it writes digits.
  private mutating func elements(of text: String) -> [SpelloutRule.Portion]? {
    var elements: [SpelloutRule.Portion] = []
    var words = ""
    // An apostrophe at the start keeps the space that follows it.
    var rest = text.first == "'" ? text.dropFirst() : text[...]
    func flush() {
      let units = Self.words(words)
      if units.contains(where: { $0 != 0x20 && $0 != 0x2C }) || !elements.isEmpty, !units.isEmpty {
        elements.append(.text(units))
      }
      words = ""
    }
    while let character = rest.first {
      guard "<>=".contains(character) else {
        words.append(character)
        rest.removeFirst()
        continue
      }
      flush()
      let inner = rest.dropFirst().prefix { $0 != character }
      rest = rest.dropFirst(inner.count + 1)
      // `>>>` asks for the same rule set.
      let isRepeated = inner.isEmpty
      guard isRepeated || inner.first == "%" else { return nil }
      rest = rest.drop { $0 == character }
      let set = isRepeated ? current : number(of: String(inner))
      switch character {
      case "<": elements.append(.quotient(set))
      case ">": elements.append(.remainder(set))
      default: elements.append(.same(set))
      }
    }
    flush()
    return elements
  }

  /// The normalized words, with one space for hyphens and for places where words may be parted.
  static func words(_ text: String) -> [UInt16] {
    let parted = text.utf16.map { unit -> UInt16 in
      unit == 0xAD || unit == 0x200B || unit == 0x2D ? 0x20 : unit
    }
    var units: [UInt16] = []
    for unit in Folding.folded(parted) where !(unit == 0x20 && units.last == 0x20) {
      guard let unit = spelling(of: unit) else { continue }
      units.append(unit)
      // "And" is written with the word after it, and often apart.
      if unit == 0x648, units.count == 1 || units[units.count - 2] == 0x20 { units.append(0x20) }
    }
    return units
  }

  /// A unit in the plainest spelling, for what people write in several ways; nothing for marks that they leave
  /// out.
  static func spelling(of unit: UInt16) -> UInt16? {
    switch unit {
    case 0x622, 0x623, 0x625: 0x627  // alef with hamza or madda
    case 0x629: 0x647  // teh marbuta
    case 0x649, 0x6CC: 0x64A  // yeh without dots
    case 0x6A9: 0x643  // kaf of Persian
    case 0x640, 0x93C: nil  // tatweel and nukta
    case 0x901: 0x902  // chandrabindu
    default: unit
    }
  }

  /// Gives each rule the least number of the next one of its set, those for round numbers that of the next but one.
  ///
  /// Rules of another text fill gaps and take nothing from those that were there before.
  private mutating func setLimits(from first: Int) {
    var bases: [Int16: [Int128]] = [:]
    for rule in rules[first...] where rule.form == .whole {
      bases[rule.set, default: []].append(rule.base)
    }
    for (set, all) in bases { bases[set] = Array(Set(all)).sorted() }
    for index in rules.indices.dropFirst(first) where rules[index].form == .whole {
      let rule = rules[index]
      let isRound = rule.hasQuotient && !rule.hasRemainder
      let next = bases[rule.set]?.first { $0 > rule.base + (isRound ? 1 : 0) }
      rules[index].limit = next ?? .max
    }
  }
}
