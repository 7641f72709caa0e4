import Foundation

/// The shares that locales have read back before, which none may fall under.
struct WalkFloors {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "floors.tsv")

  /// The version of ICU that the shares were measured with.
  private(set) var version = ""
  private var shares: [String: Double] = [:]

  /// Reads the file: the version of ICU in the first line, then a locale and its share in each.
  init() throws {
    let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
    for line in lines {
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count == 2 else { continue }
      if cells[0] == "# ICU" { version = cells[1] } else { shares[cells[0]] = Double(cells[1]) }
    }
  }

  /// The least share of a locale; nothing for one that was not measured.
  subscript(locale: String) -> Double? { shares[locale] }

  /// Writes the shares of all locales.
  static func write(_ results: [LocaleWalk.Result], version: String) throws {
    let lines = results.map { "\($0.locale)\t\($0.floor)" }
    let text = (["# ICU\t\(version)"] + lines).joined(separator: "\n") + "\n"
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}

extension LocaleWalk.Result {
  /// The share, rounded down to three decimals.
  fileprivate var floor: String {
    String(format: "%.3f", (share * 1000).rounded(.down) / 1000)
  }
}
