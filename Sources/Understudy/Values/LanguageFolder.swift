import Foundation
import UnderstudyResources

/// The files of one language among the resources.
struct LanguageFolder {
  private let files: [String]

  /// Finds the files of a language; there are none where nobody has written any.
  init(of language: String) throws {
    let known = try Resources.languages()
    guard known.contains(language) else {
      files = []
      return
    }
    let folder = try Resources.path(of: "Languages/\(language)")
    files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .map { "\(folder)/\($0)" }
  }

  /// Adds the files, or those with some names, to those of a language.
  func add(to all: inout LanguageFiles, only names: Set<String>? = nil) throws {
    for path in files {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      guard names?.contains(name) ?? true else { continue }
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try all.add(name: name, path: path, text: text)
    }
  }
}
