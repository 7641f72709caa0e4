import UnderstudyLexicons

/// Offers codes and numbers that name one thing among its like: an order, a train, a seat.
///
/// A slot that holds such a code may say whose code begins it: "the code of the carrier and the digits
/// after it". Then "Delta flight 2310" is `DL2310`.
struct CodeOfferer {
  private let profiles: [SlotProfile]
  private let lexicons: LexiconIndex
  private let phrase: TokenizedPhrase
  private let offer: Offer
  /// Whether each token links a name to its value.
  private let isLink: PlaceSet
  /// The places of the mentions in the order of their ends.
  private let byEnd: [Int]

  private enum Points {
    static let rightKind = 500
    static let named = 300
    static let unnamed = -80
  }

  private let leastDigits = 3
  private let longest = 12

  init(
    profiles: [SlotProfile], lexicons: LexiconIndex, phrase: TokenizedPhrase, offer: Offer
  ) {
    self.profiles = profiles
    self.lexicons = lexicons
    self.phrase = phrase
    self.offer = offer
    isLink = PlaceSet(
      offer.connectives.lazy.filter { $0.cue.connective == .link && $0.tokens.count == 1 }
        .map(\.tokens))
    byEnd = offer.mentions.indices.sorted {
      (offer.mentions[$0].extent.upperBound, $0) < (offer.mentions[$1].extent.upperBound, $1)
    }
  }

  /// The places of the mentions that end before a token.
  private func places(endingAt token: Int) -> ArraySlice<Int> {
    let first = byEnd.partitionPoint { offer.mentions[$0].extent.upperBound >= token }
    return byEnd[first...].prefix { offer.mentions[$0].extent.upperBound == token }
  }

  /// The candidates, in the order of slots.
  func candidates() -> [Candidate] {
    profiles.indices.filter { profiles[$0].kinds.contains(SlotProfile.codeKind) }.flatMap { slot in
      runs.compactMap { candidate(slot, profiles[slot], $0) }
    }
  }

  /// The runs of letters and digits without a gap that hold a digit.
  private var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for index in phrase.tokens.indices {
      if phrase.tokens[index].gapBefore || !phrase.tokens[index].shape.isWord { start = index }
      guard phrase.tokens[index].shape.isWord else {
        start = index + 1
        continue
      }
      let next = index + 1
      let goesOn =
        next < phrase.tokens.count && !phrase.tokens[next].gapBefore
        && phrase.tokens[next].shape.isWord
      let run = start..<next
      if !goesOn, run.contains(where: { phrase.tokens[$0].shape == .digits }) { runs.append(run) }
    }
    return runs
  }

  private func candidate(_ slot: Int, _ profile: SlotProfile, _ run: Range<Int>) -> Candidate? {
    let name = name(of: profile, before: run.lowerBound)
    let owner = profile.codeOwner.flatMap { kind in
      ownerKey(kind, before: run.lowerBound)
        ?? name.flatMap { ownerKey(kind, before: $0.lowerBound) }
    }
    let isOwned = owner != nil || ownsItself(run, profile)
    guard name != nil || isOwned && (run.count > 1 || digits(run) >= leastDigits) else {
      return nil
    }
    let text = phrase.text(of: run).uppercased()
    guard text.count <= longest else { return nil }
    let value = run.count == 1 ? (owner ?? "") + text : text
    let namedReason = name.map { Candidate.Reason(.named(by: $0), Points.named) }
    return Candidate(
      slot: slot, mention: -1, tokens: run, value: .string(value), alternatives: [], cue: name,
      reasons: [
        .init(.isKind(SlotProfile.codeKind), Points.rightKind),
        namedReason ?? .init(.bareNumber, Points.unnamed),
      ])
  }

  private func digits(_ run: Range<Int>) -> Int {
    run.reduce(0) { $0 + Int(phrase.tokens[$1].digitCount) }
  }

  /// The words before a code that name what it is a code of, whole or without their last: "flight" of "flight number".
  private func name(of profile: SlotProfile, before token: Int) -> Range<Int>? {
    let ends = (max(0, token - 2)...token).reversed()
    for words in profile.keywords {
      for end in ends where isPassable(end..<token, profile) {
        for count in [words.count, words.count - 1] where count > 0 && end >= count {
          let range = end - count..<end
          if zip(range, words).allSatisfy({ isWord($0, $1) }) { return range }
        }
      }
    }
    return nil
  }

  /// Whether nothing but a mark, a link or whose code it is stands between a name and a code.
  private func isPassable(_ tokens: Range<Int>, _ profile: SlotProfile) -> Bool {
    tokens.allSatisfy { index in
      !phrase.tokens[index].shape.isWord
        || isLink[index]
        || profile.codeOwner.map { owner in
          places(endingAt: index + 1).contains { place in
            let mention = offer.mentions[place]
            return mention.extent.count == 1 && mention.readings.contains { $0.kind == owner }
          }
        } ?? false
    }
  }

  private func isWord(_ index: Int, _ word: String) -> Bool {
    phrase.withNormalizedUnits(of: phrase.tokens[index]) { $0.elementsEqual(word.utf16) }
  }

  /// The key of whom a code belongs to, where that is said right before a token.
  private func ownerKey(_ kind: String, before token: Int) -> String? {
    for place in places(endingAt: token) {
      guard let reading = offer.mentions[place].readings.first(where: { $0.kind == kind }),
        case .string(let key) = reading.value
      else { continue }
      return key
    }
    return nil
  }

  /// Whether a code begins with the key of whom it belongs to.
  private func ownsItself(_ run: Range<Int>, _ profile: SlotProfile) -> Bool {
    guard let kind = profile.codeOwner, run.count == 2,
      phrase.tokens[run.lowerBound].shape == .letters
    else { return false }
    let key = phrase.text(of: run.lowerBound..<run.lowerBound + 1).uppercased()
    return lexicons.entry(kind: kind, key: key) != nil
  }
}
