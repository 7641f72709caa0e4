/// What a phrase takes back: values that are not wanted, and such that a later one replaces.
struct Amendments {
  /// Something that may fill a slot, with all that its words may be.
  struct Thing {
    /// The tokens.
    let tokens: Range<Int>
    /// What of a time it tells.
    let claim: MentionPart.Claim
    /// The slots that may take it.
    var takers: Set<Int>
    /// The roles that the words beside it tell.
    let roles: [SlotRole]
  }

  /// Something that fills no slot, and the word that says so.
  struct Voided {
    /// The tokens of what is taken back.
    let tokens: Range<Int>
    /// What of it is taken back.
    let claim: MentionPart.Claim
    /// Why, for the explanation.
    let fact: Candidate.Fact
  }

  /// What is taken back.
  private(set) var voids: [Voided] = []
  /// From what replaces another thing to that thing, whose role it plays.
  private(set) var replaced: [Range<Int>: Range<Int>] = [:]
  /// From a thing to one that would do as well.
  private(set) var choices: [Range<Int>: Range<Int>] = [:]

  /// No amendments.
  init() {}

  /// The most words that take something back in one phrase.
  private static let wordLimit = 64

  private var things: [Thing] = []
  private let exclusionReach = 2
  private let answerReach = 5
  private let correctionReach = 14
  private let nearReach = 2

  /// Reads the words that take something back.
  ///
  /// - Parameters:
  ///   - offer: What the phrase holds.
  ///   - things: What may fill slots, in text order.
  ///   - gaps: What stands between values.
  ///   - tokenCount: How many tokens the phrase has.
  init(_ offer: Offer, things: [Thing], gaps: CueGaps, tokenCount: Int) {
    self.things = Self.longest(of: things, tokenCount: tokenCount)
    let cover = TokenCover(self.things.lazy.map(\.tokens), tokenCount: tokenCount)
    let words = Array(
      offer.connectives.filter(\.isAmending)
        .sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }.prefix(Self.wordLimit))
    for word in words where !cover.isCovered(word.tokens) {
      switch word.cue.connective {
      case .exclusion: exclude(after: word.tokens, words, gaps)
      case .correction: correct(after: word.tokens)
      case .replacement: replace(before: word.tokens)
      case .choice: choose(around: word.tokens)
      case .one, .link, .any, .sequel, nil: continue
      }
    }
  }

  /// Why a candidate that takes some part of these tokens fills nothing, where it does not.
  func fact(against tokens: Range<Int>, _ claim: MentionPart.Claim) -> Candidate.Fact? {
    voids.first { $0.tokens.overlaps(tokens) && !$0.claim.isDisjoint(with: claim) }?.fact
  }

  // MARK: - The kinds of words

  private mutating func exclude(
    after word: Range<Int>, _ words: [Offer.CueMention], _ gaps: CueGaps
  ) {
    guard let first = denied(by: word),
      gaps.startOfClause(at: first.tokens.lowerBound) <= word.lowerBound
    else { return }
    var thing = first
    voids.append(.init(tokens: first.tokens, claim: .all, fact: .excluded(word)))
    // Neither one nor the other.
    while let link = words.first(where: {
      $0.cue.connective == .choice && $0.tokens.lowerBound == thing.tokens.upperBound
    }), let other = next(after: link.tokens.upperBound, within: nearReach),
      !other.takers.isDisjoint(with: first.takers)
    {
      voids.append(.init(tokens: other.tokens, claim: .all, fact: .excluded(word)))
      thing = other
    }
  }

  private mutating func correct(after word: Range<Int>) {
    guard let thing = next(after: word.upperBound, within: answerReach) else { return }
    amend(thing, by: word, before: word.lowerBound)
  }

  private mutating func replace(before word: Range<Int>) {
    guard let thing = things.last(where: { $0.tokens.upperBound <= word.lowerBound }),
      word.lowerBound - thing.tokens.upperBound <= nearReach
    else { return }
    amend(thing, by: word, before: thing.tokens.lowerBound)
  }

  /// Takes back what a thing replaces: the last one like it that does not play another role.
  private mutating func amend(_ thing: Thing, by word: Range<Int>, before token: Int) {
    let others = things.filter { other in
      other.tokens.upperBound <= token && token - other.tokens.upperBound <= correctionReach
        && !other.takers.isDisjoint(with: thing.takers)
        && fact(against: other.tokens, other.claim) == nil
    }
    let alike = others.last { !Set($0.roles).isDisjoint(with: thing.roles) }
    let last = others.last { thing.roles.isEmpty || $0.roles.isEmpty }
    guard let other = alike ?? last else { return }
    // A new hour leaves the day as it was.
    let claim: MentionPart.Claim =
      thing.claim.contains(.day) ? .all : [.start, .end, .length]
    voids.append(.init(tokens: other.tokens, claim: claim, fact: .corrected(word)))
    if thing.roles.isEmpty { replaced[thing.tokens] = other.tokens }
  }

  private mutating func choose(around word: Range<Int>) {
    guard let thing = next(after: word.upperBound, within: nearReach),
      let other = things.last(where: { $0.tokens.upperBound <= word.lowerBound }),
      word.lowerBound - other.tokens.upperBound <= 1,
      !other.takers.isDisjoint(with: thing.takers),
      thing.roles.isEmpty || !Set(thing.roles).isDisjoint(with: other.roles),
      fact(against: other.tokens, other.claim) == nil
    else { return }
    voids.append(.init(tokens: thing.tokens, claim: .all, fact: .alternative(word)))
    choices[other.tokens] = thing.tokens
  }

  // MARK: - Things

  /// What a denial is said of; the last of its words may be the first of the thing: "not on Friday".
  private func denied(by word: Range<Int>) -> Thing? {
    let shared = things.first {
      word.contains($0.tokens.lowerBound) && $0.tokens.upperBound > word.upperBound
    }
    return shared ?? next(after: word.upperBound, within: exclusionReach)
  }

  private func next(after token: Int, within reach: Int) -> Thing? {
    things.first { $0.tokens.lowerBound >= token }.flatMap {
      $0.tokens.lowerBound - token <= reach ? $0 : nil
    }
  }

  /// Of things that overlap the longest, with the takers of all that cover the same words.
  private static func longest(of things: [Thing], tokenCount: Int) -> [Thing] {
    let cover = TokenCover(things.lazy.map(\.tokens), tokenCount: tokenCount)
    var places: [Range<Int>: Int] = [:]
    var found: [Thing] = []
    for thing in things where !cover.isCovered(thing.tokens) {
      if let place = places[thing.tokens] {
        found[place].takers.formUnion(thing.takers)
      } else {
        places[thing.tokens] = found.count
        found.append(thing)
      }
    }
    return found.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }
}

extension Offer.CueMention {
  /// Whether it takes something back, or offers a choice.
  var isAmending: Bool {
    switch cue.connective {
    case .exclusion, .correction, .replacement, .choice: true
    case .one, .link, .any, .sequel, nil: false
    }
  }
}
