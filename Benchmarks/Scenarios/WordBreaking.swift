import UnderstudyICU

/// ICU's word breaking alone, on text that is in UTF-16 already: the floor.
final class WordBreaking: Scenario {
  static let floor = "word-breaking"

  let name = WordBreaking.floor
  let load: Load
  private let items: [(breaker: WordBreaker, units: [UInt16])]
  private var boundaries: [WordBoundary] = []

  init(_ setting: Setting) throws {
    var breakers: [String: WordBreaker] = [:]
    for locale in setting.phrases.locales { breakers[locale] = try WordBreaker(locale: locale) }
    items = setting.phrases.items.compactMap { item in
      breakers[item.locale].map { ($0, Array(item.text.utf16)) }
    }
    load = Load(count: items.count, unit: .phrase)
  }

  func check() throws {
    for item in items {
      read(item.units, with: item.breaker)
      let ends = boundaries.map { Int($0.end) }
      guard ends.last == item.units.count, ends == ends.sorted() else {
        throw WrongAnswer(
          scenario: name, phrase: String(decoding: item.units, as: UTF16.self),
          expected: "ascending boundaries up to \(item.units.count)", found: "\(ends)")
      }
    }
  }

  func run() -> Int {
    var sum = 0
    for item in items {
      read(item.units, with: item.breaker)
      sum &+= boundaries.count
    }
    return sum
  }

  private func read(_ units: [UInt16], with breaker: WordBreaker) {
    units.withUnsafeBufferPointer { breaker.boundaries(of: $0, into: &boundaries) }
  }
}
