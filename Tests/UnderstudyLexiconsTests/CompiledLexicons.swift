import UnderstudyICU
import Foundation
import Testing
import UnderstudyResources

@testable import UnderstudyLexicons

/// The lexicons that the build compiled, opened once for all tests.
enum CompiledLexicons {
  static let index = Result { try LexiconIndex(contentsOf: Resources.path(of: "lexicons.bin")) }
}

/// A file in the folder for temporary files that goes away with its owner.
final class TemporaryFile {
  let path = NSTemporaryDirectory() + "lexicon-\(UUID().uuidString).bin"

  init(_ bytes: [UInt8]) throws { try write(bytes) }

  func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(filePath: path)) }

  /// Changes bytes in their places.
  func change(_ bytes: [(place: Int, byte: UInt8)]) throws {
    let handle = try FileHandle(forUpdating: URL(filePath: path))
    defer { try? handle.close() }
    for (place, byte) in bytes {
      try handle.seek(toOffset: UInt64(place))
      try handle.write(contentsOf: [byte])
    }
  }

  deinit { unlink(path) }
}

extension LexiconTable {
  /// The table that a text holds.
  static func reading(_ text: String) throws -> LexiconTable {
    try LexiconTableReader(Array(text.utf8), file: "test.tsv").read()
  }
}

extension LexiconIndex {
  /// The index of some tables, through a file.
  static func compiling(_ texts: String...) throws -> LexiconIndex {
    let tables = try texts.map { try LexiconTable.reading($0) }
    let file = try TemporaryFile(LexiconWriter.bytes(of: tables))
    return try LexiconIndex(contentsOf: file.path)
  }

  /// The links of a name that is given as the tokens of a phrase; `·` joins two tokens without gap.
  func links(_ phrase: String) -> [NameLink] {
    var cursor = LexiconCursor()
    for word in phrase.split(separator: " ") {
      for (index, token) in word.split(separator: "·").enumerated() {
        cursor.extend(by: Folding.folded(String(token)).span, afterGap: index == 0, in: self)
      }
    }
    return Array(cursor.names(in: self))
  }

  /// The entries of a name, as `kind KEY`.
  func entries(_ phrase: String) -> [String] {
    links(phrase).compactMap { entry($0.entry) }.map { "\($0.kind) \($0.key)" }
  }
}

/// A small table with every form of attribute.
let harbours = """
  # kind: harbour
  # source: made up
  # licence: none
  # date: 2026-01-31
  key:code\tname\tnames\tprominence\tberth:text\tcall:code\tpiers:list\tdepth:number
  ROT\tOld Harbour\ten,nl=Old Harbour|de=Alter Hafen|ja=旧港|en.nick=The Rot\t0.5\tnorth\tROTX\tA,B\t12.5
  NEW\tNew Harbour\ten=New Harbour East|th=ท่าเรือใหม่|ja=新港国際埠頭|en.old=Old Harbour\t0.25\t\t\t\t
  A38\tPier A380\tO'Hara Pier|St. Anne-Winston\t0.125\t\t\t\t-3

  """
