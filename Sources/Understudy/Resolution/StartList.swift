/// Some things of a phrase by the token at which they start.
struct StartList {
  /// The first thing at each token; negative where there is none.
  private(set) var heads: [Int32]
  /// The thing that follows each one at the same start; negative where it is the last.
  private(set) var next: [Int32]

  /// Sorts so many things by their starts; those at one token keep their order.
  init(count: Int, tokenCount: Int, start: (Int) -> Int) {
    heads = Array(repeating: -1, count: tokenCount + 1)
    next = Array(repeating: -1, count: count)
    for index in (0..<count).reversed() {
      let start = start(index)
      next[index] = heads[start]
      heads[start] = Int32(index)
    }
  }

  /// Sorts some of the mentions of a chart, told by their places in it.
  init<Meaning>(_ places: [Int32], of mentions: [Mention<Meaning>], tokenCount: Int) {
    self.init(count: places.count, tokenCount: tokenCount) {
      Int(mentions[Int(places[$0])].start)
    }
  }

  /// Whether a thing at a token satisfies a condition, by its place.
  func contains(at token: Int, where condition: (Int) -> Bool) -> Bool {
    var place = heads[token]
    while place >= 0 {
      if condition(Int(place)) { return true }
      place = next[Int(place)]
    }
    return false
  }
}
