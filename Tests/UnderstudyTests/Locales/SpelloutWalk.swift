import UnderstudyICU

@testable import Understudy

/// Has ICU spell numbers in a locale and reads them back.
struct SpelloutWalk: Sendable {
  private let values: [Int]

  /// What came of one locale.
  struct Result: Sendable, CustomStringConvertible {
    let locale: String
    let count: Int
    /// What was not read back, as ICU wrote it, with what was read.
    let failed: [String]

    /// The share that was read back.
    var share: Double { count == 0 ? 1 : Double(count - failed.count) / Double(count) }

    var description: String {
      "\(locale): \(count - failed.count) of \(count) spelled numbers read back"
    }
  }

  /// Small numbers, every so many of them, round thousands and random ones.
  init(step: Int, randomCount: Int) {
    var generator = SeededGenerator(seed: 17)
    let small = Array(stride(from: 0, through: 10_000, by: step))
    let round = (1...5).flatMap { power in
      [1, 2, 5, 11, 21, 100, 999].map { $0 * Self.power(1000, power) }
    }.filter { $0 <= 1_000_000_000_000_000 }
    let random = (0..<randomCount).map { _ in
      let digits = Int.random(in: 5...15, using: &generator)
      return Int.random(in: 0..<Self.power(10, digits), using: &generator)
    }
    values = small + round + random
  }

  private static func power(_ base: Int, _ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * base }
  }

  /// Walks a locale; nothing where ICU has no words for its numbers.
  func result(of locale: String) throws -> Result? {
    let writer = try SpelloutWriter(locale: locale)
    guard !Self.hasDigits(writer.spelled(42)) else { return nil }
    let language = try Engine.language(locale)
    guard let numbers = language.spelled else { return nil }
    var failed: [String] = []
    var count = 0
    for value in values {
      let text = writer.spelled(value)
      guard !text.isEmpty, !Self.hasDigits(text) else { continue }
      count += 1
      let phrase = language.tokenizer.tokenized(text)
      var chart = SpelloutChart()
      chart.begin(phrase, numbers, scanner: language.scanner)
      let whole = chart.numbers(at: 0).filter { $0.end == phrase.tokens.count && !$0.isOrdinal }
      guard whole.first?.value != ExactNumber(Int64(value)) else { continue }
      failed.append("\(value) '\(text)' is \(whole.first.map { "\($0.value)" } ?? "nothing")")
    }
    return Result(locale: locale, count: count, failed: failed)
  }

  private static func hasDigits(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.numericType == .decimal }
  }
}
