import Testing

@testable import Understudy

/// The parts of reading places, each by what it alone decides.
@Suite struct PlaceReadingTests {
  private func flight(_ phrase: String, locale: String = "en_US") throws -> [String: String] {
    let extraction = try Engine.extractor.extract(
      FlightEnds.schema, from: phrase, in: Engine.context(locale: locale))
    return Dictionary(
      uniqueKeysWithValues: extraction.values.map { ($0.name, $0.value.plainText) })
  }

  @Test func givesNoWayFromAPlaceToItself() throws {
    #expect(try flight("from Oslo to Oslo") == ["origin": "OSL"])
  }

  @Test func keepsOtherPlacesOfAName() throws {
    let extraction = try Engine.extractor.extract(
      FlightEnds.schema, from: "from San Jose to Boston", in: Engine.context())
    let origin = try #require(extraction.fills.first { $0.property == "origin" })
    #expect(origin.value == .string("SJC"))
    #expect(origin.alternatives.contains(.string("SJO")))
  }

  @Test func leavesAThirdCodeUnused() throws {
    let extraction = try Engine.extractor.extract(
      FlightEnds.schema, from: "OSL ARN HEL", in: Engine.context())
    #expect(extraction.unused.map(\.text) == ["HEL"])
  }

  @Test func prefersTheCountryOfTheOtherPlace() throws {
    #expect(
      try flight("Newcastle to Brisbane", locale: "en") == ["origin": "NTL", "destination": "BNE"])
    #expect(
      try flight("Newcastle to London", locale: "en") == ["origin": "NCL", "destination": "LON"])
  }

  @Test(arguments: [
    ("to Italy", ""), ("to Malta", "MLA"), ("to Bonn", "CGN"), ("to Texas", ""), ("to Florida", ""),
  ])
  func takesARegionOnlyForItsOneAirport(phrase: String, destination: String) throws {
    #expect(try flight(phrase)["destination"] ?? "" == destination)
  }

  @Test(arguments: [
    ("en_US", "can", "-"), ("en_US", "the can", "-"), ("en_US", "CAN", "CAN"),
    ("en_US", "hm", "-"), ("en_US", "osl", "OSL"),
  ]) func readsSmallCodesWhereNothingElseIsMeant(
    locale: String, phrase: String, code: String
  ) throws {
    let found = try Engine.extractor.recognize(phrase, in: Engine.context(locale: locale))
    #expect((found.first?.value.plainText ?? "-") == code)
  }

  @Test(arguments: [
    ("서울에서", "[서울][에서]"), ("부산으로", "[부산][으로]"), ("여행", "[여행]"), ("에서", "[에서]"),
  ]) func partsKoreanParticles(phrase: String, tokens: String) throws {
    let tokenized = try Tokenizer(locale: "ko_KR").tokenized(phrase)
    let texts = tokenized.tokens.indices.map { "[\(tokenized.text(of: $0..<$0 + 1))]" }
    #expect(texts.joined() == tokens)
  }

  @Test(arguments: [
    ("Portland Maine", 1, true, false), ("Portland, Maine", 1, false, true),
    ("Portland (Maine)", 1, false, true),
  ]) func readsWhatStandsBetweenPlaces(
    phrase: String, token: Int, isPlain: Bool, isMarked: Bool
  ) throws {
    let tokenized = try Tokenizer(locale: "en_US").tokenized(phrase)
    let gap = try #require(QualifierGap(after: token, in: tokenized))
    #expect(gap.isPlain == isPlain)
    #expect(gap.isMarked == isMarked)
    #expect(gap.end(after: gap.next + 1, in: tokenized) == tokenized.tokens.count)
  }

  @Test(arguments: ["Portland. Maine", "Portland (", "Portland", "Portland, ,"])
  func readsNoPlaceBehindOtherMarks(phrase: String) throws {
    #expect(QualifierGap(after: 1, in: try Tokenizer(locale: "en_US").tokenized(phrase)) == nil)
  }
}
