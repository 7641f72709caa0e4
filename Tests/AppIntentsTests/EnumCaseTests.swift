@testable import AppIntents
import Testing

@Suite struct EnumCaseTests {
  @Test func listsCasesInOrder() {
    #expect(
      RoomKind.declaredCases == [
        EnumCase(
          rawValue: "single", name: "single", title: "Single room", subtitle: "One bed",
          synonyms: []),
        EnumCase(
          rawValue: "double", name: "double", title: "Double room", subtitle: nil,
          synonyms: ["Twin", "Two-bed room"]),
        EnumCase(
          rawValue: "suite-s", name: "juniorSuite", title: "Junior Suite", subtitle: nil,
          synonyms: []),
      ])
  }

  @Test func rawValueStandsInForNameBehindDescription() {
    #expect(Floor.declaredCases.map(\.name) == ["0", "1"])
    #expect(Floor.declaredCases.map(\.rawValue) == ["0", "1"])
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
