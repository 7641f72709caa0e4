import UnderstudyLexicons

/// Draws values that a slot may hold.
struct ValueSampler {
  private let language: Language
  private let lexicons: LexiconIndex
  private let today: Int64
  private var random: SeededRandom
  /// Days and hours go on from one property to the next, as those of a journey do.
  private var day: Int64
  private var hour: Int64 = 6
  private var known: [String: [String]] = [:]

  init(language: Language, lexicons: LexiconIndex, today: Int64, random: SeededRandom) {
    self.language = language
    self.lexicons = lexicons
    self.today = today
    self.random = random
    day = today
  }

  /// Begins another entity, whose values do not hang together with those drawn before.
  mutating func begin(_ random: SeededRandom) {
    self.random = random
    (day, hour) = (today, 6)
  }

  /// A value as answers print it, or words of which the slot itself has to tell the value.
  enum Sample {
    case value(JSONValue)
    case words(String)
  }

  /// A value for a slot; nothing where no phrase fills it.
  mutating func sample(for profile: SlotProfile) -> Sample? {
    switch profile.slot.type {
    case .option(let options): return random.pick(options).map { .value($0.literal) }
    case .boolean: return .value(.bool(true))
    case .integer(let lower, let upper):
      let least = max(1, lower ?? 1)
      return .value(
        JSONValue(random.number(least...max(least, min(upper ?? least + 8, least + 8)))))
    case .number: return .value(JSONValue(random.number(2...400)))
    case .money:
      return .value(
        .object([
          .init("amount", JSONValue(random.number(5...90) * 10)),
          .init("currency", .string(language.currency ?? "EUR")),
        ]))
    case .duration:
      let unit = random.pick(["PT#H", "P#D", "P#W"]) ?? "PT#H"
      return .value(.string(unit.replacing("#", with: "\(random.number(2...9))")))
    case .date: return .value(.string(time(profile.kinds.first ?? "date")))
    case .text: return text(profile)
    case .measurement, .entity, .other: return nil
    }
  }

  private mutating func time(_ kind: String) -> String {
    day += random.number(1...20)
    hour = min(22, hour + random.number(1...3))
    let clock = "\(hour < 10 ? "0" : "")\(hour):\(random.pick(["00", "30"]) ?? "00")"
    let date = LocalTime.iso8601(day * LocalTime.day, .day)
    switch kind {
    case "time": return clock
    case "dateTime": return "\(date)T\(clock)"
    default: return date
    }
  }

  private mutating func text(_ profile: SlotProfile) -> Sample? {
    guard let kind = profile.kinds.first else { return .words(madeUpName()) }
    switch kind {
    case "date", "time", "dateTime": return .value(.string(time(kind)))
    case "email": return .words("\(madeUpName().lowercased())@example.com")
    case "url": return .words("https://example.com/\(madeUpName().lowercased())")
    case "phone": return .words("+1 212 555 01\(random.number(10...99))")
    case "number": return .words("\(random.number(2...90))")
    case "code":
      return .words("\(random.pick(["AB", "QX", "TR"]) ?? "AB")\(random.number(100...9_999))")
    default: return random.pick(entries(of: kind)).map { .words($0) }
    }
  }

  /// The names and keys of well known entries of a kind.
  private mutating func entries(of kind: String) -> [String] {
    if let found = known[kind] { return found }
    let letters = "abcdefghijklmnopqrstuvwxyz".map { String($0) }
    let entries = letters.flatMap {
      NamePrefix($0, in: lexicons).entries(kinds: [kind], limit: 6)
    }
    let texts = entries.flatMap { $0.name == $0.key ? [$0.name] : [$0.name, $0.key] }
    known[kind] = texts
    return texts
  }

  /// A name that no lexicon has, in the letters of most languages.
  private mutating func madeUpName() -> String {
    let syllables = ["bel", "mi", "ra", "to", "ka", "ro", "van", "sel", "du", "nor", "pe", "lu"]
    let count = random.number(2...3)
    let name = (0..<count).compactMap { _ in random.pick(syllables) }.joined()
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
