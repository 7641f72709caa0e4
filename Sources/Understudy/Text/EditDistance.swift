/// How many letters have to be changed, added, left out or swapped with a neighbour to turn one word into another.
package enum EditDistance {
  /// The distance between two words (Damerau–Levenshtein, optimal string alignment).
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of the words.
  package static func between(_ first: String, _ second: String) -> Int {
    let a = Array(first.unicodeScalars)
    let b = Array(second.unicodeScalars)
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }

  /// The word nearest to a mistyped one, where one is near enough to be meant.
  package static func nearest(to word: String, among words: some Sequence<String>) -> String? {
    // Nobody mistypes a name that long, and comparing would take as long as the text is.
    guard word.utf8.count <= 160 else { return nil }
    let limit = max(1, word.count / 3)
    return words.map { ($0, between(word.lowercased(), $0.lowercased())) }
      .filter { $0.1 <= limit }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  /// Whether one letter more, less, other or exchanged with its neighbour makes one word of the other.
  static func isOneEdit(
    _ first: some RandomAccessCollection<UInt16>, _ second: some RandomAccessCollection<UInt16>
  ) -> Bool {
    guard abs(first.count - second.count) <= 1 else { return false }
    var start = 0
    for (letter, other) in zip(first, second) {
      guard letter == other else { break }
      start += 1
    }
    let rest = first.dropFirst(start)
    let other = second.dropFirst(start)
    if rest.count != other.count {
      return rest.count > other.count
        ? rest.dropFirst().elementsEqual(other) : other.dropFirst().elementsEqual(rest)
    }
    if rest.dropFirst().elementsEqual(other.dropFirst()) { return true }
    return rest.count >= 2 && rest.first == other.dropFirst().first
      && rest.dropFirst().first == other.first
      && rest.dropFirst(2).elementsEqual(other.dropFirst(2))
  }
}
