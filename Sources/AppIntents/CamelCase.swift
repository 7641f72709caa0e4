/// A name in code, read as words.
struct CamelCase {
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  /// The words with capitals: `maxPrice` gives "Max Price", `siteURLKind` "Site URL Kind".
  var titleWords: String {
    var title = ""
    var previous: Character?
    for index in name.indices {
      let character = name[index]
      if let previous, startsWord(at: index, after: previous) { title.append(" ") }
      title += previous == nil ? character.uppercased() : String(character)
      previous = character
    }
    return title.replacing("_", with: " ")
  }

  private func startsWord(at index: String.Index, after previous: Character) -> Bool {
    let character = name[index]
    if character.isNumber { return !previous.isNumber }
    guard character.isUppercase else { return false }
    if !previous.isUppercase { return true }
    let next = name.index(after: index)
    return next < name.endIndex && name[next].isLowercase
  }
}
