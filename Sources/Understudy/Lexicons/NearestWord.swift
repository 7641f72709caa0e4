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

  /// The letters to add, drop, replace or swap with their neighbour.
  private static func changes(from first: String, to second: String) -> Int {
    let (source, target) = (Array(first.lowercased()), Array(second.lowercased()))
    var rows = [Array(0...target.count)]
    for (index, letter) in source.enumerated() {
      var row = [index + 1]
      for (place, wanted) in target.enumerated() {
        var best = min(rows[index][place + 1], row[place]) + 1
        best = min(best, rows[index][place] + (letter == wanted ? 0 : 1))
        if index > 0, place > 0, letter == target[place - 1], wanted == source[index - 1] {
          best = min(best, rows[index - 1][place - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[source.count][target.count]
  }
}
