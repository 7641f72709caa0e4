/// Tells which readings of words as a time make way for others of the same words.
struct TimeRivals {
  private let times: TimeStore
  private let nouns: Set<Int>
  private let counters: [Range<Int>]

  /// - Parameters:
  ///   - times: What the phrase says about time.
  ///   - nouns: The tokens at which words for what is counted begin.
  ///   - counters: Words that stand before a number of something: "table for".
  init(times: TimeStore, nouns: Set<Int>, counters: [Range<Int>]) {
    self.times = times
    self.nouns = nouns
    self.counters = counters
  }

  /// Drops the times that make way.
  ///
  /// "July 3 for 2 adults" names no hour, nor does "7 nights"; "for 3 nights" is a length and "by 9" a bound.
  func drop(from mentions: inout [Mention<Meaning>]) {
    let numbers = mentions.filter { $0.meaning.exact != nil && nouns.contains(Int($0.end)) }
    let lengths = mentions.filter { if case .duration = $0.meaning { true } else { false } }
    let stretches = mentions.filter { $0.meaning.time.map { rank($0) > 0 } ?? false }
    guard !numbers.isEmpty || !lengths.isEmpty || !stretches.isEmpty || !counters.isEmpty else {
      return
    }
    mentions.removeAll { mention in
      guard let time = mention.meaning.time else { return false }
      let isEndedByNumber = numbers.contains { $0.end == mention.end && $0.start > mention.start }
      guard !isEndedByNumber, !isBegunByNumber(mention) else { return true }
      let own = rank(time)
      return own == 0 && lengths.contains { isTail($0, of: mention) && times.hasClock(time) }
        || stretches.contains { other in
          other.start == mention.start && other.end == mention.end
            && other.meaning.time.map { rank($0) > own } ?? false
        }
    }
  }

  /// Whether a time begins with a number that counts something: "4 on Friday" in "table for 4 on Friday".
  private func isBegunByNumber(_ mention: Mention<Meaning>) -> Bool {
    counters.contains { counter in
      counter.lowerBound <= Int(mention.start) && Int(mention.start) <= counter.upperBound
        && counter.upperBound < Int(mention.end)
    }
  }

  private func isTail(_ length: Mention<Meaning>, of mention: Mention<Meaning>) -> Bool {
    length.end == mention.end && length.start >= mention.start
  }

  /// How much of a bound or a length was said as such: both ends, one, or none.
  private func rank(_ time: TimeIndex) -> Int {
    switch times[time] {
    case .extent, .range: return 3
    case .open(_, let inner): return times.contains(inner, isRange) ? 1 : 2
    default:
      let hasEnd = times.contains(time) { part in
        if case .open = part { return true }
        return isRange(part)
      }
      return hasEnd ? 2 : 0
    }
  }

  private func isRange(_ part: TimeExpression) -> Bool {
    switch part {
    case .extent, .range: true
    default: false
    }
  }
}
