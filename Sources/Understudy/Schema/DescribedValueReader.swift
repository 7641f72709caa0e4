/// Reads from a description the values that it names.
struct DescribedValueReader {
  private let triggers: [[String]: DescribedValues.Trigger]
  private let joins: Set<String>
  private let articles: Set<String>

  /// The most words of one value, and of what it stands for.
  private static let wordLimit = 3
  private static let meaningLimit = 6
  /// The most words that one trigger has.
  private static let triggerLimit = 4

  init(
    triggers: [[String]: DescribedValues.Trigger], joins: Set<String>, articles: Set<String> = []
  ) {
    self.triggers = triggers
    self.joins = joins
    self.articles = articles
  }

  /// The value that counts where none is given; nothing where a description names none.
  func fallback(in description: String) -> String? {
    let pieces = DescriptionPiece.pieces(of: description)
    for index in pieces.indices {
      guard let found = trigger(at: index, pieces), found.trigger == .fallback else { continue }
      let values = list(from: index + found.count, pieces, isLoose: false).values
      return values.count == 1 ? values[0].text : nil
    }
    return nil
  }

  /// The values; nothing where a description names none.
  func values(in description: String) -> DescribedValues? {
    let pieces = DescriptionPiece.pieces(of: description)
    var closed: [DescribedValues.Value] = []
    var open: [DescribedValues.Value] = []
    var index = 0
    while index < pieces.count {
      let found = trigger(at: index, pieces)
      let start = index + (found?.count ?? 0)
      let isShown =
        pieces[index].isQuoted || pieces[index].isMark("(") || isExplained(index, pieces)
      let isLoose = found == nil && isShown
      guard found != nil || isLoose else {
        index += 1
        continue
      }
      let list = list(from: start, pieces, isLoose: isLoose)
      switch found?.trigger {
      case .choice where list.values.count > 1: closed += list.values
      case .choice, .example: open += list.values
      case nil where list.values.count > 1: open += list.values
      case .fallback, .form, .meaning, nil: break
      }
      index = max(list.end, index + 1)
    }
    let values = closed.isEmpty ? open : closed
    return values.isEmpty ? nil : DescribedValues(values: values, isClosed: !closed.isEmpty)
  }

  private func trigger(
    at index: Int, _ pieces: [DescriptionPiece]
  ) -> (trigger: DescribedValues.Trigger, count: Int)? {
    for count in stride(from: Self.triggerLimit, to: 0, by: -1) where index + count <= pieces.count
    {
      let words = pieces[index..<index + count].compactMap(\.folded)
      if words.count == count, let trigger = triggers[words], trigger != .meaning {
        return (trigger, count)
      }
    }
    return nil
  }

  // MARK: - Lists

  private typealias List = (values: [DescribedValues.Value], end: Int)

  private func list(from start: Int, _ pieces: [DescriptionPiece], isLoose: Bool) -> List {
    var index = start
    // The stop of "eg." ends no sentence.
    if index < pieces.count, !isLoose, pieces[index].isMark(".") { index += 1 }
    while index < pieces.count, [":", "(", ","].contains(where: { pieces[index].isMark($0) }) {
      index += 1
    }
    guard index < pieces.count else { return ([], index) }
    if pieces[index].isQuoted || isExplained(index, pieces) { return marked(from: index, pieces) }
    let plain = plain(from: index, pieces)
    return isLoose && plain.values.count < Self.wordLimit ? ([], start) : plain
  }

  /// Values in quotation marks, or numbers with what they stand for.
  private func marked(from start: Int, _ pieces: [DescriptionPiece]) -> List {
    var values: [DescribedValues.Value] = []
    var index = start
    var last: String?
    while index < pieces.count, pieces[index].isQuoted || isExplained(index, pieces) {
      let text = pieces[index].text
      var meaning: [String] = []
      index += 1
      if let count = meaningTrigger(at: index, pieces) ?? repeated(last, at: index, pieces) {
        index += count
        last = pieces[index - 1].folded ?? last
        if index < pieces.count, pieces[index].folded.map(articles.contains) ?? false { index += 1 }
        while index < pieces.count, !endsMeaning(index, pieces) {
          meaning.append(pieces[index].text)
          index += 1
        }
      }
      let isTold = !meaning.isEmpty && meaning.count <= Self.meaningLimit
      values.append(.init(text: text, meaning: isTold ? meaning.joined(separator: " ") : nil))
      while index < pieces.count, isJoin(index, pieces) || pieces[index].isMark(")") { index += 1 }
    }
    return (values, index)
  }

  /// Plain words between commas.
  private func plain(from start: Int, _ pieces: [DescriptionPiece]) -> List {
    var values: [DescribedValues.Value] = []
    var words: [String] = []
    var index = start
    var isWhole = true
    func close() {
      if !words.isEmpty, words.count <= Self.wordLimit {
        values.append(.init(text: words.joined(separator: " "), meaning: nil))
      } else if !words.isEmpty {
        isWhole = false
      }
      words = []
    }
    while index < pieces.count, isWhole {
      if pieces[index].isEnd || pieces[index].folded == "etc" { break }
      if isJoin(index, pieces) { close() } else { words.append(pieces[index].text) }
      index += 1
    }
    close()
    return (isWhole ? values : [], index)
  }

  private func isExplained(_ index: Int, _ pieces: [DescriptionPiece]) -> Bool {
    pieces[index].isNumber && meaningTrigger(at: index + 1, pieces) != nil
  }

  /// How many pieces lead to what a value stands for.
  private func meaningTrigger(at index: Int, _ pieces: [DescriptionPiece]) -> Int? {
    guard index < pieces.count else { return nil }
    if pieces[index].isMark("(") || pieces[index].isMark("=") { return 1 }
    return (1...2).last { count in
      let words = pieces[index...].prefix(count).compactMap(\.folded)
      return words.count == count && triggers[words] == .meaning
    }
  }

  /// One piece where only the end of what led to the meaning before is said again: "2 to" behind "1 corresponds to".
  private func repeated(_ last: String?, at index: Int, _ pieces: [DescriptionPiece]) -> Int? {
    index < pieces.count && last != nil && pieces[index].folded == last ? 1 : nil
  }

  private func endsMeaning(_ index: Int, _ pieces: [DescriptionPiece]) -> Bool {
    if pieces[index].isEnd || pieces[index].isMark(",") { return true }
    return isJoin(index, pieces) && index + 1 < pieces.count
      && (pieces[index + 1].isQuoted || pieces[index + 1].isNumber)
  }

  private func isJoin(_ index: Int, _ pieces: [DescriptionPiece]) -> Bool {
    if [",", "/", "|"].contains(where: { pieces[index].isMark($0) }) { return true }
    return pieces[index].folded.map(joins.contains) ?? false
  }
}
