extension DurationValue {
  static let productions: [Production] = [
    // A unit of time as a word: `grain(week)`.
    Production(name: "grain") { arguments in
      guard let grain = arguments.singleWord.flatMap(Grain.init(name:)) else { return nil }
      return { _, _ in .grain(grain) }
    },
    // So many of a unit: number and unit may come from the pattern or, as in `duration(2)`,
    // `duration(hour)` and `duration(hour, 2)`, from the rule.
    Production(name: "duration", bind: duration),
    // Units in falling order: an hour, twenty minutes.
    Production(plain: "durations") { _, parts in joined(parts) },
  ]

  private static func duration(_ arguments: [Rule.Argument]) -> Production.Application? {
    if arguments.isEmpty { return { _, parts in counted(parts) } }
    let grain: Grain?
    if case .word(let name) = arguments[0] {
      grain = Grain(name: name)
      guard grain != nil else { return nil }
    } else {
      grain = nil
    }
    let count: Int?
    switch arguments.dropFirst(grain == nil ? 0 : 1).first {
    case .integer(let value): count = value
    case nil: count = nil
    default: return nil
    }
    guard arguments.count == (grain == nil ? 0 : 1) + (count == nil ? 0 : 1) else { return nil }
    return { _, parts in counted(parts, count, grain) }
  }

  /// The duration of a number and a unit, each from the rule or else the only one among the parts.
  private static func counted(
    _ parts: UnsafeBufferPointer<Meaning>, _ fixedCount: Int?, _ fixedGrain: Grain?
  ) -> Meaning? {
    var count = fixedCount.map { ExactNumber(Int64($0)) }
    var grain = fixedGrain
    for part in parts {
      if case .grain(let unit) = part, grain == nil {
        grain = unit
      } else if let number = part.exact, count == nil {
        count = number
      } else {
        return nil
      }
    }
    guard let count, let grain else { return nil }
    return DurationValue(count, grain).map(Meaning.duration)
  }

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
