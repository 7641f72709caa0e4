/// How many letters two folded names differ by: wrong, missing, further, or swapped with a neighbour.
enum SpellingDistance {
  /// The letters that differ, or one more than the limit where there are more.
  static func between(
    _ first: Span<UInt16>, _ second: Span<UInt16>, limit: Int
  ) -> Int {
    guard abs(first.count - second.count) <= limit, second.count <= SpellingKey.lengths.upperBound
    else { return limit + 1 }
    let width = SpellingKey.lengths.upperBound + 1
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * 3) { rows in
      distance(first, second, limit: limit, rows: rows, width: width)
    }
  }

  private static func distance(
    _ first: Span<UInt16>, _ second: Span<UInt16>, limit: Int,
    rows: UnsafeMutableBufferPointer<UInt8>, width: Int
  ) -> Int {
    for place in 0...second.count { rows[place] = UInt8(place) }
    for i in first.indices {
      let (row, last, before) = ((i + 1) % 3 * width, i % 3 * width, (i + 2) % 3 * width)
      rows[row] = UInt8(i + 1)
      var least = rows[row]
      for j in second.indices {
        var cost = min(
          rows[last + j] + (first[i] == second[j] ? 0 : 1),
          min(rows[last + j + 1], rows[row + j]) + 1)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          cost = min(cost, rows[before + j - 1] + 1)
        }
        rows[row + j + 1] = cost
        least = min(least, cost)
      }
      if least > limit { return limit + 1 }
    }
    return Int(rows[first.count % 3 * width + second.count])
  }
}
