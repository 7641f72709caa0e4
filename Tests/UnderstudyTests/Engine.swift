import Foundation
import Synchronization
import UnderstudyLexicons
import UnderstudyResources

@testable import Understudy

/// The engine that all suites share, opened once, and the contexts that phrases are read in.
enum Engine {
  private static let opened = Result { try Extractor() }
  private static let library = Result {
    LanguageLibrary(
      lexicons: try LexiconIndex(contentsOf: Resources.path(of: "lexicons.bin")))
  }

  /// The front door.
  static var extractor: Extractor { get throws { try opened.get() } }

  /// The languages that steps are tested with on their own.
  static func language(_ locale: String) throws -> Language {
    try library.get().language(of: locale)
  }

  /// A context whose moment is written as local clocks of its zone show it, or with an offset of its own.
  static func context(
    _ now: String = "2026-06-10T09:00", locale: String = "en_US", zone: String = "America/New_York",
    _ change: (inout Conventions) -> Void = { _ in }
  ) throws -> ReferenceContext {
    // An offset such as `-04:00` follows the clock.
    let offset = now.dropFirst(11).firstIndex { "+-".contains($0) }
    let zone = offset.map { "GMT" + now[$0...] } ?? zone
    let now = offset.map { String(now[..<$0]) } ?? now
    let timeZone = try TimeZone(identifier: zone).found("the zone '\(zone)'")
    let fields = try LocalTime.Fields(now).found("a moment in '\(now)'")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let components = DateComponents(
      year: fields.year.map(Int.init), month: fields.month.map(Int.init),
      day: fields.day.map(Int.init), hour: fields.hour.map(Int.init),
      minute: fields.minute.map(Int.init), second: fields.second.map(Int.init))
    var conventions = Conventions()
    change(&conventions)
    return ReferenceContext(
      now: try calendar.date(from: components).found("the moment '\(now)'"), timeZone: timeZone,
      locale: locale, conventions: conventions)
  }

  /// The values in a phrase, each as `kind value`.
  static func values(_ phrase: String, in context: ReferenceContext) throws -> [String] {
    try extractor.recognize(phrase, in: context).map { "\($0.kind) \($0.value.plainText)" }
  }

  /// The first reading and the alternatives of the mention that covers the whole phrase.
  static func readings(_ phrase: String, in context: ReferenceContext) throws -> [String] {
    let mentions = try extractor.recognize(phrase, in: context)
    guard mentions.count == 1, let mention = mentions.first, mention.text == phrase else {
      return []
    }
    return [mention.value.plainText] + mention.alternatives.compactMap { $0["value"]?.plainText }
  }
}

/// What a test looked for and did not find.
struct NotFound: Error, CustomStringConvertible {
  let description: String
}

extension Optional {
  /// The value, or an error that names what was looked for.
  func found(_ name: @autoclosure () -> String) throws -> Wrapped {
    guard let self else { throw NotFound(description: "\(name()) was not found") }
    return self
  }
}
