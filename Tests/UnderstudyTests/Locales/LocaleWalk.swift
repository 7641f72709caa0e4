import Foundation
import Understudy
import UnderstudyICU

/// Formats in a locale and reads back what was formatted.
struct LocaleWalk {
  private let extractor: Extractor

  init() throws {
    extractor = try Extractor()
  }

  /// What came of one locale.
  struct Result {
    let locale: String
    let count: Int
    let failed: [WalkSample]
    /// How many of the failed are among the readings that `all` lists.
    let hidden: Int

    /// The share that was read back.
    var share: Double { count == 0 ? 0 : Double(count - failed.count) / Double(count) }
  }

  /// Walks one locale.
  func result(of locale: String) throws -> Result {
    let samples = try LocaleSamples(locale: locale)
    var context = ReferenceContext(now: WalkClock.now, timeZone: WalkClock.zone, locale: locale)
    context.conventions.weekStart = .locale
    let failed = try samples.samples.filter { sample in
      try !isReadBack(sample, context, samples.clock, all: false)
    }
    let hidden = try failed.filter { try isReadBack($0, context, samples.clock, all: true) }
    return Result(locale: locale, count: samples.samples.count, failed: failed, hidden: hidden.count)
  }

  private func isReadBack(
    _ sample: WalkSample, _ context: ReferenceContext, _ clock: WalkClock, all: Bool
  ) throws -> Bool {
    let phrase = Array(sample.text.unicodeScalars)
    return try extractor.recognize(sample.text, in: context, all: all).contains { mention in
      Self.covers(mention.text, phrase) && Self.readings(of: mention).contains {
        reading in
        sample.meanings.contains {
          $0.matches(value: reading["value"], details: reading, clock: clock)
        }
      }
    }
  }

  /// Whether the mention has all letters and digits of the phrase.
  private static func covers(_ text: String, _ phrase: [Unicode.Scalar]) -> Bool {
    let isWord = { (scalar: Unicode.Scalar) in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
    return text.unicodeScalars.filter(isWord).count == phrase.filter(isWord).count
  }

  private static func readings(of mention: RecognizedMention) -> [[String: String]] {
    let first = JSONValue.object([.init("value", mention.value)] + mention.details)
    return ([first] + mention.alternatives).map { reading in
      guard case .object(let members) = reading else { return [:] }
      var texts: [String: String] = [:]
      for member in members {
        if case .string(let text) = member.value { texts[member.name] = text }
      }
      return texts
    }
  }
}
