import Foundation
import Testing
import UnderstudyICU
import UnderstudyResources

@testable import Understudy

/// One promise of a rule file, with the locale that its language is tried in.
struct RuleExample: CustomTestStringConvertible, Sendable {
  let example: RuleFile.Example
  /// The file's path below `Languages`.
  let file: String
  let locale: String
  /// Whether the rule's mentions do not stand on their own.
  let isWeak: Bool

  var testDescription: String { "\(file):\(example.line)" }

  /// The rule files of all languages, with the paths below `Languages`.
  static func files() throws -> [(file: RuleFile, path: String, locale: String)] {
    try Resources.languages().flatMap { language in
      let folder = try Resources.path(of: "Languages/\(language)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      return try names.filter { $0.hasSuffix(".rules") }.map { name in
        let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        let path = "\(language)/\(name)"
        return (try RuleFile(name: path, text: text), path, locale(of: language))
      }
    }
  }

  /// The locale of a language's likely region; the rules for all languages are tried in English.
  static func locale(of language: String) -> String {
    guard language != "und" else { return "en_US" }
    let region = ICUInfo.region(of: language)
    return region.isEmpty ? language : "\(language)_\(region)"
  }

  /// All promises; none where a file cannot be read, which a test of its own tells.
  static let all: [RuleExample] = {
    guard let files = try? files() else { return [] }
    return files.flatMap { file, path, locale in
      let weak = file.rules.filter { $0.isLatent || $0.weight <= -1000 }.map(\.name)
      return file.examples.map {
        RuleExample(example: $0, file: path, locale: locale, isWeak: weak.contains($0.rule))
      }
    }
  }()

  static let examples = all.filter { $0.example.value != nil }
  static let counters = all.filter { $0.example.value == nil }
}
