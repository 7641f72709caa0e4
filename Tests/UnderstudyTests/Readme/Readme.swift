import Foundation
import Testing

/// The README of this package, as tests compare it with what they run.
struct Readme {
  private let text: String

  init() throws {
    text = try String(contentsOfFile: Self.folder + "/../../../README.md", encoding: .utf8)
  }

  /// The first block of code in a language.
  func block(_ language: String) throws -> String {
    let parts = text.components(separatedBy: "```\(language)\n")
    return try #require(parts.dropFirst().first?.components(separatedBy: "\n```").first)
  }

  /// The code in a file beside this one, without its documentation.
  static func source(_ name: String) throws -> [String] {
    try lines(of: String(contentsOfFile: folder + "/" + name, encoding: .utf8))
      .filter { !$0.hasPrefix("///") }
  }

  /// The lines of a text that are not blank, without their indentation.
  static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }

  private static var folder: String { URL(filePath: #filePath).deletingLastPathComponent().path }
}
