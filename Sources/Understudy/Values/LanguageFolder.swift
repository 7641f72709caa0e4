import UnderstudyResources

/// The files of one language among the resources.
struct LanguageFolder {
  private let path: String

  /// Finds the files of a language; there are none where nobody has written any.
  init(of language: String) throws(ResourceError) {
    path = try "\(Resources.path(of: "Languages"))/\(language)"
  }

  /// Adds the files that have some names to those of a language.
  func add(to all: inout LanguageFiles, where isWanted: (String) -> Bool) throws {
    for name in Resources.contents(of: path) where isWanted(name) {
      let file = "\(path)/\(name)"
      try all.add(name: name, path: file, text: Resources.text(at: file))
    }
  }
}
