import CICU

/// Reads and writes numbers in the words of a locale; one thread at a time may use it.
package final class SpelloutReader {
  /// Longer texts are no numbers: the longest sixteen-digit numbers in words are shorter.
  private static let longest = 512
  /// The names of the ways to spell that the locale has, such as `%spellout-ordinal`.
  package let ruleSets: [String]
  private let handle: OpaquePointer

  /// Opens the rules of a locale.
  package init(locale: String) throws(ICUError) {
    var code: Int32 = 0
    let opened = cicu_spellout_open(locale, &code)
    try ICUError.check(code, "cicu_spellout_open")
    guard let opened else { throw ICUError(code: code, function: "cicu_spellout_open") }
    handle = opened
    let names = try ICUText.read("cicu_spellout_rule_sets") { buffer, capacity, code in
      cicu_spellout_rule_sets(opened, buffer, capacity, code)
    }
    ruleSets = names.split(separator: ";").map(String.init)
  }

  deinit { cicu_spellout_close(handle) }

  /// The number that the units spell, `nil` unless they spell one from the first to the last.
  package func value(of units: UnsafeBufferPointer<UInt16>) -> Double? {
    guard let base = units.baseAddress, 1...Self.longest ~= units.count else { return nil }
    var value = 0.0
    let length = Int32(units.count)
    return cicu_spellout_parse(handle, base, length, &value) == length ? value : nil
  }

  /// The number in words by a rule set, or by the locale's usual one; empty if there is no such rule set.
  package func spelled(_ value: Int, ruleSet: String? = nil) -> String {
    // The empty name stands for the locale's usual one.
    guard use(ruleSet ?? "") else { return "" }
    let text = try? ICUText.read("cicu_spellout_format") { buffer, capacity, code in
      cicu_spellout_format(handle, Int64(value), buffer, capacity, code)
    }
    return text ?? ""
  }

  private func use(_ ruleSet: String) -> Bool {
    let units = Array(ruleSet.utf16)
    var code: Int32 = 0
    cicu_spellout_use_rule_set(handle, units, Int32(units.count), &code)
    return code == 0
  }
}
