import CICU

/// The IANA names of the zones that ICU knows.
package enum ZoneNames {
  /// All names, in the order of their code points.
  package static let all: [String] = {
    let text = try? ICUText.read("cicu_zone_names", cicu_zone_names)
    return (text ?? "").split(separator: "\n").map(String.init).sorted()
  }()

  private static let places: [String: Int16] = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($0.element, Int16($0.offset)) })

  /// The place of a name in the list.
  package static func place(of name: String) -> Int16? { places[name] }
}
