/// Some mentions by the token at which they start.
struct StartList {
  /// The first mention at each token; negative where there is none.
  private(set) var heads: [Int32]
  /// The mention that follows each one at the same start; negative where it is the last.
  private(set) var next: [Int32]

  /// Sorts mentions; those at one token keep their order.
  init<Meaning>(_ mentions: [Mention<Meaning>], tokenCount: Int) {
    heads = Array(repeating: -1, count: tokenCount + 1)
    next = Array(repeating: -1, count: mentions.count)
    for index in mentions.indices.reversed() {
      let start = Int(mentions[index].start)
      next[index] = heads[start]
      heads[start] = Int32(index)
    }
  }

  /// Whether a mention at a token satisfies a condition, by its place.
  func contains(at token: Int, where condition: (Int) -> Bool) -> Bool {
    var place = heads[token]
    while place >= 0 {
      if condition(Int(place)) { return true }
      place = next[Int(place)]
    }
    return false
  }
}
