import CICU

/// ICU's rules for writing numbers in the words of a locale, as text.
///
/// A rule set begins with its name and a colon; each of its rules has the least number it is for, and the
/// words, in which `<%name<`, `>%name>` and `=%name=` stand for parts of the number.
package enum SpelloutRules {
  /// All rules of a locale, one a line.
  package static func text(locale: String) throws(ICUError) -> String {
    var code: Int32 = 0
    let opened = cicu_spellout_open(locale, &code)
    try ICUError.check(code, "cicu_spellout_open")
    guard let opened else { throw ICUError(code: code, function: "cicu_spellout_open") }
    defer { cicu_spellout_close(opened) }
    return try ICUText.read("cicu_spellout_rules") { buffer, capacity, code in
      cicu_spellout_rules(opened, buffer, capacity, code)
    }
  }
}
