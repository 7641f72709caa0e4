import Foundation
import Testing
import UnderstudyResources

@testable import UnderstudyLexicons

@Suite struct LexiconWriterTests {
  /// The tables that the build compiled, by path.
  static let tables: [URL] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Resources/Lexicons")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "tsv" }.sorted { $0.path < $1.path }
  }()

  @Test func givesTheBytesThatTheBuildGave() throws {
    let tables = try Self.tables.map { url in
      try LexiconTableReader([UInt8](Data(contentsOf: url)), file: url.lastPathComponent).read()
    }
    let built = try Data(contentsOf: URL(filePath: Resources.path(of: "lexicons.bin")))
    #expect(tables.count >= 3)
    #expect(try Data(LexiconWriter.bytes(of: tables)) == built)
  }

  @Test func refusesNamesThatDoNotFit() throws {
    let name = String(repeating: "x", count: 256)
    let table = try LexiconTable.reading(harbours.replacing("Pier A380", with: name))
    let failure = #expect(throws: LexiconWriter.Failure.self) {
      try LexiconWriter.bytes(of: [table])
    }
    #expect(failure?.description == "a name of the harbour 'A38' is longer than 255 letters")
  }

  @Test func writesTheSameBytesWhateverTheOrderOfTables() throws {
    let first = try LexiconTable.reading(harbours)
    let second = try LexiconTable.reading(
      harbours.replacing("# kind: harbour", with: "# kind: pier"))
    let bytes = try LexiconWriter.bytes(of: [first, second])
    #expect(try LexiconWriter.bytes(of: [second, first]) == bytes)
    #expect(throws: LexiconWriter.Failure.repeatedKind("pier")) {
      try LexiconWriter.bytes(of: [second, second])
    }
  }

  @Test func writesAFileOfNoTables() throws {
    let file = try TemporaryFile(LexiconWriter.bytes(of: []))
    let index = try LexiconIndex(contentsOf: file.path)
    #expect(index.lexicons.isEmpty && index.links("anything").isEmpty)
  }
}
