import Foundation
import Testing
import UnderstudyLexicons

@testable import Understudy

/// Files that somebody else changes while they are read, or that are none.
@Suite struct ChangedFileTests {
  @Test func keepsWhatWasCopiedThoughTheFileIsCut() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/words"
    try Data("first second".utf8).write(to: URL(filePath: path))
    let file = try MappedFile(path: path, isCopied: true)
    try Data().write(to: URL(filePath: path))
    #expect(file.bytes.elementsEqual(Array("first second".utf8)))
  }

  @Test func waitsForNobodyWhereAPipeStandsForAFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: LexiconFileError.self) { try MappedFile(path: path) }
    #expect(throws: LexiconFileError.self) { try MappedFile(path: path, isCopied: true) }
  }
}
