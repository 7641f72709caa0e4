/// Tells which readings of words as a time make way for others of the same words.
struct TimeRivals {
  private let setting: TimeSetting
  private let nouns: Set<Int>
  private let counters: [Range<Int>]

  /// The most words before numbers that are looked at.
  private static let counterLimit = 32

  /// - Parameters:
  ///   - setting: What the phrase says about time.
  ///   - nouns: The tokens at which words for what is counted begin.
  ///   - counters: Words that stand before a number of something: "table for".
  init(_ setting: TimeSetting, nouns: Set<Int>, counters: [Range<Int>]) {
    self.setting = setting
    self.nouns = nouns
    self.counters = counters
  }

  /// Drops the times that make way.
  ///
  /// "July 3 for 2 adults" names no hour, nor does "7 nights"; "for 3 nights" is a length and "by 9" a bound.
  ///
  /// - Parameters:
  ///   - places: The places of the mentions to choose from.
  ///   - mentions: All mentions of the phrase.
  func drop(from places: inout [Int32], of mentions: [Mention<Meaning>]) {
    // By their ends, so that a long phrase takes no longer by the word.
    var numbers: [Int32: Int32] = [:]
    var lengths: [Int32: Int32] = [:]
    var ranks: [Int64: Int] = [:]
    for place in places {
      let mention = mentions[Int(place)]
      let end = mention.end
      if !nouns.isEmpty, mention.meaning.exact != nil, nouns.contains(Int(end)) {
        numbers[end] = max(numbers[end] ?? 0, mention.start)
      }
      if case .duration = mention.meaning { lengths[end] = max(lengths[end] ?? 0, mention.start) }
      guard case .time(let time) = mention.meaning else { continue }
      let rank = rank(time)
      guard rank > 0 else { continue }
      ranks[Self.key(mention)] = max(ranks[Self.key(mention)] ?? 0, rank)
    }
    guard !(numbers.isEmpty && lengths.isEmpty && ranks.isEmpty && counters.isEmpty) else { return }
    places.removeAll { place in
      let mention = mentions[Int(place)]
      guard let time = mention.meaning.time else { return false }
      let isEndedByNumber = numbers[mention.end].map { $0 > mention.start } ?? false
      guard !isEndedByNumber, !isBegunByNumber(mention) else { return true }
      let own = rank(time)
      let isLength = lengths[mention.end].map { $0 >= mention.start } ?? false
      return own == 0 && isLength && setting.store.traits(of: time).contains(.clock)
        || ranks[Self.key(mention)].map { $0 > own } ?? false
    }
  }

  private static func key(_ mention: Mention<Meaning>) -> Int64 {
    Int64(mention.start) << 32 | Int64(mention.end)
  }

  /// Whether a time begins with a number that counts something: "4 on Friday" in "table for 4 on Friday".
  private func isBegunByNumber(_ mention: Mention<Meaning>) -> Bool {
    counters.prefix(Self.counterLimit).contains { counter in
      counter.lowerBound <= Int(mention.start) && Int(mention.start) <= counter.upperBound
        && counter.upperBound < Int(mention.end)
    }
  }

  /// How much of a bound or a length was said as such: both ends, one, or none.
  private func rank(_ time: TimeIndex) -> Int {
    let store = setting.store
    switch store[time] {
    case .extent, .range: return 3
    case .open(_, let inner):
      return store.traits(of: inner).isDisjoint(with: [.range, .extent]) ? 2 : 1
    default:
      return store.traits(of: time).isDisjoint(with: [.range, .extent, .opening]) ? 0 : 2
    }
  }
}
