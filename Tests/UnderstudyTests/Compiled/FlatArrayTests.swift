import Foundation
import Testing
import UnderstudyLexicons

@testable import Understudy

@Suite struct FlatArrayTests {
  @Test func holdsTheElementsOfAnArray() {
    let flat = FlatArray<Int32>([3, -1, 4])
    #expect(flat.count == 3)
    #expect(flat.withElements { Array($0) } == [3, -1, 4])
    #expect(FlatArray<Int32>().count == 0)
  }

  @Test func copyKeepsItsElementsWhenTheOtherChanges() {
    var flat = FlatArray(repeating: UInt8(7), count: 2)
    let copy = flat
    flat[1] = 8
    #expect(copy.withElements { Array($0) } == [7, 7])
    #expect(flat.withElements { Array($0) } == [7, 8])
  }

  @Test func changeOfMappedElementsLeavesTheFileAlone() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("numbers")
    try Data([1, 0, 2, 0]).write(to: URL(filePath: path))
    let file = try MappedFile(path: path)
    var flat = FlatArray<UInt16>(file.bytes, of: file)
    #expect(flat.withElements { Array($0) } == [1, 2])
    flat[0] = 9
    flat[1] = 9
    #expect(flat.withElements { Array($0) } == [9, 9])
    #expect(try Data(contentsOf: URL(filePath: path)) == Data([1, 0, 2, 0]))
  }
}
