import Testing

@testable import Understudy

/// What a phrase says of properties that are true or false.
@Suite struct TruthOffererTests {
  private static let cabin = """
    {"x-tool": "FindCabin", "title": "Find Cabin", "properties": {
       "has_sauna": {"type": "boolean", "title": "Has Sauna"},
       "has_jetty": {"type": "boolean", "title": "Has Jetty"},
       "free_firewood": {"type": "boolean", "title": "Free Firewood"}}}
    """

  private func values(_ phrase: String) throws -> [String: JSONValue] {
    let values = try Schemas.extraction(Self.cabin, phrase).values
    return Dictionary(uniqueKeysWithValues: values.map { ($0.name, $0.value) })
  }

  @Test(arguments: [
    ("find a cabin with a sauna", true), ("find a cabin without a sauna", false),
    ("find a cabin, no need for a sauna", false),
    ("find a cabin, I do not care about having a sauna", false),
    ("find a cabin that is not far away, and with a sauna", true),
    ("I do not like the old one but the sauna was good, find a cabin", true),
  ]) func looksForADenialBeforeTheName(phrase: String, hasSauna: Bool) throws {
    #expect(try values(phrase)["has_sauna"] == .bool(hasSauna))
  }

  @Test(arguments: [
    "find a non-sauna cabin", "find a cabin, it shouldn't have a sauna",
  ]) func knowsOtherDenials(phrase: String) throws {
    #expect(try values(phrase)["has_sauna"] == .bool(false))
  }

  @Test(arguments: [
    "find a cabin, I don't mind whether it comes with a sauna",
    "find a cabin, I'm not concerned about a sauna",
  ]) func leavesOpenWhatDoesNotMatter(phrase: String) throws {
    #expect(try values(phrase)["has_sauna"] == nil)
  }

  @Test func findsAnyOfThem() throws {
    #expect(try values("find a cabin with any jetty")["has_jetty"] == .bool(true))
  }

  @Test func deniesWhatNeverWas() throws {
    let car = """
      {"x-tool": "SellCar", "title": "Sell Car", "properties": {
         "accident": {"type": "boolean", "title": "Accident"}}}
      """
    let values = try Schemas.extraction(car, "sell the car, it never had an accident").values
    #expect(values.map(\.value) == [.bool(false)])
  }

  @Test func takesTheVerbOfAToolForNoDenial() throws {
    let tool = """
      {"x-tool": "CancelLesson", "title": "Cancel Lesson", "properties": {
         "sport": {"type": "string", "enum": ["judo", "chess"]}}}
      """
    let values = try Schemas.extraction(tool, "cancel my judo lesson").values
    #expect(values.map(\.value) == [.string("judo")])
  }

  @Test func deniesBothOfAChoice() throws {
    let values = try values("find a cabin with no sauna or jetty")
    #expect(values["has_sauna"] == .bool(false))
    #expect(values["has_jetty"] == .bool(false))
  }

  @Test(arguments: ["find a cabin with free firewood", "find a cabin with no fee for firewood"])
  func takesWhatCostsNothingForFree(phrase: String) throws {
    #expect(try values(phrase)["free_firewood"] == .bool(true))
  }
}
