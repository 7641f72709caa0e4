import Testing

@testable import Understudy

@Suite struct RuleFileReaderTests {
  @Test(arguments: RuleFileMistake.all) func tellsWhatIsWrongAndWhere(_ mistake: RuleFileMistake) {
    #expect(mistake.message == mistake.expected)
  }

  @Test func readsRulesInOrder() throws {
    let file = try RuleFile(
      name: "a.rules",
      text: """
        # A remark.

        rule after-tea
          pattern   after tea
          pattern   tea_time? later
          produces  clock = time(17, 30)
          latent
          weight    -7
          example   after tea @ 2026-06-10T09:00 => 2026-06-10T17:30
          counter   before tea @ 2026-06-10

        words coins
          produces  number = number($)
          1         penny|pennies
          12        shilling
          capitals
        """)
    #expect(
      file.rules.map(outline) == [
        "after-tea clock = time(17, 30) latent -7: after tea / 'tea time'? later",
        "coins number = number(1) capitals: penny|pennies",
        "coins number = number(12) capitals: shilling",
      ])
    #expect(
      file.examples == [
        .init(
          rule: "after-tea", phrase: "after tea", now: "2026-06-10T09:00",
          value: "2026-06-10T17:30",
          line: 9),
        .init(rule: "after-tea", phrase: "before tea", now: "2026-06-10", value: nil, line: 10),
      ])
    #expect(file.rules.indices.map { file.source(ofRule: $0).number } == [6, 13, 13])
    #expect(file.source(ofRule: 0).text == "  produces  clock = time(17, 30)")
  }

  @Test(arguments: ["", "\n\n", "# nothing but a remark", " \t\n"]) func readsEmptyFile(
    text: String
  ) throws {
    #expect(try RuleFile(name: "a.rules", text: text).rules.isEmpty)
  }

  @Test func readsLinesThatEndInCarriageReturns() throws {
    let text = "rule tea\r\n  pattern  tea time\r\n  produces  tea = symbol\r\n  latent\r\n"
    #expect(
      try RuleFile(name: "a.rules", text: text).rules.map(outline) == [
        "tea tea = symbol() latent 0: tea time"
      ])
  }

  private func outline(_ rule: Rule) -> String {
    let arguments = rule.arguments.map { argument in
      switch argument {
      case .word(let word): word
      case .integer(let value): "\(value)"
      }
    }
    let head =
      "\(rule.name) \(rule.kind) = \(rule.production)(\(arguments.joined(separator: ", ")))"
    let mood =
      rule.isLatent || rule.weight != 0 ? "\(rule.isLatent ? " latent" : "") \(rule.weight)" : ""
    return head + mood + (rule.needsCapitals ? " capitals" : "") + ": "
      + rule.patterns.map(\.outline).joined(separator: " / ")
  }
}

/// A rule file with a mistake, and the whole message that it must give.
struct RuleFileMistake: CustomTestStringConvertible, Sendable {
  let text: String
  let expected: String

  var testDescription: String { expected.split(separator: "\n").first.map(String.init) ?? text }

  /// The message that reading the text gives.
  var message: String {
    do {
      let file = try RuleFile(name: "tea.rules", text: text)
      return "no mistake in \(file.rules.count) rules"
    } catch { return "\(error)" }
  }

  static let all = [
    RuleFileMistake(
      text: "rule tea\n  patern tea",
      expected: """
        tea.rules:2:3: 'patern' is no keyword of a rule file; did you mean 'pattern'?
          patern tea
          ^
        """),
    RuleFileMistake(
      text: "ruel tea",
      expected: """
        tea.rules:1:1: 'ruel' is no keyword of a rule file; did you mean 'rule'?
        ruel tea
        ^
        """),
    RuleFileMistake(
      text: "rule tea\n  kettle tea",
      expected: """
        tea.rules:2:3: 'kettle' is no keyword of a rule file
          kettle tea
          ^
        """),
    RuleFileMistake(
      text: "\tpattern tea",
      expected: """
        tea.rules:1:2: 'pattern' stands outside a 'rule' or 'words' block
        \tpattern tea
         ^
        """),
    RuleFileMistake(
      text: "rule",
      expected: """
        tea.rules:1:1: 'rule' needs a name
        rule
        ^
        """),
    RuleFileMistake(
      text: "words  ",
      expected: """
        tea.rules:1:1: 'words' needs a name
        words  
        ^
        """),
    RuleFileMistake(
      text: "rule tea\n  pattern\n",
      expected: """
        tea.rules:2:3: 'pattern' needs a value
          pattern
          ^
        """),
    RuleFileMistake(
      text: "rule tea\n  produces tea = symbol\n\nrule cake\n  pattern cake",
      expected: """
        tea.rules:1:1: rule 'tea' has no 'pattern'
        rule tea
        ^
        """),
    RuleFileMistake(
      text: "rule tea\n  pattern tea",
      expected: """
        tea.rules:1:1: rule 'tea' has no 'produces'
        rule tea
        ^
        """),
    RuleFileMistake(
      text: "rule tea\n  produces symbol",
      expected: """
        tea.rules:2:12: 'symbol' is no production; expected 'KIND = NAME' or 'KIND = NAME(ARGUMENT, …)'
          produces symbol
                   ^
        """),
    RuleFileMistake(
      text: "rule tea\n  produces tea = time(17",
      expected: """
        tea.rules:2:12: 'tea = time(17' is no production; expected 'KIND = NAME' or 'KIND = NAME(ARGUMENT, …)'
          produces tea = time(17
                   ^
        """),
    RuleFileMistake(
      text: "rule tea\n  pattern tea <cup",
      expected: """
        tea.rules:2:15: '<cup' is no pattern item; expected a word or '<kind>'
          pattern tea <cup
                      ^
        """),
    RuleFileMistake(
      text: "rule tea\n  pattern tee|thé|",
      expected: """
        tea.rules:2:19: '' is no pattern item; expected a word or '<kind>'
          pattern tee|thé|
                          ^
        """),
    RuleFileMistake(
      text: "rule tea\n  pattern tea? please?",
      expected: """
        tea.rules:2:11: 'tea? please?' is no pattern item; expected a word or '<kind>'
          pattern tea? please?
                  ^
        """),
    RuleFileMistake(
      text: "rule tea\n  pattern <cups 3-4> tea",
      expected: """
        tea.rules:2:11: '3-4' is no limit; expected '1..31' or 'wide 2' after the kind
          pattern <cups 3-4> tea
                  ^
        """),
    RuleFileMistake(
      text: "words cups\n  produces number = number($)\n  3",
      expected: """
        tea.rules:3:3: '3' is no row; expected 'VALUE WORDS'
          3
          ^
        """),
    RuleFileMistake(
      text: "rule tea\n  weight heavy",
      expected: """
        tea.rules:2:10: 'heavy' is no weight; expected a whole number from -32768 to 32767
          weight heavy
                 ^
        """),
    RuleFileMistake(
      text: "rule tea\n  example tea at five",
      expected: """
        tea.rules:2:11: 'tea at five' is no example; expected 'PHRASE @ NOW => VALUE'
          example tea at five
                  ^
        """),
    RuleFileMistake(
      text: "rule tea\n  pattern tea\n  produces tea = symbol\nrule tea",
      expected: """
        tea.rules:4:6: 'tea' is defined twice in this file
        rule tea
             ^
        """),
  ]
}
