import UnderstudyICU
import UnderstudyLexicons

/// Says values in the styles of a language: digits and words, short and long dates, names and codes.
///
/// One thread at a time may use it.
final class ValueWriter {
  private let language: Language
  private let lexicons: LexiconIndex
  private let today: Int64
  private let spellout: SpelloutWriter?
  private let relative: RelativeNames?
  private let dates: [DatePatternFormatter]
  private let clocks: [DatePatternFormatter]
  private let weekday: DatePatternFormatter?

  /// Opens the styles of a language, for phrases said on a day.
  init(language: Language, lexicons: LexiconIndex, today: Int64) {
    self.language = language
    self.lexicons = lexicons
    self.today = today
    let locale = language.locale
    spellout = try? SpelloutWriter(locale: locale)
    relative = try? RelativeNames(locale: locale)
    let patterns = try? DatePatterns(locale: locale)
    func formatters(_ skeletons: [String]) -> [DatePatternFormatter] {
      skeletons.compactMap { skeleton in
        patterns.flatMap {
          try? DatePatternFormatter(locale: locale, pattern: $0.best(skeleton: skeleton))
        }
      }
    }
    dates = formatters(["MMMMd", "MMMd", "yMMMMd", "yMd", "EEEEMMMMd"])
    clocks = formatters(["jm", "Hm", "hm"])
    weekday = formatters(["EEEE"]).first
  }

  /// The ways to say a value of a slot, the plainest first.
  func texts(_ value: JSONValue, for profile: SlotProfile) -> [String] {
    var seen: Set<String> = []
    return styles(value, profile).filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  private func styles(_ value: JSONValue, _ profile: SlotProfile) -> [String] {
    switch (profile.slot.type, value) {
    case (.option(let options), _):
      guard let option = options.first(where: { $0.literal == value }) else { return [] }
      let title = option.title ?? SlotReader.split(option.value)
      return ([title] + option.synonyms).flatMap { [$0.lowercased(), $0] }
    case (.boolean, .bool(let isTrue)): return truth(isTrue, profile)
    case (.integer, .number(let digits)), (.number, .number(let digits)):
      return numbers(digits, profile)
    case (.money, _): return money(value)
    case (.duration, .string(let text)): return durations(text)
    case (.date, .string(let text)): return times(text)
    case (.text, .string(let text)): return names(text, profile)
    default: return []
    }
  }

  private func truth(_ isTrue: Bool, _ profile: SlotProfile) -> [String] {
    let names = profile.keywords.map { $0.joined(separator: " ") }
    guard !isTrue else { return names }
    let denials = language.cues.filter { $0.connective == .exclusion }
      .compactMap { try? PatternReader.pattern($0.words).forms.first }
    return denials.prefix(2).flatMap { denial in names.map { "\(denial) \($0)" } }
  }

  private func numbers(_ digits: String, _ profile: SlotProfile) -> [String] {
    guard let value = Int(digits), let spellout, 0...99 ~= value else { return [digits] }
    return [digits, spellout.spelled(value)]
  }

  private func money(_ value: JSONValue) -> [String] {
    guard let amount = value["amount"]?.plainText, let currency = value["currency"]?.plainText
    else { return [] }
    return ["\(amount) \(currency)", "\(currency) \(amount)"]
  }

  private func durations(_ text: String) -> [String] {
    guard let (count, unit) = Self.singleUnit(text),
      let formatter = try? UnitFormatter(unit: unit, width: .long, locale: language.locale)
    else { return [] }
    return [formatter.text(Double(count))]
  }

  /// The number and unit of a duration that has one only, such as `P3D`.
  private static func singleUnit(_ text: String) -> (Int, UnitNames.Unit)? {
    let units: [(String, Character, UnitNames.Unit)] = [
      ("PT", "H", .hour), ("PT", "M", .minute), ("PT", "S", .second), ("P", "D", .day),
      ("P", "W", .week), ("P", "M", .month), ("P", "Y", .year),
    ]
    for (head, tail, unit) in units where text.hasPrefix(head) && text.last == tail {
      if let count = Int(text.dropFirst(head.count).dropLast()) { return (count, unit) }
    }
    return nil
  }

  // MARK: - Times

  private func times(_ text: String) -> [String] {
    let parts = text.split(separator: "T")
    guard let day = text.contains("-") ? LocalTime.Fields(String(parts[0]))?.start : nil else {
      return clock(text)
    }
    guard parts.count > 1 else { return days(day) }
    let hours = clock(String(parts[1]))
    return days(day).flatMap { day in hours.map { "\(day) \($0)" } }
  }

  private func days(_ second: Int64) -> [String] {
    let distance = LocalTime.dayNumber(second) - today
    var texts = dates.map { $0.text(second: second) }
    if 0...1 ~= distance, let relative { texts.append(relative.name(Int(distance), .day)) }
    if 2...6 ~= distance, let weekday { texts.append(weekday.text(second: second)) }
    return texts
  }

  private func clock(_ text: String) -> [String] {
    let parts = text.split(separator: ":").compactMap { Int64($0) }
    guard parts.count >= 2 else { return [] }
    let second = parts[0] * 3_600 + parts[1] * 60
    // ICU writes a narrow blank before "PM", which nobody types.
    return clocks.map { $0.text(second: second).replacing("\u{202F}", with: " ") }
  }

  // MARK: - Names

  private func names(_ text: String, _ profile: SlotProfile) -> [String] {
    if ["time", "date", "dateTime"].contains(profile.kinds.first) {
      let times = times(text)
      if !times.isEmpty { return times }
    }
    let entries = profile.kinds.compactMap { lexicons.entry(kind: $0, key: text) }
    return [text] + entries.map(\.name)
  }
}
