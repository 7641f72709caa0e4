extension TimeEvaluator {
  func beside(_ number: Int64, _ pattern: TimeIndex, _ base: TimeIndex) -> Stretch? {
    guard let origin = value(base), number != 0, number.magnitude <= 1000 else { return nil }
    if number > 0 {
      var found = origin.end.flatMap { walker.next(pattern, from: $0) }
      for _ in 1..<number { found = found?.start.flatMap { walker.next(pattern, from: $0 + 1) } }
      return found
    }
    var found = origin.start.flatMap { walker.previous(pattern, before: $0) }
    for _ in 1..<(-number) { found = found?.start.flatMap { walker.previous(pattern, before: $0) } }
    return found
  }

  /// The occurrence of a pattern that is the nearest to a time, the time itself aside, or one less near.
  func nearest(_ number: Int, _ pattern: TimeIndex, _ base: TimeIndex) -> Stretch? {
    guard let origin = value(base)?.start, 1...20 ~= number else { return nil }
    var found: [Stretch] = []
    var (before, after) = (origin, origin)
    for _ in 0..<number {
      if let past = walker.previous(pattern, before: before), let start = past.start {
        found.append(past)
        before = start
      }
      if let coming = walker.next(pattern, from: after), let start = coming.start {
        found.append(coming)
        after = start + 1
      }
    }
    let byDistance = found.sorted {
      abs(($0.start ?? .max) - origin) < abs(($1.start ?? .max) - origin)
    }
    return byDistance.count >= number ? byDistance[number - 1] : nil
  }
}
