import Understudy
import UnderstudyLexicons
import UnderstudyResources

/// Every name of the lexicons that begins at any token.
struct LexiconLookup: Scenario {
  let name = "lexicon"
  let load: Load
  private let lexicons: LexiconIndex
  private let phrases: [TokenizedPhrase]

  init(_ setting: Setting) throws {
    lexicons = try LexiconIndex(contentsOf: Resources.path(of: "lexicons.bin"))
    phrases = try setting.phrases.items.map { item in
      try Tokenizer(locale: item.locale).tokenize(Phrase(item.text))
    }
    load = Load(count: phrases.count, unit: .phrase)
  }

  func check() throws {
    let phrase = try Tokenizer(locale: "en_US").tokenize(Phrase("to New York"))
    let keys = names(at: 1, in: phrase).compactMap { lexicons.entry($0.entry)?.key }
    guard keys.contains("NYC") else {
      throw WrongAnswer(
        scenario: name, phrase: "to New York", expected: "NYC", found: "\(keys)")
    }
  }

  func run() -> Int {
    var sum = 0
    for phrase in phrases {
      for token in phrase.tokens.indices { sum &+= names(at: token, in: phrase).count }
    }
    return sum
  }

  /// The longest name that begins at a token.
  private func names(at first: Int, in phrase: TokenizedPhrase) -> NameLinks {
    var cursor = LexiconCursor()
    var names = cursor.names(in: lexicons)
    for token in phrase.tokens[first...] where cursor.canContinue {
      let isKnown = phrase.normalized.withUnsafeBufferPointer { units in
        cursor.extend(
          by: UnsafeBufferPointer(rebasing: units[token.normalizedRange]).span,
          afterGap: !token.isGlued, in: lexicons)
      }
      guard isKnown else { break }
      if cursor.endsName { names = cursor.names(in: lexicons) }
    }
    return names
  }
}
