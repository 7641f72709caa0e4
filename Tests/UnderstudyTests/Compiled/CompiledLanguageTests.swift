import Foundation
import Testing
import UnderstudyICU
import UnderstudyLexicons
import UnderstudyResources

@testable import Understudy

/// A language that was read back answers as one that was made: to the last word of its explanations.
@Suite struct CompiledLanguageTests {
  private static let languages = (try? Resources.languages()) ?? []

  /// The most phrases of one language.
  private static let limit = 60

  /// What is said everywhere.
  private static let common = [
    "12.5 kg", "€20", "3 h 15 min", "2026-08-14T09:30", "+44 20 7946 0123", "SFO → JFK", "50%",
    "mia@tea.example", "7 × 3", "Tokyo, Lima", "18:45–20:00 UTC", "",
  ]

  @Test(arguments: languages) func answersAsTheLanguageThatWasMade(language: String) throws {
    let folder = try TemporaryFolder()
    let cache = LanguageCache(folder: folder.path)
    let locale = RuleExample.locale(of: language)
    let made = try Extractor(cache: cache)
    let phrases = Self.phrases(of: language)
    let expected = try phrases.map { try Self.answers(to: $0, made, locale) }
    let file = folder.path(try folder.names.first.found("a file"))
    let written = FileIdentity(path: file)?.description
    #expect(cache.content(for: try LanguageKey(locale: locale)) != nil)
    let read = try Extractor(cache: cache)
    for (phrase, answers) in zip(phrases, expected) {
      #expect(try Self.answers(to: phrase, read, locale) == answers, "'\(phrase)'")
    }
    #expect(try folder.names.count == 1)
    #expect(FileIdentity(path: file)?.description == written)
  }

  @Test(arguments: ["en_US", "he_IL", "ko_KR", "zh_TW"])
  func holdsAllThatTheMadeOneHolds(locale: String) throws {
    let folder = try TemporaryFolder()
    let cache = LanguageCache(folder: folder.path)
    let tokenizer = try Tokenizer(locale: locale)
    let made = try LanguageContent(
      locale: locale,
      sources: LanguageSources(
        locale: locale, language: ICUInfo.language(of: locale), tokenizer: tokenizer),
      lexicons: LexiconIndex(contentsOf: Resources.path(of: "lexicons.bin")),
      tokenizer: tokenizer)
    let key = try LanguageKey(locale: locale)
    cache.keep(made, for: key)
    let read = try cache.content(for: key).found("the content")
    let parts = zip(HeldText.parts(of: made), HeldText.parts(of: read))
    for ((name, expected), (_, found)) in parts { #expect(found == expected, "\(name)") }
  }

  @Test func textOfPartsTellsEachChange() {
    var words = SlotWords()
    var texts = [HeldText.parts(of: words).map(\.text)]
    words.add(role: "goal", words: ["destination"])
    texts.append(HeldText.parts(of: words).map(\.text))
    words.add(value: "#fff", ofKind: "color", names: ["white"])
    texts.append(HeldText.parts(of: words).map(\.text))
    var table = HashTable()
    texts.append(HeldText.parts(of: table).map(\.text))
    table.set(1, for: 7)
    texts.append(HeldText.parts(of: table).map(\.text))
    #expect(Set(texts).count == texts.count)
  }

  @Test func isKeptForKnownLocalesAlone() throws {
    let folder = try TemporaryFolder()
    let extractor = try Extractor(cache: LanguageCache(folder: folder.path))
    #expect(throws: UnsupportedLocale.self) {
      try extractor.recognize("tea", in: Engine.context(locale: "qq_XX"))
    }
    #expect(try folder.names.isEmpty)
  }

  /// Some of what its rule files promise, from all of their parts.
  private static func phrases(of language: String) -> [String] {
    let promised = RuleExample.all.filter { $0.file.hasPrefix("\(language)/") }
    let step = max(1, promised.count / limit)
    return common
      + stride(from: 0, to: promised.count, by: step).map { promised[$0].example.phrase }
  }

  /// All that an extractor says of a phrase.
  private static func answers(
    to phrase: String, _ extractor: Extractor, _ locale: String
  ) throws -> [String] {
    let context = try Engine.context(locale: locale)
    let mentions = try extractor.recognize(phrase, in: context, all: true)
    let filled = try extractor.extract(Schemas.train, from: phrase, in: context)
    return mentions.map {
      "\($0.kind) \($0.value) \($0.details) \($0.alternatives) \($0.explanation)"
    }
      + ["\(filled.status) \(filled.values) \(filled.missing) \(filled.dialog ?? "-")"]
      + ["\(filled.unused.map(\.text))", filled.explanation.description]
  }
}
