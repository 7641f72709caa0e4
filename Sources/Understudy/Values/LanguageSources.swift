import Dispatch
import UnderstudyLexicons

/// What a language is put together from: its files, and what ICU knows.
///
/// ICU is asked on another thread while this one reads the rules, which takes about as long.
struct LanguageSources {
  /// What the files say.
  private(set) var files: LanguageFiles
  /// What ICU knows of dates and times, as rules.
  let localeRules: Ahead<Result<LocaleRules, any Error>>
  /// Numbers in words; nothing where ICU spells none.
  let spelled: Ahead<SpelledNumbers?>
  /// The names of units, currencies and the like.
  let names: Ahead<NameIndex>

  /// Reads the files of a locale's language and of all languages.
  init(locale: String, language: String, tokenizer: Tokenizer) throws {
    let queue = DispatchQueue(label: "understudy.language")
    localeRules = Ahead(on: queue) { Result { try LocaleRules(locale: locale) } }
    files = LanguageFiles(tokenizer: tokenizer)
    let folders = [try LanguageFolder(of: "und"), try LanguageFolder(of: language)]
    // Tables first: what they say of numbers and names is waited for.
    for folder in folders { try folder.add(to: &files) { !LanguageFiles.isOfRules($0) } }
    // Titles and descriptions are mostly English, whatever the phrase is.
    if language != "en" {
      let names = ["roles.tsv", "kinds.tsv", "dialog.tsv"]
      try LanguageFolder(of: "en").add(to: &files, where: names.contains)
    }
    spelled = Ahead(on: queue) { [words = files.numberWords] in
      try? SpelledNumbers(locale: locale, words: words)
    }
    names = Ahead(on: queue) { [own = files.names] in
      LocaleNames(locale: locale, own: own).index
    }
    for folder in folders { try folder.add(to: &files, where: LanguageFiles.isOfRules) }
  }
}
