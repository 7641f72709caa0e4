import AppIntents
import Foundation
import Understudy

/// What misuse happens on.
enum Stage {
  private static let extractor = Result { try Extractor() }

  static let context = ReferenceContext(
    now: Date(timeIntervalSince1970: 1_781_074_800), timeZone: .gmt, locale: "en_US")

  static func assistant(
    _ tools: [any ToolIntent.Type], query: Duration = .seconds(60),
    tool: Duration = .seconds(60)
  ) throws -> Assistant {
    try Assistant(
      tools: tools, extractor: extractor.get(), context: context, queryLimit: query,
      toolLimit: tool)
  }
}
