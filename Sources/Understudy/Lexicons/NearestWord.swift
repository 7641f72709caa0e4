/// The word that someone who misspelled one probably meant.
enum NearestWord {
  /// The known word with the fewest changes of letters, the first of several; nil if all are far.
  static func to(_ word: String, among known: [String]) -> String? {
    let limit = max(1, word.count / 2)
    let ranked = known.map { (word: $0, changes: changes(from: word, to: $0)) }
    guard let best = ranked.min(by: { $0.changes < $1.changes }), best.changes <= limit else {
      return nil
    }
    return best.word
  }

  private static func changes(from first: String, to second: String) -> Int {
    let target = Array(second.lowercased())
    var row = Array(0...target.count)
    for (index, letter) in first.lowercased().enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for place in target.indices {
        let replaced = diagonal + (letter == target[place] ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(replaced, diagonal + 1, row[place] + 1)
      }
    }
    return row[target.count]
  }
}
