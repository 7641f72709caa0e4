import Testing

@testable import UnderstudyICU

@Suite struct SpelloutWriterTests {
  @Test func spellsByARuleSet() throws {
    let writer = try SpelloutWriter(locale: "en")
    #expect(writer.ruleSets.contains("%spellout-ordinal"))
    #expect(writer.spelled(3, ruleSet: "%spellout-ordinal") == "third")
    #expect(writer.spelled(3) == "three")
    #expect(writer.spelled(3, ruleSet: "%no-such-set") == "")
  }

  @Test func tellsTheRulesByWhichItSpells() throws {
    let rules = try SpelloutRules.text(locale: "de").split(separator: "\n")
    #expect(rules.contains("%spellout-numbering:"))
    #expect(rules.contains("12: zwölf;"))
  }
}
