import CICU

/// The IANA names of the zones that ICU knows.
package enum ZoneNames {
  /// All names, in the order of their code points.
  package static let all: [String] = {
    let text = try? ICUText.read("cicu_zone_names", room: 1 << 14, cicu_zone_names)
    // By their bytes, which are in ASCII; ICU lists them in order, mostly.
    let names = (text ?? "").utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
    return names.sorted()
  }()

  private static let places: [String: Int16] = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($0.element, Int16($0.offset)) })

  /// The place of a name in the list.
  package static func place(of name: String) -> Int16? { places[name] }
}
