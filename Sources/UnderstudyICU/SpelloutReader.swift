import CICU

/// Reads and writes numbers in the words of a locale; one thread at a time may use it.
package final class SpelloutReader {
  /// Longer texts are no numbers; reading takes time that grows faster than the text.
  private static let longest = 200
  /// The names of the ways to spell that the locale has, such as `%spellout-ordinal`.
  package let ruleSets: [String]
  private let writer: OpaquePointer
  /// Open on folded rules, where ICU can read them back.
  private let reader: OpaquePointer?
  private var buffer: [UInt16] = []

  /// Opens the rules of a locale.
  package init(locale: String) throws(ICUError) {
    var code: Int32 = 0
    let opened = cicu_spellout_open(locale, &code)
    try ICUError.check(code, "cicu_spellout_open")
    guard let opened else { throw ICUError(code: code, function: "cicu_spellout_open") }
    writer = opened
    reader = Self.reader(of: opened, locale: locale)
    let names = try ICUText.read("cicu_spellout_rule_sets") { buffer, capacity, code in
      cicu_spellout_rule_sets(opened, buffer, capacity, code)
    }
    ruleSets = names.split(separator: ";").map(String.init)
  }

  deinit {
    cicu_spellout_close(writer)
    if let reader { cicu_spellout_close(reader) }
  }

  /// The number that the units spell, `nil` unless they spell one from the first to the last.
  ///
  /// Case, accents and hyphens do not matter: `Twenty one` reads as `twenty-one` does.
  package func value(of units: UnsafeBufferPointer<UInt16>) -> Double? {
    guard 1...Self.longest ~= units.count else { return nil }
    buffer.removeAll(keepingCapacity: true)
    SpelloutRules.fold(words: units, into: &buffer)
    return buffer.withUnsafeBufferPointer { folded in
      guard let base = folded.baseAddress, !folded.isEmpty else { return nil }
      var value = 0.0
      let length = Int32(folded.count)
      return cicu_spellout_parse(reader ?? writer, base, length, &value) == length ? value : nil
    }
  }

  /// The number in words by a rule set, or by the locale's usual one; empty if there is no such rule set.
  package func spelled(_ value: Int, ruleSet: String? = nil) -> String {
    // The empty name stands for the locale's usual one.
    guard use(ruleSet ?? "") else { return "" }
    let text = try? ICUText.read("cicu_spellout_format") { buffer, capacity, code in
      cicu_spellout_format(writer, Int64(value), buffer, capacity, code)
    }
    return text ?? ""
  }

  private func use(_ ruleSet: String) -> Bool {
    let units = Array(ruleSet.utf16)
    var code: Int32 = 0
    cicu_spellout_use_rule_set(writer, units, Int32(units.count), &code)
    return code == 0
  }

  private static func reader(of writer: OpaquePointer, locale: String) -> OpaquePointer? {
    let rules = try? ICUText.units("cicu_spellout_rules") { buffer, capacity, code in
      cicu_spellout_rules(writer, buffer, capacity, code)
    }
    guard let rules else { return nil }
    let folded = SpelloutRules.folded(rules)
    var code: Int32 = 0
    return cicu_spellout_open_rules(locale, folded, Int32(clamping: folded.count), &code)
  }
}
