import Foundation

/// The phrases that are measured, with their locales.
struct PhraseList {
  /// A phrase and the locale it is in.
  struct Item {
    let locale: String
    let text: String
  }

  /// The phrases, those of one locale together.
  let items: [Item]

  /// Reads the list that lies beside the program: a locale, a tab and a phrase a line.
  init() throws(PhraseListError) {
    guard let url = Bundle.module.url(forResource: "phrases", withExtension: "txt"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { throw .unreadable }
    var items: [Item] = []
    for (index, line) in text.split(separator: "\n").enumerated() where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t")
      guard cells.count == 2 else { throw .malformed(line: index + 1) }
      items.append(Item(locale: String(cells[0]), text: String(cells[1])))
    }
    self.items = items
  }

  /// The locales in the order in which they come.
  var locales: [String] {
    items.reduce(into: []) { locales, item in
      if locales.last != item.locale { locales.append(item.locale) }
    }
  }

  /// A text of at least so many characters, made of the English phrases again and again.
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
  case unreadable
  case malformed(line: Int)

  var description: String {
    switch self {
    case .unreadable: "'phrases.txt' cannot be read; expected it among the program's resources"
    case .malformed(let line): "phrases.txt:\(line):1: expected a locale, a tab and a phrase"
    }
  }
}
