/// A length of time of which only bounds were said, in whole units: two to three hours, at least a week.
struct DurationRange: Hashable, Sendable, BitwiseCopyable {
  /// The fewest units; negative where there is no lower bound.
  let least: Int32
  /// The most units; negative where there is no upper bound.
  let most: Int32
  /// The unit.
  let grain: Grain

  /// The bounds that were said, as lengths.
  var bounds: (least: DurationValue?, most: DurationValue?) { (length(least), length(most)) }

  private func length(_ count: Int32) -> DurationValue? {
    count < 0 ? nil : DurationValue(ExactNumber(Int64(count)), grain)
  }
}

extension DurationRange {
  static let productions: [Production] = [
    // From the first to the second of the pattern's numbers, in its unit.
    Production(plain: "duration-range") { _, parts in
      let counts = parts.compactMap(\.whole)
      return counts.count == 2 ? range(counts[0], counts[1], parts) : nil
    },
    // `duration-bound(least)`: the pattern's number of its units, or one, and more; `duration-bound(most)`: and less.
    Production(name: "duration-bound") { arguments in
      guard let side = arguments.singleWord, side == "least" || side == "most" else { return nil }
      return { _, parts in
        let count = parts.whole ?? 1
        return side == "least" ? range(count, -1, parts) : range(-1, count, parts)
      }
    },
  ]

  private static func range(
    _ least: Int64, _ most: Int64, _ parts: UnsafeBufferPointer<Meaning>
  ) -> Meaning? {
    guard let grain = parts.grain, let least = Int32(exactly: least),
      let most = Int32(exactly: most), most < 0 || least < most
    else { return nil }
    let range = DurationRange(least: least, most: most, grain: grain)
    return range.bounds == (nil, nil) ? nil : .durationRange(range)
  }
}
