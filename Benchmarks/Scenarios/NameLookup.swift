import UnderstudyLexicons
import UnderstudyResources

/// Looking up words that are no name, by themselves or as misspellings of one.
struct NameLookup: Scenario {
  /// How the words are looked up.
  enum Way: String {
    case exact = "no-name"
    case similar = "misspelled"
  }

  let name: String
  let load: Load
  private let way: Way
  private let lexicons: LexiconIndex
  private let words: [[UInt16]]

  init(_ way: Way) throws {
    self.way = way
    name = way.rawValue
    lexicons = try LexiconIndex(contentsOf: Resources.path(of: "lexicons.bin"))
    let texts =
      way == .exact
      ? ["cheapest", "flights", "tomorrow", "morning", "please", "nonstop", "passengers", "return"]
      : [
        "philadelpia", "pittsburg", "barselona", "frankfrut", "cincinatti", "milwakee", "remind",
        "passengers",
      ]
    words = texts.map(foldedName)
    load = Load(count: words.count, unit: .phrase)
  }

  func check() throws {
    let links = foldedName("philadelpia").withUnsafeBufferPointer {
      lexicons.names(similarTo: $0.span)
    }
    let keys = (links ?? LexiconCursor().names(in: lexicons)).compactMap {
      lexicons.entry($0.entry)?.key
    }
    guard keys.contains("PHL") else {
      throw WrongAnswer(scenario: name, phrase: "philadelpia", expected: "PHL", found: "\(keys)")
    }
  }

  func run() -> Int {
    var sum = 0
    for word in words {
      word.withUnsafeBufferPointer { units in
        switch way {
        case .exact:
          var cursor = LexiconCursor()
          cursor.extend(by: units.span, afterGap: false, in: lexicons)
          sum &+= cursor.endsName ? 1 : 0
        case .similar: sum &+= lexicons.names(similarTo: units.span)?.count ?? 0
        }
      }
    }
    return sum
  }
}
