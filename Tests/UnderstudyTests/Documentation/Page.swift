import Foundation
import Testing

/// A page of the documentation, as tests compare it with what they run.
struct Page: CustomStringConvertible {
  /// The file's name.
  let description: String
  /// The whole text.
  let text: String

  private init(_ url: URL) throws {
    description = url.lastPathComponent
    text = try String(contentsOf: url, encoding: .utf8)
  }

  /// The README of the package.
  static func readme() throws -> Page {
    try Page(root.appending(path: "README.md"))
  }

  /// The article of a name.
  static func article(_ name: String) throws -> Page {
    try Page(catalogue.appending(path: "\(name).md"))
  }

  /// The blocks of code in a language.
  func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  /// The first block of code in a language.
  func firstBlock(_ language: String) throws -> String {
    try #require(blocks(language).first)
  }

  /// The code in a file beside this one, without its documentation.
  static func source(_ name: String) throws -> [String] {
    try lines(of: Page(folder.appending(path: name)).text).filter { !$0.hasPrefix("///") }
  }

  /// The lines of a text that are not blank, without their indentation.
  static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let root = folder.appending(path: "../../..")
  private static let catalogue = root.appending(path: "Sources/Understudy/Understudy.docc")
}
