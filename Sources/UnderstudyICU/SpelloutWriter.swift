import CICU

/// Writes numbers in the words of a locale; one thread at a time may use it.
package final class SpelloutWriter {
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
