import Testing

@testable import Understudy

@Suite struct PatternReaderTests {
  @Test(arguments: [
    ("tea", "tea"), ("after tea", "after tea"), ("  after \t tea ", "after tea"),
    ("tea|coffee now", "tea|coffee now"), ("please? tea", "please? tea"),
    ("tea|coffee? now", "tea|coffee? now"), ("tea_time", "'tea time'"),
    ("a_cup_of|the tea", "'a cup of'|the tea"), ("<cup>", "<cup>"),
    ("<cup 1..12> tea", "<cup 1..12> tea"), ("<cup -3..12>", "<cup -3..12>"),
    ("<cup wide 2>", "<cup wide 2>"), ("<cup 0..59 wide 2>", "<cup 0..59 wide 2>"),
    ("<cup wide 2 0..59>", "<cup 0..59 wide 2>"), ("<cup>|<mug>|pot", "<cup>|<mug>|pot"),
    ("<cup>? tea", "<cup>? tea"), ("<cup> ~ tea", "<cup> ~tea"),
    ("<cup> ~ :|. ~ <cup>", "<cup> ~:|. ~<cup>"), ("<cup> ~ s? tea", "<cup> ~s? tea"),
    ("?", "?"), ("tea ?", "tea ?"), ("茶 を", "茶 を"), ("_", "_"), ("o'clock", "o'clock"),
    ("< = <cup>", "< = <cup>"), ("< <cup>", "< <cup>"),
  ]) func readsItems(text: String, outline: String) throws {
    #expect(try PatternReader.pattern(text).outline == outline)
  }

  @Test(arguments: [
    ("", ""), ("tea?", "tea?"), ("~", "~"), ("tea||coffee", ""), ("|tea", ""), ("<>", "<>"),
    ("< >", "< >"), ("<cup 5..1>", "<cup 5..1>"), ("<cup 1..>", "<cup 1..>"),
    ("<cup 1>", "<cup 1>"),
    ("<cup wide>", "<cup wide>"), ("<cup wide 300>", "<cup wide 300>"), ("<cup", "<cup"),
    ("<cup 99999999999999999999..1>", "<cup 99999999999999999999..1>"),
  ]) func refusesAndPointsAtTheItem(text: String, part: String) {
    let failure = #expect(throws: PatternReader.Failure.self) {
      try PatternReader.pattern(text)
    }
    #expect(failure.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) } == part)
  }
}

extension Pattern {
  /// The pattern as a rule file writes it; a choice of several words stands in quotes.
  var outline: String { items.map(\.outline).joined(separator: " ") }
}

extension Pattern.Item {
  fileprivate var outline: String {
    (isGlued ? "~" : "") + choices.map(\.outline).joined(separator: "|") + (isOptional ? "?" : "")
  }
}

extension Pattern.Choice {
  fileprivate var outline: String {
    switch self {
    case .words(let text): text.contains(" ") ? "'\(text)'" : text
    case .mention(let kind, let limits):
      "<\(kind)"
        + (limits.lower == .min && limits.upper == .max ? "" : " \(limits.lower)..\(limits.upper)")
        + (limits.width == 0 ? "" : " wide \(limits.width)") + ">"
    }
  }
}
