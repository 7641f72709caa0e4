import Synchronization
import UnderstudyICU
import UnderstudyLexicons

/// The languages that were asked for so far, each made once; what failed is not tried again.
final class LanguageLibrary: Sendable {
  private let lexicons: LexiconIndex
  private let cache: LanguageCache?
  private let languages = Mutex<[String: Place]>([:])

  /// Where one language is kept; who asks for it while another thread makes it waits for that.
  private final class Place: Sendable {
    let language = Mutex<Result<Language, any Error>?>(nil)
  }

  /// The most languages that are kept.
  private static let limit = 1000

  /// Takes the lexicons, and where the command keeps languages from call to call.
  init(lexicons: LexiconIndex, cache: LanguageCache? = nil) {
    self.lexicons = lexicons
    self.cache = cache
  }

  /// The language of a locale.
  func language(of locale: String) throws -> Language {
    let place = languages.withLock { languages in
      if let known = languages[locale] { return known }
      // So many are only asked for by input that makes locales up.
      if languages.count >= Self.limit { languages.removeAll() }
      let place = Place()
      languages[locale] = place
      return place
    }
    return try place.language.withLock { language in
      let made = language ?? Result { try makeLanguage(locale) }
      language = made
      return made
    }.get()
  }

  private func makeLanguage(_ locale: String) throws -> Language {
    guard !locale.utf8.contains(0) else { throw UnsupportedLocale(identifier: locale) }
    let key = try cache.map { _ in try LanguageKey(locale: locale) }
    if let cache, let key, let content = cache.content(for: key) {
      return try language(locale, content, Tokenizer(locale: locale))
    }
    guard ICUInfo.isKnownLocale(locale) else { throw UnsupportedLocale(identifier: locale) }
    let tokenizer = try Tokenizer(locale: locale)
    let sources = try LanguageSources(
      locale: locale, language: ICUInfo.language(of: locale), tokenizer: tokenizer)
    let content = try LanguageContent(
      locale: locale, sources: sources, lexicons: lexicons, tokenizer: tokenizer)
    let made = try language(locale, content, tokenizer)
    if let rule = made.productions.firstUnbound {
      let rules = made.grammar.rules
      throw sources.files.error(ofProduction: rules.production(of: rule), in: rules.name(of: rule))
    }
    if let cache, let key { cache.keep(content, for: key) }
    return made
  }

  private func language(
    _ locale: String, _ content: LanguageContent, _ tokenizer: Tokenizer
  ) throws(RuleFileError.Fact) -> Language {
    try Language(locale: locale, content: content, lexicons: lexicons, tokenizer: tokenizer)
  }
}

/// A locale that ICU does not know.
public struct UnsupportedLocale: Error, CustomStringConvertible, Equatable {
  /// What was asked for.
  public let identifier: String

  /// The locale in quotes and what was expected.
  public var description: String {
    "'\(identifier)' is no locale that ICU knows; expected an identifier such as 'en_US'"
  }
}
