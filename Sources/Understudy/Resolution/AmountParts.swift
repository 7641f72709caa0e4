/// Takes the bounds of an amount apart, for slots that hold the least or the most of something.
enum AmountParts {
  /// Each bound of an amount as a value of its own; none where it has no bound.
  static func parts(of readings: [Reading]) -> [(part: MentionPart, readings: [Reading])] {
    guard let first = readings.first, first.mayHaveBounds, first.kind != "duration" else {
      return []
    }
    let ends: [(name: String, end: MentionPart.End)] = [("min", .first), ("max", .last)]
    let bounds = ends.filter { bound in first.details.contains { $0.name == bound.name } }
    return bounds.map { bound in
      let part = MentionPart(
        claim: bound.end == .first ? .start : .end, end: bound.end,
        isOnlyEnd: bounds.count == 1, isBounded: true)
      return (part, readings.compactMap { reading(of: $0, bound.name) })
    }
  }

  private static func reading(of reading: Reading, _ name: String) -> Reading? {
    guard let bound = reading.details.first(where: { $0.name == name })?.value else { return nil }
    let others = ["min", "max", "minInclusive", "maxInclusive"].filter { $0 != name + "Inclusive" }
    return Reading(
      kind: reading.kind, value: bound,
      details: reading.details.filter { !others.contains($0.name) })
  }
}
