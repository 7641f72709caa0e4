@testable import AppIntents
import Foundation
import Testing

@Suite struct DisplayRepresentationTests {
  @Test func literalIsTitle() {
    let plain: DisplayRepresentation = "Suite"
    #expect(plain == DisplayRepresentation(title: "Suite"))
    let interpolated: DisplayRepresentation = "Suite \(12)"
    #expect(interpolated.title.text == "Suite 12")
  }

  @Test func keepsAllParts() {
    let room = DisplayRepresentation(
      title: "Suite", subtitle: "Two rooms", image: .init(systemName: "bed.double"),
      synonyms: ["Apartment"])
    #expect(room.subtitle == "Two rooms")
    #expect(room.image == .init(systemName: "bed.double"))
    #expect(room.image != .init(named: "bed.double"))
    #expect(room.synonyms == ["Apartment"])
  }

  @Test func typeIsNamedAndCounted() {
    let literal: TypeDisplayRepresentation = "Room"
    #expect(literal.name == "Room")
    #expect(literal.numericFormat == nil)
    #expect(Guest.typeDisplayRepresentation.numericFormat?.key == "%lld guests")
  }

  @Test func caseIsCalledByItsTitleOrName() {
    #expect(RoomKind.single.localizedStringResource == "Single room")
    #expect(RoomKind.juniorSuite.localizedStringResource.text == "juniorSuite")
  }
}
