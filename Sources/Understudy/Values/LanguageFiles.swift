/// The files of a language and of all languages together.
struct LanguageFiles: Sendable {
  private(set) var rules: [RuleFile] = []
  private(set) var cues: [Cue] = []
  private(set) var commonWords: [String] = []
  private(set) var placeWords: [String] = []
  private(set) var namePrefixes: [[UInt16]] = []
  private(set) var slotWords = SlotWords()
  private(set) var wordForms = WordForms()
  private(set) var textWords = TextWordTables()
  private(set) var sentences: [String: String] = [:]
  private(set) var numberWords = NumberWords()
  private(set) var names = OwnNames()
  private let tokenizer: Tokenizer

  /// Starts without any file.
  init(tokenizer: Tokenizer) {
    self.tokenizer = tokenizer
  }

  /// Whether a file holds rules.
  static func isOfRules(_ name: String) -> Bool { name.hasSuffix(".rules") }

  /// Adds a file, which its name tells the use of.
  mutating func add(name: String, path: String, text: String) throws {
    switch name {
    case "cues.tsv": try addCues(path, text)
    case "connectives.tsv": try addConnectives(path, text)
    case "synonyms.tsv":
      for row in try WordTable(name: path, text: text, columns: ["words", "name"]).rows {
        slotWords.add(
          synonym: try PatternReader.pattern(row.cells[0]), of: words(row.cells[1]))
      }
    case "forms.tsv":
      for row in try WordTable(name: path, text: text, columns: ["form", "plain", "use"]).rows {
        switch row.cells[2] {
        case "ending": wordForms.add(ending: row.cells[0], plain: row.cells[1])
        case "past" where row.cells[1].isEmpty: wordForms.add(pastEnding: row.cells[0])
        case "past":
          wordForms.add(form: row.cells[0], of: row.cells[1])
          wordForms.add(past: row.cells[0])
        default: wordForms.add(form: row.cells[0], of: row.cells[1])
        }
      }
    case "roles.tsv":
      for row in try WordTable(name: path, text: text, columns: ["words", "role"]).rows {
        slotWords.add(role: row.cells[1], words: words(row.cells[0]))
      }
    case "kinds.tsv":
      for row in try WordTable(name: path, text: text, columns: ["words", "kind"]).rows {
        slotWords.add(kind: row.cells[1], words: words(row.cells[0]))
      }
    case "values.tsv":
      for row in try WordTable(name: path, text: text, columns: ["kind", "value", "names"]).rows {
        slotWords.add(
          value: row.cells[1], ofKind: row.cells[0],
          names: row.cells[2].split(separator: "|").map(String.init))
      }
    case "related.tsv":
      for row in try WordTable(name: path, text: text, columns: ["words"]).rows {
        textWords.add(related: words(row.cells[0]))
      }
    case "alike.tsv":
      for row in try WordTable(name: path, text: text, columns: ["names"]).rows {
        textWords.add(alike: row.cells[0].split(separator: "|").map { words(String($0)) })
      }
    case "topics.tsv":
      for row in try WordTable(name: path, text: text, columns: ["words"]).rows {
        textWords.add(topic: words(row.cells[0]))
      }
    case "general.tsv":
      for row in try WordTable(name: path, text: text, columns: ["words"]).rows {
        textWords.add(general: tokenizer.hashes(of: [row.cells[0]]))
      }
    case "contrasts.tsv":
      for row in try WordTable(name: path, text: text, columns: ["words"]).rows {
        textWords.add(contrast: forms(row.cells[0]))
      }
    case "opposites.tsv":
      for row in try WordTable(name: path, text: text, columns: ["words"]).rows {
        let words = forms(row.cells[0])
        guard words.count == 2 else {
          throw WordTableError(
            fact: .unknownValue(row.cells[0], column: "words", expected: ["two words"]),
            file: path, line: row.line)
        }
        textWords.add(opposites: words)
      }
    case "verbs.tsv":
      for row in try WordTable(name: path, text: text, columns: ["verbs", "use"]).rows {
        guard let use = VerbGroups.Use(rawValue: row.cells[1]) else {
          let expected = VerbGroups.Use.allCases.map(\.rawValue).filter { !$0.isEmpty }
          throw WordTableError(
            fact: .unknownValue(row.cells[1], column: "use", expected: expected), file: path,
            line: row.line)
        }
        textWords.add(verbs: tokenizer.hashes(of: [row.cells[0]]), use: use)
      }
    case "asked.tsv": try addAsked(path, text)
    case "text.tsv": try addTextWords(path, text)
    case "common.tsv":
      commonWords += try WordTable(name: path, text: text, columns: ["word"]).rows.map(\.cells[0])
    case "places.tsv":
      placeWords += try WordTable(name: path, text: text, columns: ["word"]).rows.map(\.cells[0])
    case "prefixes.tsv":
      namePrefixes += try WordTable(name: path, text: text, columns: ["letters"]).rows.map {
        Array($0.cells[0].utf16)
      }
    case "numbers.tsv":
      try numberWords.add(
        WordTable(name: path, text: text, columns: NumberWords.columns), of: path)
    case "spellout.txt": try numberWords.add(rules: text, of: path)
    case "units.tsv":
      names.addUnits(try WordTable(name: path, text: text, columns: OwnNames.columns))
    case "currencies.tsv":
      names.addCurrencies(try WordTable(name: path, text: text, columns: OwnNames.columns))
    case "dialog.tsv":
      // The language's own sentences come first.
      for row in try WordTable(name: path, text: text, columns: ["use", "sentence"]).rows {
        sentences[row.cells[0]] = sentences[row.cells[0]] ?? row.cells[1]
      }
    case _ where Self.isOfRules(name): rules.append(try RuleFile(name: path, text: text))
    default: break
    }
  }

  private mutating func addCues(_ path: String, _ text: String) throws {
    let columns = ["words", "role", "side", "kinds"]
    for row in try WordTable(name: path, text: text, columns: columns).rows {
      guard let side = Cue.Side(rawValue: row.cells[2]), side != .connective else {
        let sides = Cue.Side.allCases.filter { $0 != .connective }.map(\.rawValue)
        throw WordTableError(
          fact: .unknownValue(row.cells[2], column: "side", expected: sides),
          file: path, line: row.line)
      }
      let kinds = Set(row.cells[3].split(separator: " ").map(String.init))
      cues.append(Cue(words: row.cells[0], role: row.cells[1], side: side, kinds: kinds))
    }
  }

  private mutating func addConnectives(_ path: String, _ text: String) throws {
    for row in try WordTable(name: path, text: text, columns: ["words", "use"]).rows {
      guard let connective = Connective(rawValue: row.cells[1]) else {
        throw WordTableError(
          fact: .unknownValue(
            row.cells[1], column: "use", expected: Connective.allCases.map(\.rawValue)),
          file: path, line: row.line)
      }
      cues.append(Cue(words: row.cells[0], connective: connective))
    }
  }

  private mutating func addAsked(_ path: String, _ text: String) throws {
    for row in try WordTable(name: path, text: text, columns: ["words", "use", "value"]).rows {
      guard SlotWords.uses.contains(row.cells[1]) else {
        throw WordTableError(
          fact: .unknownValue(row.cells[1], column: "use", expected: SlotWords.uses), file: path,
          line: row.line)
      }
      slotWords.add(asked: row.cells[2], use: row.cells[1], words: words(row.cells[0]))
    }
  }

  private mutating func addTextWords(_ path: String, _ text: String) throws {
    for row in try WordTable(name: path, text: text, columns: ["words", "use", "roles"]).rows {
      guard let use = TextWords.Use.byName[row.cells[1]] else {
        let expected = TextWords.Use.byName.keys.sorted()
        throw WordTableError(
          fact: .unknownValue(row.cells[1], column: "use", expected: expected), file: path,
          line: row.line)
      }
      var first: (word: String, hash: UInt64)?
      tokenizer.forEachToken(of: row.cells[0]) { hash, units in
        if first == nil { first = (String(units: units), hash) }
      }
      guard let first else { continue }
      let roles = row.cells[2].split(separator: " ").map { SlotRole(rawValue: String($0)) }
      textWords.add(first.word, hash: first.hash, use: use, roles: roles)
    }
  }

  /// The folded words of a text.
  private func words(_ text: String) -> [String] { tokenizer.foldedWords(of: text) }

  /// Words with bars between the forms of each, by what tokens know them by.
  private func forms(_ text: String) -> [Set<UInt64>] {
    text.split(separator: " ").map { word in
      Set(tokenizer.hashes(of: word.split(separator: "|").map(String.init)))
    }
  }

  /// The rules that find the cues in a phrase.
  var cueRules: [Rule] {
    get throws {
      try cues.enumerated().map { index, cue in
        Rule(
          name: "cue", patterns: [try PatternReader.pattern(cue.words)], kind: "cue",
          production: "cue", arguments: [.integer(index)])
      }
    }
  }

  /// The single words that stand before one end of a way: "to", "from".
  var linkWords: [String] {
    cues.filter { cue in
      cue.side == .before && cue.kinds.contains(Cue.place)
        && cue.roles.contains { $0 == .source || $0 == .goal }
    }.flatMap { $0.words.split(separator: "|").map(String.init) }
      .filter { !$0.contains { " _?<".contains($0) } }
  }

  /// Whether a file holds rules for all languages.
  func isCommon(_ file: RuleFile) -> Bool { file.name.contains("/und/") }

  /// Stops at the first kind that a pattern asks for and nothing makes.
  func check(kinds: KindTable) throws(RuleFileError) {
    let check = KindCheck(kinds: kinds, files: rules, common: rules.filter(isCommon))
    for file in rules { try check.check(file) }
  }

  /// What is wrong with the production of a rule that none takes.
  func error(ofProduction production: String, in rule: String) -> RuleFileError {
    for file in rules {
      guard let index = file.rules.firstIndex(where: { $0.name == rule }) else { continue }
      let line = file.source(ofRule: index)
      let isKnown = Production.byName[production] != nil
      let fact: RuleFileError.Fact =
        isKnown
        ? .malformedProduction(production)
        : .unknownProduction(
          production,
          nearest: EditDistance.nearest(to: production, among: Production.byName.keys))
      return RuleFileError(
        fact: fact, file: file.name, line: line.number, column: 1, source: line.text)
    }
    return RuleFileError(
      fact: .unknownProduction(production, nearest: nil), file: rule, line: 0, column: 1,
      source: "")
  }
}
