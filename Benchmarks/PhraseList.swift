import Foundation

/// The phrases that are measured, with their locales.
struct PhraseList {
  /// A phrase and the locale it is in.
  struct Item {
    let locale: String
    let text: String
  }

  /// The phrases in their order.
  let items: [Item]

  /// Reads a file, or the list that lies beside the program: a phrase a line, or a locale, a tab and a phrase.
  init(contentsOf path: String?) throws(PhraseListError) {
    let own = Bundle.module.url(forResource: "phrases", withExtension: "txt")?.path
    guard let text = (path ?? own).flatMap({ try? String(contentsOfFile: $0, encoding: .utf8) })
    else { throw .unreadable(path ?? "phrases.txt") }
    items = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "\t", maxSplits: 1)
      return cells.count == 2
        ? Item(locale: String(cells[0]), text: String(cells[1]))
        : Item(locale: "en_US", text: String(line))
    }
    guard !items.isEmpty else { throw .empty(path ?? "phrases.txt") }
  }

  private init(items: [Item]) { self.items = items }

  /// The locales in the order in which they come.
  var locales: [String] {
    items.reduce(into: []) { locales, item in
      if !locales.contains(item.locale) { locales.append(item.locale) }
    }
  }

  /// Some phrases of three languages that are unlike each other; all where there are none of these.
  ///
  /// A profiler is slow, and what it takes to get ready for a language is most of what it watches.
  var fewest: PhraseList {
    let few = ["en_US", "de_DE", "ja_JP"].flatMap { locale in
      items.filter { $0.locale == locale }.prefix(13)
    }
    return few.isEmpty ? self : PhraseList(items: few)
  }

  /// A text of at least so many characters, made of the English phrases again and again; nothing without any.
  func text(ofLength length: Int) -> String {
    let english = items.filter { $0.locale.hasPrefix("en") }.map(\.text)
    var text = ""
    var count = 0
    while count < length, !english.isEmpty {
      for phrase in english where count < length {
        text += phrase + ". "
        count += phrase.count + 2
      }
    }
    return text
  }
}

/// What keeps the list from being read.
enum PhraseListError: Error, CustomStringConvertible {
  case unreadable(String)
  case empty(String)

  var description: String {
    switch self {
    case .unreadable(let path): "'\(path)' cannot be read as UTF-8"
    case .empty(let path): "'\(path)' holds no phrase"
    }
  }
}
