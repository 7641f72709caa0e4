@testable import AppIntents
import Testing

@Suite struct EnumCaseTests {
  @Test func listsCasesInOrder() {
    #expect(
      RoomKind.declaredCases == [
        EnumCase(
          rawValue: "single", title: "Single room", subtitle: "One bed",
          synonyms: []),
        EnumCase(
          rawValue: "double", title: "Double room", subtitle: nil,
          synonyms: ["Twin", "Two-bed room"]),
        EnumCase(
          rawValue: "suite-s", title: "Junior Suite", subtitle: nil,
          synonyms: []),
      ])
  }

  @Test func rawValueStandsInForNameBehindDescription() {
    #expect(Deck.declaredCases.map(\.title) == ["0", "Sun deck"])
    #expect(Deck.declaredCases.map(\.rawValue) == ["0", "1"])
  }

  /// Only one of its cases has a title, and neither shows its name.
  private enum Deck: Int, AppEnum, CustomStringConvertible {
    case lower = 0
    case upper = 1

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Deck" }
    static var caseDisplayRepresentations: [Deck: DisplayRepresentation] { [.upper: "Sun deck"] }
    var description: String { "deck number \(rawValue)" }
  }

  @Test func readsRawValue() {
    #expect(RoomKind.declaredCase(rawValue: "suite-s") == .juniorSuite)
    #expect(RoomKind.declaredCase(rawValue: "juniorSuite") == nil)
    #expect(Floor.declaredCase(rawValue: "1") == .first)
    #expect(Floor.declaredCase(rawValue: "one") == nil)
  }

  @Test func worksOnTypesKnownOnlyAtRunTime() {
    let types: [any AppEnum.Type] = [RoomKind.self, Floor.self]
    #expect(types.map { $0.declaredCases.count } == [3, 2])
    #expect(types.last?.declaredCase(rawValue: "0") as? Floor == .ground)
  }
}
