import Foundation

/// The shares of spelled-out numbers that locales have read back before, which none may fall under.
struct SpelloutFloors {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "spellouts.tsv")

  private(set) var shares: [String: Double] = [:]

  /// Reads the file: a locale and its share in each line.
  init() throws {
    let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
    for line in lines {
      let cells = line.split(separator: "\t").map(String.init)
      if cells.count == 2 { shares[cells[0]] = Double(cells[1]) }
    }
  }

  /// Writes the shares of all locales, rounded down.
  static func write(_ results: [SpelloutWalk.Result]) throws {
    let lines = results.map {
      "\($0.locale)\t" + String(format: "%.3f", ($0.share * 1000).rounded(.down) / 1000)
    }
    try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
  }
}
