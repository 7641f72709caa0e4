/// What a phrase holds for a schema: values, and the words that point at slots.
struct Offer: Sendable {
  /// The values.
  let mentions: [ResolvedMention]
  /// The words that tell roles.
  let cues: [CueMention]
  /// The words that name slots.
  let keywords: [SlotMention]
  /// The cases of enumerations.
  let options: [OptionMention]

  /// A cue in the phrase.
  struct CueMention: Sendable {
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
}

extension Offer {
  /// The names of slots that may stand beside some tokens.
  ///
  /// The names stand in falling order of their starts, as the chart finds them.
  func keywords(near tokens: Range<Int>) -> ArraySlice<SlotMention> {
    let reach = Chart<SchemaSemantics>.lengthLimit + 1
    let first = placeOfKeyword(startingBefore: tokens.upperBound + 2)
    return keywords[first..<placeOfKeyword(startingBefore: tokens.lowerBound - reach)]
  }

  private func placeOfKeyword(startingBefore token: Int) -> Int {
    var (low, high) = (0, keywords.count)
    while low < high {
      let middle = (low + high) / 2
      if keywords[middle].tokens.lowerBound < token { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
