/// The cues of a phrase, found by the token beside which they stand.
struct CueIndex {
  /// Those that stand before their values, by their end; of equal ones the longer first.
  private let before: [Offer.CueMention]
  /// Those that stand after their values, by their start; of equal ones the longer first.
  private let after: [Offer.CueMention]

  /// Sorts the cues of a phrase.
  init(_ cues: [Offer.CueMention]) {
    before = cues.filter { $0.cue.side == .before }.sorted {
      ($0.tokens.upperBound, $0.tokens.lowerBound) < ($1.tokens.upperBound, $1.tokens.lowerBound)
    }
    after = cues.filter { $0.cue.side == .after }.sorted {
      ($0.tokens.lowerBound, $1.tokens.upperBound) < ($1.tokens.lowerBound, $0.tokens.upperBound)
    }
  }

  /// The cues beside a value, the nearest first; cues may stand in a row: "flying out of".
  func pointers(at tokens: Range<Int>, kind: String) -> [Offer.CueMention] {
    var found: [Offer.CueMention] = []
    var start = tokens.lowerBound
    while found.count < 3,
      let next = first(in: before, at: start, kind, place: \.tokens.upperBound)
    {
      found.append(next)
      start = next.tokens.lowerBound
    }
    if let next = first(in: after, at: tokens.upperBound, kind, place: \.tokens.lowerBound) {
      found.append(next)
    }
    return found
  }

  private func first(
    in cues: [Offer.CueMention], at token: Int, _ kind: String,
    place: (Offer.CueMention) -> Int
  ) -> Offer.CueMention? {
    var range = cues.startIndex..<cues.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        place(cues[middle]) < token ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return cues[range.lowerBound...].prefix { place($0) == token }
      .first { $0.cue.kinds.isEmpty || $0.cue.kinds.contains(kind) }
  }
}

/// A value and the cues beside it, for each kind that it may be.
struct MentionPlace {
  /// The value.
  let mention: ResolvedMention
  private let pointers: [(kind: String, cues: [Offer.CueMention])]

  /// Looks for the cues beside a value.
  init(_ mention: ResolvedMention, _ cues: CueIndex) {
    self.mention = mention
    var pointers: [(kind: String, cues: [Offer.CueMention])] = []
    for reading in mention.readings where !pointers.contains(where: { $0.kind == reading.kind }) {
      pointers.append((reading.kind, cues.pointers(at: mention.tokens, kind: reading.kind)))
    }
    self.pointers = pointers
  }

  /// The cues that go with a kind.
  func pointers(forKind kind: String) -> [Offer.CueMention] {
    pointers.first { $0.kind == kind }?.cues ?? []
  }
}
