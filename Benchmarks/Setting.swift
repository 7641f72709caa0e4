import Foundation
import Understudy

/// What all scenarios share: the phrases, the extractor and the moment of speaking.
struct Setting {
  let phrases: PhraseList
  let extractor: Extractor
  /// What the phrases are offered to.
  let schema: EntitySchema
  private let contexts: [String: ReferenceContext]

  init() throws {
    phrases = try PhraseList()
    extractor = try Extractor()
    schema = EntitySchema(JourneySearch.self)
    contexts = Dictionary(
      uniqueKeysWithValues: phrases.locales.map { ($0, Self.context(locale: $0)) })
  }

  /// Wednesday, 10 June 2026, nine in the morning in New York.
  static func context(locale: String) -> ReferenceContext {
    ReferenceContext(
      now: Date(timeIntervalSince1970: 1_781_096_400),
      timeZone: TimeZone(identifier: "America/New_York") ?? .gmt, locale: locale)
  }

  /// The phrases, each with its context.
  var requests: [Request] {
    phrases.items.map { item in
      Request(text: item.text, context: contexts[item.locale] ?? Self.context(locale: item.locale))
    }
  }
}

/// A phrase and what it is understood against.
struct Request {
  let text: String
  let context: ReferenceContext
}
