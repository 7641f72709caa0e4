import Foundation
import Understudy
import UnderstudyICU

/// Formats in a locale and reads back what was formatted.
struct LocaleWalk: Sendable {
  private let extractor: Extractor

  init() throws {
    extractor = try Extractor()
  }

  /// What came of one locale.
  struct Result: Sendable, CustomStringConvertible {
    let locale: String
    /// How many texts there were.
    let count: Int
    /// Those that were not read back.
    let failed: [WalkSample]

    /// The share that was read back.
    var share: Double { count == 0 ? 0 : Double(count - failed.count) / Double(count) }

    var description: String {
      "\(locale): \(count - failed.count) of \(count) read back, \(String(format: "%.3f", share))"
    }
  }

  /// Walks locales, each in a task of its own, and gives what came of them in their order.
  func results(of locales: [String]) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      for (index, locale) in locales.enumerated() {
        group.addTask { (index, try result(of: locale)) }
      }
      var results: [(Int, Result)] = []
      for try await result in group { results.append(result) }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// Walks one locale.
  func result(of locale: String) throws -> Result {
    let samples = try LocaleSamples(locale: locale)
    let context = ReferenceContext(now: WalkClock.now, timeZone: WalkClock.zone, locale: locale)
    let failed = try samples.samples.filter { try !isReadBack($0, context, samples.clock) }
    return Result(locale: locale, count: samples.samples.count, failed: failed)
  }

  private func isReadBack(
    _ sample: WalkSample, _ context: ReferenceContext, _ clock: WalkClock
  ) throws -> Bool {
    let phrase = Array(sample.text.unicodeScalars)
    return try extractor.recognize(sample.text, in: context).contains { mention in
      Self.covers(mention.text, phrase)
        && Self.readings(of: mention).contains {
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
