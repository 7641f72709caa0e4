import Testing
import UnderstudyICU

@testable import Understudy

@Suite struct PlainWordsTests {
  @Test(arguments: ["en_US", "en_US_POSIX", "ko", "th", "ja", "fr", "tr", "de", "ca", "vi", "he"])
  func cutsAsTheTokenizerOfEveryLocaleDoes(locale: String) throws {
    let tokenizer = try Tokenizer(locale: locale)
    for text in ["tea", "Tea TIME", " two  cups ", "iPhone", "am", "x", "I", "etc", "", " "] {
      var words: [[UInt16]] = []
      var hashes: [UInt64] = []
      let isPlain = PlainWords.forEach(in: text) { hash, units in
        hashes.append(hash)
        words.append(Array(units))
      }
      let phrase = tokenizer.tokenized(text)
      #expect(isPlain)
      #expect(hashes == phrase.tokens.map(\.hash))
      #expect(words == phrase.tokens.map { Array(phrase.normalized(of: $0)) })
    }
  }

  @Test(arguments: ["o'clock", "thé", "5pm", "p.m", "tea,", "a-b", "茶", "tea\ttime"])
  func leavesOtherTextsToTheTokenizer(text: String) {
    #expect(!PlainWords.forEach(in: text) { _, _ in })
  }
}
