import Testing

@testable import UnderstudyCLI

@Suite struct LabelPlacementTests {
  private func place(_ items: [(Int, String)], columns: Int = 40) -> [String] {
    let items = items.map { LabelPlacement.Item(column: $0.0, text: $0.1) }
    return LabelPlacement(columns: columns).place(items).map { "\($0.text) \($0.column),\($0.row)" }
  }

  @Test func keepsOneRowWhereThereIsRoom() {
    #expect(place([(0, "abc"), (4, "de"), (10, "f")]) == ["abc 0,0", "de 4,0", "f 10,0"])
  }

  @Test func leavesABlankBetweenLabels() {
    #expect(place([(0, "abcd"), (4, "e")]) == ["abcd 0,1", "e 4,0"])
  }

  @Test func staysClearOfTheLinesToLowerLabels() {
    #expect(place([(0, "abc"), (5, "long"), (8, "x")]) == ["abc 0,0", "long 5,1", "x 8,0"])
    #expect(place([(0, "abcdef"), (5, "long"), (8, "x")]) == ["abcdef 0,2", "long 5,1", "x 8,0"])
  }

  @Test func movesLabelsLeftAtTheEdge() {
    #expect(place([(8, "label")], columns: 10) == ["label 5,0"])
    #expect(place([(8, "much too long")], columns: 10) == ["much too long 0,0"])
  }
}
