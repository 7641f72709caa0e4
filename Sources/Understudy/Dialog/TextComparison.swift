import AppIntents

/// Compares the properties that hold text with the words that name an entity.
enum TextComparison {
  /// What a query searches by, one comparison for each property that can be compared with words.
  ///
  /// That a property holds the words says more than that it is equal to them or begins with them,
  /// since people leave words of a name out.
  static func mappings<Mapping>(
    of comparators: [any EntityQueryComparator<Mapping>], with words: String
  ) -> [Mapping] {
    let ways = comparators.compactMap { comparator -> (rank: Int, mapping: Mapping)? in
      switch comparator {
      case let way as ContainsComparator<String, Mapping>: (0, way.transform(words))
      case let way as HasPrefixComparator<String, Mapping>: (1, way.transform(words))
      case let way as EqualToComparator<String, Mapping>: (2, way.transform(words))
      default: nil
      }
    }
    return ways.min { $0.rank < $1.rank }.map { [$0.mapping] } ?? []
  }
}
