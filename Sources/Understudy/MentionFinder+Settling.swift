extension MentionFinder {
  /// The chosen ones of some mentions with their values: those that turn out to have none make room for others.
  ///
  /// A time that cannot be keeps its place: nothing in "the sixth Monday of June" is to be read as another time.
  ///
  /// - Parameters:
  ///   - places: The places of the mentions to choose from.
  ///   - choose: Takes from the mentions that are left those worth a value.
  /// - Returns: The chosen mentions that have a value.
  /// - Complexity: As many choices as mentions without a value, and no more than 64.
  func settled(_ places: [Int32], choosing choose: ([Int32]) -> [Int32]) -> [ResolvedMention] {
    var candidates = withoutCuts(places)
    var resolved: [ResolvedMention] = []
    // What was found out in earlier rounds.
    var known: [Int32: ResolvedMention?] = [:]
    for round in 0..<Self.roundLimit {
      let chosen = choose(candidates)
      resolved.removeAll(keepingCapacity: true)
      resolved.reserveCapacity(chosen.count)
      var failed: [Int32] = []
      for place in chosen {
        if let mention = known.isEmpty ? resolve(place) : known[place] ?? resolve(place) {
          resolved.append(mention)
        } else {
          failed.append(place)
        }
      }
      if failed.isEmpty { break }
      remember(chosen, resolved, failed, in: &known)
      let others = StartList(candidates, of: mentions, tokenCount: tokens.count)
      failed.removeAll { keepsPlace($0, candidates, others) }
      if failed.isEmpty { break }
      drop(failed, from: &candidates, isPatient: round < Self.patience)
    }
    return resolved
  }

  /// Notes which mentions have which values, and which have none.
  private func remember(
    _ chosen: [Int32], _ resolved: [ResolvedMention], _ failed: [Int32],
    in known: inout [Int32: ResolvedMention?]
  ) {
    var (nextFailed, nextResolved) = (0, 0)
    for place in chosen {
      if nextFailed < failed.count, failed[nextFailed] == place {
        known[place] = .some(nil)
        nextFailed += 1
      } else {
        known[place] = .some(resolved[nextResolved])
        nextResolved += 1
      }
    }
  }

  /// Gives up mentions without a value; where there have been many, with them all of their kind that are as long.
  private func drop(_ failed: [Int32], from candidates: inout [Int32], isPatient: Bool) {
    let starts = StartList(failed, of: mentions, tokenCount: tokens.count)
    candidates.removeAll { place in
      let mention = mentions[Int(place)]
      return starts.contains(at: Int(mention.start)) { number in
        let other = Int(failed[number])
        guard mentions[other].kind == mention.kind else { return false }
        return isPatient
          ? mentions[other].end == mention.end && mentions[other].meaning == mention.meaning
          : mention.end >= mentions[other].end
      }
    }
  }

  /// How often mentions without a value make room for others.
  private static var roundLimit: Int { 64 }
  /// After how many rounds all mentions as long as one that failed are given up with it.
  private static var patience: Int { 12 }

  /// Whether a mention says by itself that it has no value, and so lets no part of its words have one.
  func isNothing(_ mention: Mention<Meaning>) -> Bool {
    if case .time(let index) = mention.meaning {
      return times.isImpossible(index) { resolver.readings(of: .time($0), kind: "").isEmpty }
    }
    return mention.kind == language.kinds.nothing
  }

  /// Whether a mention without a value keeps its words, none of the others for the same words having one.
  private func keepsPlace(_ place: Int32, _ candidates: [Int32], _ others: StartList) -> Bool {
    let mention = mentions[Int(place)]
    guard isNothing(mention) else { return false }
    return mention.kind == language.kinds.nothing || holdsNever(mention)
      || !others.contains(at: Int(mention.start)) { number in
        let other = mentions[Int(candidates[number])]
        return other.end == mention.end && other.meaning != mention.meaning
          && !readings(of: other).isEmpty
      }
  }

  /// The mentions that do not cut through a date that never is: nothing in "June 31" is a time, nor the 31.
  private func withoutCuts(_ places: [Int32]) -> [Int32] {
    guard times.hasNever else { return places }
    var isCut = Array(repeating: false, count: tokens.count)
    for place in places {
      let mention = mentions[Int(place)]
      guard !mention.isLatent, mention.weight >= 0, holdsNever(mention) else { continue }
      for token in tokens(mention) { isCut[token] = true }
    }
    return places.filter { place in
      let mention = mentions[Int(place)]
      return holdsNever(mention) || !isCut[tokens(mention)].contains(true)
    }
  }

  private func holdsNever(_ mention: Mention<Meaning>) -> Bool {
    switch mention.meaning {
    case .time(let index): times.holdsNever(index)
    case .recurrence(let value): value.limit.map(times.holdsNever) ?? false
    default: false
    }
  }
}
