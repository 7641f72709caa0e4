/// Whether two words are forms of one: "book" and "booking", "remind" and "reminder".
///
/// It knows no language: words are kin where they begin alike for long enough and little follows.
enum WordKin {
  /// The letters that kin words begin with at least.
  private static let leastStem = 4
  /// The letters that may follow what they share.
  private static let longestEnding = 3

  /// Whether two folded words are forms of one.
  static func areKin(
    _ first: some BidirectionalCollection<UInt16>, _ second: some BidirectionalCollection<UInt16>
  ) -> Bool {
    var (one, other) = (first.makeIterator(), second.makeIterator())
    var shared = 0
    while let unit = one.next(), let rival = other.next(), unit == rival { shared += 1 }
    let (length, rivalLength) = (first.count, second.count)
    if shared == length && shared == rivalLength { return true }
    let longest = max(length, rivalLength)
    // A plural of a short word.
    if shared >= 2, shared < leastStem, shared == min(length, rivalLength), longest == shared + 1 {
      return length > rivalLength ? first.last == 0x73 : second.last == 0x73
    }
    return shared >= leastStem && longest - shared <= longestEnding
      && min(length, rivalLength) - shared <= longestEnding && shared * 2 >= longest
  }
}
