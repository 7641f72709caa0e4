extension RandomAccessCollection {
  /// The first index whose element satisfies a condition that holds for all elements after it as well; the end index
  /// where none does.
  ///
  /// - Complexity: O(log *n*).
  package func partitionPoint(where condition: (Element) throws -> Bool) rethrows -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if try condition(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
