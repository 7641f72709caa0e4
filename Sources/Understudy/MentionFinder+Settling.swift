extension MentionFinder {
  /// The chosen ones of some mentions with their values: those that turn out to have none make room for others.
  ///
  /// A time that cannot be keeps its place: nothing in "the sixth Monday of June" is to be read as another time.
  ///
  /// - Parameters:
  ///   - mentions: The mentions to choose from.
  ///   - choose: Takes from the mentions that are left those worth a value.
  /// - Returns: The chosen mentions that have a value.
  /// - Complexity: As many choices as mentions without a value, and no more than 64.
  func settled(
    _ mentions: [Mention<Meaning>], choosing choose: ([Mention<Meaning>]) -> [Mention<Meaning>]
  ) -> [ResolvedMention] {
    var candidates = withoutCuts(mentions)
    var resolved: [ResolvedMention?] = []
    var known: [Place: ResolvedMention?] = [:]
    for round in 0..<Self.roundLimit {
      let chosen = choose(candidates)
      resolved = chosen.map { mention in
        if let known = known[Place(mention)] { return known }
        return resolve(mention)
      }
      let failed = zip(chosen, resolved).filter { $0.1 == nil && !keepsPlace($0.0, candidates) }
        .map(\.0)
      if failed.isEmpty { break }
      for (mention, value) in zip(chosen, resolved) { known[Place(mention)] = .some(value) }
      // Where many have no value, all of their kind that are as long are given up with them.
      let isPatient = round < Self.patience
      let starts = Set(failed.map(\.start))
      candidates.removeAll { mention in
        starts.contains(mention.start)
          && failed.contains {
            guard $0.start == mention.start, $0.kind == mention.kind else { return false }
            return isPatient
              ? $0.end == mention.end && $0.meaning == mention.meaning : mention.end >= $0.end
          }
      }
    }
    return resolved.compactMap { $0 }
  }

  /// Where a mention stands in its chart; no other one has the same.
  private struct Place: Hashable {
    let start: Int32
    let next: Int32

    init(_ mention: Mention<Meaning>) {
      start = mention.start
      next = mention.nextAtStart
    }
  }

  /// How often mentions without a value make room for others.
  private static var roundLimit: Int { 64 }
  /// After how many rounds all mentions as long as one that failed are given up with it.
  private static var patience: Int { 12 }

  /// Whether a mention says by itself that it has no value, and so lets no part of its words have one.
  func isNothing(_ mention: Mention<Meaning>) -> Bool {
    if case .time(let index) = mention.meaning {
      return reader.times.isImpossible(index) { resolver.readings(of: .time($0), kind: "").isEmpty }
    }
    return mention.kind == language.kinds.nothing
  }

  /// Whether a mention without a value keeps its words, none of the others for the same words having one.
  private func keepsPlace(_ mention: Mention<Meaning>, _ others: [Mention<Meaning>]) -> Bool {
    isNothing(mention)
      && (mention.kind == language.kinds.nothing || holdsNever(mention)
        || !others.contains { other in
          other.start == mention.start && other.end == mention.end
            && other.meaning != mention.meaning && !readings(of: other).isEmpty
        })
  }

  /// The mentions that do not cut through a date that never is: nothing in "June 31" is a time, nor the 31.
  private func withoutCuts(_ mentions: [Mention<Meaning>]) -> [Mention<Meaning>] {
    let nevers = mentions.filter { holdsNever($0) && !$0.isLatent && $0.weight >= 0 }
    guard !nevers.isEmpty else { return mentions }
    return mentions.filter { mention in
      holdsNever(mention)
        || !nevers.contains { $0.start < mention.end && mention.start < $0.end }
    }
  }

  private func holdsNever(_ mention: Mention<Meaning>) -> Bool {
    guard case .time(let index) = mention.meaning else { return false }
    return reader.times.holdsNever(index)
  }
}
