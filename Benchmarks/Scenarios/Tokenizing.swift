import Understudy

/// From a string to tokens, with their normalized forms and hashes.
final class Tokenizing: Scenario {
  let name = "tokenize"
  let load: Load
  private let items: [(tokenizer: Tokenizer, text: String)]
  private var tokenized = TokenizedPhrase()

  init(_ setting: Setting) throws {
    var tokenizers: [String: Tokenizer] = [:]
    for locale in setting.phrases.locales { tokenizers[locale] = try Tokenizer(locale: locale) }
    items = setting.phrases.items.compactMap { item in
      tokenizers[item.locale].map { ($0, item.text) }
    }
    load = Load(count: items.count, unit: .phrase)
  }

  func check() throws {
    for item in items {
      item.tokenizer.tokenize(Phrase(item.text), into: &tokenized)
      // What no token holds is white space and nothing else.
      let found = tokenized.tokens.map(tokenized.text).joined()
      let expected = String(item.text.filter { !$0.isWhitespace })
      guard found == expected else {
        throw WrongAnswer(scenario: name, phrase: item.text, expected: expected, found: found)
      }
    }
  }

  func run() -> Int {
    var sum = 0
    for item in items {
      item.tokenizer.tokenize(Phrase(item.text), into: &tokenized)
      sum &+= tokenized.tokens.count
    }
    return sum
  }
}
