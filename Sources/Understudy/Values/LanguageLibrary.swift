import Synchronization
import UnderstudyICU
import UnderstudyLexicons

/// The languages that were asked for so far, each made once; what failed is not tried again.
final class LanguageLibrary: Sendable {
  private let lexicons: LexiconIndex
  private let languages = Mutex<[String: Place]>([:])

  /// Where one language is kept; who asks for it while another thread makes it waits for that.
  private final class Place: Sendable {
    let language = Mutex<Result<Language, any Error>?>(nil)
  }

  /// The most languages that are kept.
  private static let limit = 1000

  init(lexicons: LexiconIndex) {
    self.lexicons = lexicons
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
    guard !locale.utf8.contains(0), ICUInfo.isKnownLocale(locale) else {
      throw UnsupportedLocale(identifier: locale)
    }
    let tokenizer = try Tokenizer(locale: locale)
    let sources = try LanguageSources(
      locale: locale, language: ICUInfo.language(of: locale), tokenizer: tokenizer)
    return try Language(
      locale: locale, sources: sources, lexicons: lexicons, tokenizer: tokenizer)
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
