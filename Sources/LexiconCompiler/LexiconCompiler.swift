import Foundation
import UnderstudyLexicons

/// Compiles tables of lexicons into the file that the program maps.
///
///     LexiconCompiler airports.tsv cities.tsv -o lexicons.bin
@main struct LexiconCompiler {
  /// Compiles, or tells why not and exits with 1.
  static func main() {
    do {
      try compile(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  /// Reads all tables and writes the file.
  private static func compile(_ arguments: [String]) throws {
    guard let option = arguments.firstIndex(of: "-o"), option + 2 == arguments.count else {
      throw Usage()
    }
    let tables = try arguments[..<option].sorted().map { path in
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
      return try LexiconTableReader(bytes, file: path).read()
    }
    let output = URL(filePath: arguments[option + 1])
    try Data(LexiconWriter.bytes(of: tables)).write(to: output, options: .atomic)
  }
}

/// How the compiler is called.
private struct Usage: Error, CustomStringConvertible {
  let description = "usage: LexiconCompiler TABLE… -o FILE"
}
