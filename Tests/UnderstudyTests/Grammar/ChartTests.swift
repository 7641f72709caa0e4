import Testing

@testable import Understudy

@Suite struct ChartTests {
  @Test(
    arguments: [
      ("tea time", ["drink = tea", "meal = <drink> time"], ["drink[tea]", "meal[tea time]"]),
      ("tea", ["drink = please? tea"], ["drink[tea]"]),
      ("please tea", ["drink = please? tea"], ["drink[please tea]", "drink[tea]"]),
      (
        "tea now please", ["drink = tea now? please?"],
        ["drink[tea now please]", "drink[tea now]", "drink[tea]"]
      ),
      ("tea please", ["drink = tea now? please?"], ["drink[tea please]", "drink[tea]"]),
      ("coffee cake", ["cake = coffee|tea cake"], ["cake[coffee cake]"]),
      (
        "hot chocolate please", ["drink = hot_chocolate|tea please"],
        ["drink[hot chocolate please]"]
      ),
      ("3 cups", ["cups = <n> cups"], ["n[3]", "cups[3 cups]"]),
      ("tea", ["drink = coffee"], []),
      ("", ["drink = tea"], []),
      ("TEA", ["drink = tea"], ["drink[TEA]"]),
      ("thé", ["drink = the"], ["drink[thé]"]),
    ] as [(String, [String], [String])])
  func findsMentions(phrase: String, rules: [String], mentions: [String]) throws {
    #expect(Set(try Cafe(rules).mentions(in: phrase)) == Set(mentions))
  }

  @Test(arguments: [
    ("3cups", true), ("3 cups", false), ("3  cups", false), ("3\u{A0}cups", false),
  ]) func gluedItemsAllowNoGap(phrase: String, isFound: Bool) throws {
    let mentions = try Cafe(["cups = <n> ~ cups"]).mentions(in: phrase)
    #expect(mentions.contains("cups[\(phrase)]") == isFound)
  }

  @Test(arguments: [("3cups", true), ("3 cups", true)]) func itemsWithoutGlueAllowBoth(
    phrase: String, isFound: Bool
  ) throws {
    let mentions = try Cafe(["cups = <n> cups"]).mentions(in: phrase)
    #expect(mentions.contains("cups[\(phrase)]") == isFound)
  }

  @Test(arguments: [
    ("0 cups", false), ("1 cups", true), ("12 cups", true), ("13 cups", false), ("012 cups", true),
  ]) func limitsBoundNumbers(phrase: String, isFound: Bool) throws {
    let mentions = try Cafe(["cups = <n 1..12> cups"]).mentions(in: phrase)
    #expect(mentions.contains("cups[\(phrase)]") == isFound)
  }

  @Test func longestMentionIsSelected() throws {
    let cafe = try Cafe(["drink = tea", "meal = tea time", "feast = tea time for three"])
    #expect(try cafe.selection(in: "tea time for three") == ["feast[tea time for three]"])
    #expect(try cafe.selection(in: "tea time for two") == ["meal[tea time]"])
    #expect(try cafe.selection(in: "tea for tea") == ["drink[tea]", "drink[tea]"])
  }

  @Test func heavierOfTwoMentionsIsSelected() throws {
    let cafe = try Cafe(["plain = tea", "fine = tea @ 5", "poor = tea @ -5"])
    #expect(try cafe.selection(in: "tea") == ["fine[tea]"])
  }

  @Test func leftRecursionEnds() throws {
    let cafe = try Cafe(["order = tea", "order = <order> and? <order>"])
    let mentions = try cafe.mentions(
      in: Array(repeating: "tea", count: 60).joined(separator: " and "))
    #expect(mentions.contains("order[tea and tea and tea]"))
    #expect(mentions.count <= 119 * Chart<CafeSemantics>.mentionLimit)
  }

  @Test func unaryCycleEnds() throws {
    let cafe = try Cafe(["a = <b>", "b = <a>", "a = tea"])
    #expect(Set(try cafe.mentions(in: "tea")) == ["a[tea]", "b[tea]"])
  }

  @Test func mentionCoversNoMoreThanTheLimit() throws {
    let cafe = try Cafe(["order = tea", "order = <order> tea"])
    let longest = try cafe.lengths(in: Array(repeating: "tea", count: 100).joined(separator: " "))
      .max()
    #expect(longest == Chart<CafeSemantics>.lengthLimit)
  }

  @Test func deepNestingKeepsItsParts() throws {
    var rules = ["k0 = tea"]
    for depth in 1...100 { rules.append("k\(depth) = <k\(depth - 1)>") }
    let mentions = try Cafe(rules).mentions(in: "tea")
    #expect(mentions.contains("k100[tea]"))
  }

  @Test func keepsThePartsOfAMention() throws {
    let cafe = try Cafe(["cups = <n> cups", "order = <cups> and <cups>"])
    #expect(try cafe.tree(of: "order", in: "2 cups and 3 cups") == "order(cups(n) cups(n))")
  }

  @Test(arguments: ["tea", "tea and", "tea time and", "3 cups"]) func stepsGrowWithThePhrase(
    unit: String
  ) throws {
    let cafe = try Cafe([
      "order = tea", "order = <order> and? <order>", "order = <order> time", "order = <n> cups",
    ])
    func steps(_ count: Int) throws -> Int {
      try cafe.steps(in: Array(repeating: unit, count: count).joined(separator: " "))
    }
    let (once, twice, fourfold) = (try steps(100), try steps(200), try steps(400))
    #expect(fourfold - twice <= 2 * (twice - once) + 100)
  }

  @Test func findsTheSameAgain() throws {
    let cafe = try Cafe(["order = tea", "order = <order> and? <order>", "cups = <n> cups"])
    let phrase = "tea and tea and 3 cups and tea tea tea"
    let first = try cafe.mentions(in: phrase)
    for _ in 0..<5 { #expect(try cafe.mentions(in: phrase) == first) }
  }

  @Test func forgetsThePhraseBefore() throws {
    let cafe = try Cafe(["order = tea"])
    var chart = Chart<CafeSemantics>()
    try cafe.fill(&chart, with: "tea tea tea tea")
    try cafe.fill(&chart, with: "coffee")
    #expect(chart.mentions.isEmpty)
    #expect(chart.heads == [-1])
  }
}
