import UnderstudyLexicons

/// Finds what an entry of one lexicon stands for in another: a city for its airports.
struct EntryConverter: Sendable {
  private let lexicons: LexiconIndex

  init(lexicons: LexiconIndex) {
    self.lexicons = lexicons
  }

  /// The code of the state that a city is told with, in the countries where that is done.
  func state(of id: Entry.ID) -> String? {
    let parts = (lexicons.entry(id)?.text("subdivision") ?? "").split(separator: "-")
    return parts.count == 2 && parts[0] == "US" ? String(parts[1]) : nil
  }

  /// The state or country that a city is told with: its state's code, or the name of its country.
  func region(of id: Entry.ID) -> String? {
    if let state = state(of: id) { return state }
    return lexicons.entry(id)?.text("country").flatMap {
      lexicons.entry(kind: "country", key: $0).map(Self.toldName)
    }
  }

  /// The name that a country is told by behind a city: its initials where people say them, as in "Leeds, UK".
  private static func toldName(of country: Entry) -> String {
    let initials = String(country.name.split(separator: " ").compactMap(\.first))
    let isSaid = initials.count > 1 && initials != country.key && country.isMeant(by: initials)
    return isSaid ? initials : country.name
  }

  /// The name that a city is told by before its state: without its last word where it is called like the state.
  func nameBesideState(of id: Entry.ID) -> String? {
    guard let city = lexicons.entry(id), let space = city.name.lastIndex(of: " "),
      let state = city.text("subdivision").flatMap({
        lexicons.entry(kind: "subdivision", key: $0)?.name
      }), state == city.name[..<space], city.isMeant(by: state)
    else { return nil }
    return state
  }

  /// The code of the state or country that a city is told with.
  func regionCode(of id: Entry.ID) -> String? {
    state(of: id) ?? lexicons.entry(id)?.text("country")
  }

  /// The key that an entry gives a value of another kind, or nothing where it stands for none.
  func key(of id: Entry.ID, as kind: String) -> String? { lexicons.key(of: id, as: kind) }
}
