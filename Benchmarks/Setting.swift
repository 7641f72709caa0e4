import Foundation
import Understudy
import UnderstudyCLI

/// What all scenarios share: the phrases, the extractor and the moment of speaking.
struct Setting {
  let phrases: PhraseList
  let extractor: Extractor
  /// What the phrases are offered to.
  let schema: EntitySchema
  /// What the command offers phrases to where nothing is named.
  let flightSearch: EntitySchema
  private let contexts: [String: ReferenceContext]

  init(phrases: PhraseList) throws {
    self.phrases = phrases
    extractor = try Extractor()
    schema = EntitySchema(JourneySearch.self)
    guard let entity = BuiltInEntity.all.first(where: { $0.name == "FlightSearch" }) else {
      throw NoFlightSearch()
    }
    flightSearch = entity.schema()
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
struct Request: Sendable {
  let text: String
  let context: ReferenceContext
}

/// The command no longer has the entity that is measured.
struct NoFlightSearch: Error, CustomStringConvertible {
  var description: String { "no built-in entity is called 'FlightSearch'" }
}
