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
      guard counts.count == 2, let grain = parts.grain else { return nil }
      return range(counts[0], counts[1], grain)
    },
    // `duration-bound(least)`: the pattern's number of its units, or one, and more; `duration-bound(most)`: and less.
    Production(name: "duration-bound") { arguments in
      guard let side = arguments.singleWord, side == "least" || side == "most" else { return nil }
      return { _, parts in
        guard let (count, grain) = counted(parts) else { return nil }
        return side == "least" ? range(count, -1, grain) : range(-1, count, grain)
      }
    },
  ]

  /// How many of which unit a pattern says; several units together count in the finest that makes a whole number.
  private static func counted(_ parts: UnsafeBufferPointer<Meaning>) -> (Int64, Grain)? {
    if let grain = parts.grain { return (parts.whole ?? 1, grain) }
    guard let seconds = parts.duration.flatMap({ Int64($0.exactSeconds.description) }) else {
      return nil
    }
    for (grain, length) in [(Grain.hour, Int64(3600)), (.minute, 60)] where seconds % length == 0 {
      return (seconds / length, grain)
    }
    return (seconds, .second)
  }

  private static func range(
    _ least: Int64, _ most: Int64, _ grain: Grain
  ) -> Meaning? {
    guard let least = Int32(exactly: least),
      let most = Int32(exactly: most), most < 0 || least < most
    else { return nil }
    let range = DurationRange(least: least, most: most, grain: grain)
    return range.bounds == (nil, nil) ? nil : .durationRange(range)
  }
}
