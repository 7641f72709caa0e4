/// What a phrase holds for a schema: values, and the words that point at slots.
struct Offer: Sendable {
  /// The values.
  let mentions: [ResolvedMention]
  /// The words that tell roles.
  let cues: [CueMention]
  /// The words that tell how values go together.
  let connectives: [CueMention]
  /// The words that name slots.
  let keywords: [SlotMention]
  /// The cases of enumerations.
  let options: [OptionMention]

  /// A cue in the phrase.
  struct CueMention: Sendable, Equatable {
    let tokens: Range<Int>
    let cue: Cue
  }

  /// A slot's own name in the phrase.
  struct SlotMention: Sendable {
    let tokens: Range<Int>
    let slot: Int
  }

  /// A case of an enumeration in the phrase.
  struct OptionMention: Sendable {
    let tokens: Range<Int>
    let slot: Int
    let option: Int
  }

  init(
    mentions: [ResolvedMention], cues: [CueMention], keywords: [SlotMention],
    options: [OptionMention]
  ) {
    self.mentions = mentions
    self.keywords = keywords
    self.options = options
    let connectives = cues.filter { $0.cue.side == .connective }
    self.connectives = connectives.filter { word in
      !connectives.contains {
        $0.tokens.count > word.tokens.count && $0.tokens.overlaps(word.tokens)
          && $0.cue.connective != .link
      }
    }
    // "Return" in "return ticket" is part of a name.
    self.cues = cues.filter { cue in
      cue.cue.side != .connective
        && !options.contains {
          $0.tokens.count > cue.tokens.count && $0.tokens.overlaps(cue.tokens)
        }
    }
  }
}

extension Offer {
  /// The names of slots that may stand beside some tokens.
  ///
  /// The names stand in falling order of their starts, as the chart finds them.
  func keywords(near tokens: Range<Int>) -> ArraySlice<SlotMention> {
    let reach = Chart<SchemaSemantics>.lengthLimit + 1
    let first = placeOfKeyword(startingBefore: tokens.upperBound + Self.reachAhead)
    return keywords[first..<placeOfKeyword(startingBefore: tokens.lowerBound - reach)]
  }

  /// How far behind a value its slot's name may begin.
  private static let reachAhead = 8

  private func placeOfKeyword(startingBefore token: Int) -> Int {
    var (low, high) = (0, keywords.count)
    while low < high {
      let middle = (low + high) / 2
      if keywords[middle].tokens.lowerBound < token { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
