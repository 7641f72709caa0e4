/// What a phrase holds for a schema: values, and the words that point at slots.
///
/// A class, since every step of filling holds on to it.
final class Offer: Sendable {
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

  /// - Parameters:
  ///   - mentions: The values.
  ///   - cues: The words that tell roles, and those that tell how values go together.
  ///   - keywords: The words that name slots.
  ///   - options: The cases of enumerations.
  ///   - tokenCount: How many tokens the phrase has.
  init(
    mentions: [ResolvedMention], cues: [CueMention], keywords: [SlotMention],
    options: [OptionMention], tokenCount: Int
  ) {
    self.keywords = keywords
    self.options = options
    let said = Self.connectives(among: cues, tokenCount: tokenCount)
    let denied = Self.denied(by: said, mentions, cues)
    self.mentions =
      denied.bounds.isEmpty
      ? mentions : mentions.map { $0.turned(where: denied.bounds.contains) }
    connectives =
      denied.words.isEmpty
      ? said : said.indices.filter { !denied.words.contains($0) }.map { said[$0] }
    // "Return" in "return ticket" is part of a name.
    let roles = cues.filter { $0.cue.side != .connective }
    if roles.isEmpty || options.isEmpty {
      self.cues = roles
    } else {
      let names = TokenCover(options.lazy.map(\.tokens), tokenCount: tokenCount)
      self.cues = roles.filter { !names.isCovered($0.tokens) }
    }
  }

  /// The words that tell how values go together, where no longer one covers them.
  private static func connectives(among cues: [CueMention], tokenCount: Int) -> [CueMention] {
    let connectives = cues.filter { $0.cue.side == .connective }
    // Only a longer one covers another; most are single words.
    let counts = connectives.lazy.map { $0.tokens.count }
    guard let shortest = counts.min(), let longest = counts.max(), shortest < longest else {
      return connectives
    }
    let longer = TokenCover(
      connectives.lazy.filter { $0.cue.connective != .link }.map(\.tokens), tokenCount: tokenCount)
    return connectives.filter { !longer.isCovered($0.tokens) }
  }

  /// The bounds that the phrase denies, by their first tokens, and the words that deny them, by their places.
  ///
  /// "Don't arrive after 6" and "don't spend over 40" deny what their verb leads to.
  private static func denied(
    by said: [CueMention], _ mentions: [ResolvedMention], _ cues: [CueMention]
  ) -> (bounds: Set<Int>, words: Set<Int>) {
    var (denied, words): (Set<Int>, Set<Int>) = ([], [])
    guard said.contains(where: { $0.cue.connective == .exclusion }) else { return (denied, words) }
    let bounds = Set(mentions.lazy.filter(\.part.isOnlyEnd).map(\.extent.lowerBound))
    guard !bounds.isEmpty else { return (denied, words) }
    var verbs: [Int: Int] = [:]
    for cue in cues where verbs[cue.tokens.lowerBound] == nil {
      verbs[cue.tokens.lowerBound] = cue.tokens.upperBound
    }
    for (place, word) in said.enumerated() where word.cue.connective == .exclusion {
      let end = word.tokens.upperBound
      let ends = [end, verbs[end] ?? end, end + 1]
      guard let bound = ends.first(where: bounds.contains) else { continue }
      denied.insert(bound)
      words.insert(place)
    }
    return (denied, words)
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

  /// The yes or no that a mark ties to some words: "receipts: yes".
  func answer(
    tiedTo name: Range<Int>, by gaps: @autoclosure () -> CueGaps
  ) -> (tokens: Range<Int>, value: JSONValue)? {
    mentions.first {
      $0.readings[0].kind == "boolean" && $0.extent.lowerBound == name.upperBound + 1
        && gaps().isTied(before: $0.extent.lowerBound)
    }.map { ($0.extent, $0.readings[0].value) }
  }

  /// How far behind a value its slot's name may begin.
  private static let reachAhead = 8

  private func placeOfKeyword(startingBefore token: Int) -> Int {
    keywords.partitionPoint { $0.tokens.lowerBound < token }
  }
}

extension ResolvedMention {
  /// The mention with its bound turned round, where that is denied.
  fileprivate func turned(where isDenied: (Int) -> Bool) -> ResolvedMention {
    part.isOnlyEnd && isDenied(extent.lowerBound) ? part(part.turned, readings) : self
  }
}
