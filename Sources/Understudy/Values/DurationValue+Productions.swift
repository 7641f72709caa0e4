extension DurationValue {
  static let productions: [Production] = [
    // A unit of time as a word: `grain(week)`.
    Production(name: "grain") { arguments in
      guard let grain = arguments.singleWord.flatMap(Grain.init(name:)) else { return nil }
      return { _, _ in .grain(grain) }
    },
    // So many of a unit, the number from the pattern or, as in `duration(2)`, from the rule.
    Production(name: "duration") { arguments in
      if arguments.isEmpty { return { _, parts in counted(parts) } }
      guard let count = arguments.singleInteger else { return nil }
      return { _, parts in
        guard parts.count == 1, case .grain(let grain) = parts[0] else { return nil }
        return DurationValue(ExactNumber(Int64(count)), grain).map(Meaning.duration)
      }
    },
    // Units in falling order: an hour, twenty minutes.
    Production(plain: "durations") { _, parts in joined(parts) },
  ]

  private static func counted(_ parts: UnsafeBufferPointer<Meaning>) -> Meaning? {
    guard parts.count == 2, let count = parts[0].exact, case .grain(let grain) = parts[1] else {
      return nil
    }
    return DurationValue(count, grain).map(Meaning.duration)
  }

  private static func joined(_ parts: UnsafeBufferPointer<Meaning>) -> Meaning? {
    guard case .duration(var sum) = parts.first else { return nil }
    for part in parts.dropFirst() {
      guard case .duration(let next) = part, let longer = sum.followed(by: next) else { return nil }
      sum = longer
    }
    return .duration(sum)
  }
}
