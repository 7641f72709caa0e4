/// Offers what a schema's own words say: cases of enumerations, and names of slots that are true or false.
struct OwnWords {
  private let profiles: [SlotProfile]
  private let phrase: TokenizedPhrase
  private let offer: Offer
  private let gaps: CueGaps
  /// What stands for more words than one, which their parts do not.
  private let wholes: [Range<Int>]

  private enum Points {
    static let ownWords = 800
    static let keyword = 100
    static let required = 20
    static let partOf = -450
  }

  /// A case of four digits is rather a year than a number of things.
  private static let yearLength = 4

  init(profiles: [SlotProfile], phrase: TokenizedPhrase, offer: Offer, gaps: CueGaps) {
    self.profiles = profiles
    self.phrase = phrase
    self.offer = offer
    self.gaps = gaps
    wholes =
      offer.options.isEmpty && offer.keywords.isEmpty
      ? []
      : offer.mentions.filter { !$0.isLatent && $0.extent.count > 1 }.map(\.extent)
  }

  /// The name of a slot beside a value, with at most a mark or small words between them.
  func keyword(of slot: Int, beside tokens: Range<Int>) -> Range<Int>? {
    offer.keywords(near: tokens).first { keyword in
      keyword.slot == slot && !keyword.tokens.overlaps(tokens)
        && gaps.join(name: keyword.tokens, value: tokens)
    }?.tokens
  }

  /// The values of a slot that its own words give.
  func candidates(_ slot: Int, _ profile: SlotProfile) -> [Candidate] {
    switch profile.slot.type {
    case .option(let options):
      offer.options.filter { $0.slot == slot }.map { mention in
        candidate(
          slot, profile, mention.tokens, options[mention.option].literal,
          .isCase(ofSlot: profile.slot.name), keyword: keyword(of: slot, beside: mention.tokens))
      }
    case .boolean:
      offer.keywords.filter { $0.slot == slot }.map { mention in
        candidate(
          slot, profile, mention.tokens, .bool(!isDenied(mention.tokens)),
          .names(slot: profile.slot.name), keyword: nil)
      }
    default: []
    }
  }

  private func candidate(
    _ slot: Int, _ profile: SlotProfile, _ tokens: Range<Int>, _ value: JSONValue,
    _ fact: Candidate.Fact, keyword: Range<Int>?
  ) -> Candidate {
    var reasons = [Candidate.Reason(fact, Points.ownWords)]
    if let keyword { reasons.append(.init(.named(by: keyword), Points.keyword)) }
    let isYear = phrase.tokens[tokens.lowerBound].digitCount == Self.yearLength
    if keyword == nil, !isYear, isPlace(tokens) { reasons.append(.init(.commonWord, Points.partOf)) }
    if !isYear, let whole = wholes.first(where: { isPart(tokens, of: $0) }) {
      reasons.append(.init(.partOf(whole), Points.partOf))
    }
    // Of two cases in the same words the longer one is meant.
    reasons.append(.init(.length(tokens.count), min(tokens.count, 9)))
    if profile.slot.isRequired { reasons.append(.init(.required, Points.required)) }
    return Candidate(
      slot: slot, mention: -1, tokens: tokens, value: value, alternatives: [], cue: keyword,
      reasons: reasons)
  }

  /// Whether the word before the name of a slot says no to it.
  private func isDenied(_ tokens: Range<Int>) -> Bool {
    offer.connectives.contains { word in
      word.cue.connective == .exclusion
        && tokens.lowerBound - 1...tokens.lowerBound ~= word.tokens.upperBound
    }
  }

  /// Whether the words are a number or a place in an order, and nothing sets them apart.
  private func isPlace(_ tokens: Range<Int>) -> Bool {
    guard !gaps.isApart(tokens) else { return false }
    return offer.mentions.contains { mention in
      mention.extent == tokens && ["ordinal", "number"].contains(mention.readings[0].kind)
    }
  }

  private func isPart(_ tokens: Range<Int>, of whole: Range<Int>) -> Bool {
    tokens.count < whole.count && whole.lowerBound <= tokens.lowerBound
      && tokens.upperBound <= whole.upperBound
  }
}
