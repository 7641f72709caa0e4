import UnderstudyLexicons

/// The first links of a name, as they were read once.
typealias FirstLinks = Swift.Span<NameLink>

extension NameLinks {
  /// Gives the first links, read once for who asks them more than once, and all of them; nothing is allocated.
  @inline(__always)
  func withFirst<Value>(
    _ limit: Int, _ body: (_ first: FirstLinks, _ all: NameLinks) -> Value
  ) -> Value {
    let count = Swift.min(limit, endIndex - startIndex)
    return withUnsafeTemporaryAllocation(of: NameLink.self, capacity: limit) { room in
      for place in 0..<count { room.initializeElement(at: place, to: self[startIndex + place]) }
      return body(UnsafeBufferPointer(rebasing: room[..<count]).span, self)
    }
  }
}

extension FirstLinks {
  /// Whether one of the links satisfies a condition.
  @inline(__always)
  func contains(where condition: (NameLink) -> Bool) -> Bool {
    for place in indices where condition(self[place]) { return true }
    return false
  }

  /// The first link that satisfies a condition.
  @inline(__always)
  func first(where condition: (NameLink) -> Bool) -> NameLink? {
    for place in indices where condition(self[place]) { return self[place] }
    return nil
  }
}
