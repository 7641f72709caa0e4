/// Offers every value in a phrase to every slot that it may fill.
struct CandidateOfferer {
  private let profiles: [SlotProfile]
  private let likeness: SlotLikeness
  private let fitter: SlotFitter
  private let phrase: TokenizedPhrase
  private let isPast: Bool
  private let textWords: TextWords

  /// The points that reasons are worth, in thousandths.
  private enum Points {
    static let keyword = 300
    static let required = 20
    static let leadingOn = 100
    static let tense = 50
    static let wrongTense = -200
    static let otherTense = -60
    static let latent = -200
    static let wantedLatent = -100
    static let weakest = -60
    static let numberWithoutName = -200
    static let boundWithoutName = -300
    static let truthWithoutName = -400
    static let takenBack = -2000
    static let halfMoment = -600
    static let rangeOfItem = -30
  }

  /// - Parameters:
  ///   - grammar: The schema.
  ///   - fitter: Tells which values its slots can hold.
  ///   - words: The language's words around text.
  ///   - phrase: The phrase.
  ///   - isPast: Whether that reports what has been done.
  init(
    grammar: SchemaGrammar, fitter: SlotFitter, words: TextWords, phrase: TokenizedPhrase,
    isPast: Bool
  ) {
    textWords = words
    self.isPast = isPast
    profiles = grammar.profiles
    likeness = grammar.likeness
    self.fitter = fitter
    self.phrase = phrase
  }

  /// The candidates, in the order of slots and mentions; those below the threshold are among them.
  func candidates(_ offer: Offer) -> [Candidate] {
    let gaps = CueGaps(phrase, offer)
    let cues = CueIndex(offer.cues, gaps: gaps)
    let fits = fitter.fits(of: offer.mentions, for: likeness)
    var places = offer.mentions.map { MentionPlace($0, cues) }
    let amendments = self.amendments(offer, places, fits, gaps)
    if !amendments.replaced.isEmpty { lend(amendments, &places) }
    let words = OwnWords(
      profiles: profiles, words: textWords, phrase: phrase, offer: offer, gaps: gaps)
    var candidates: [Candidate] = []
    candidates.reserveCapacity(32)
    for (slot, profile) in profiles.enumerated() {
      for index in offer.mentions.indices {
        guard let best = fits.best(ofMention: index, forSlot: slot) else { continue }
        let extent = offer.mentions[index].extent
        let keyword =
          words.keyword(of: slot, beside: extent)
          ?? amendments.replaced[extent].flatMap { words.keyword(of: slot, beside: $0) }
        candidates.append(candidate(slot, profile, index, places[index], best, keyword))
      }
      candidates += words.candidates(slot, profile)
    }
    amend(&candidates, by: amendments)
    CandidateOrder(profiles: profiles, gaps: gaps).add(to: &candidates)
    return candidates
  }

  // MARK: - Values

  private func candidate(
    _ slot: Int, _ profile: SlotProfile, _ index: Int, _ place: MentionPlace,
    _ best: SlotFitter.Fit, _ keyword: Range<Int>?
  ) -> Candidate {
    let mention = place.mention
    var judge = RoleJudge(profile, best.reason)
    judge.weigh(place.pointers(forKind: best.kind), of: mention.part, kind: best.kind)
    judge.weigh(mention.part, kind: best.kind)
    judge.weighSilence(isNamed: keyword != nil)
    // A word that points at a slot and names it is one word.
    if let keyword, judge.nearest.map({ !$0.overlaps(keyword) }) ?? true {
      judge.reasons.append(.init(.named(by: keyword), Points.keyword))
    }
    // A slot that asks how often is help enough for "twice a day".
    if mention.isLatent, best.kind != "frequency" {
      // A day that must be told is rather told by a weak word than not at all.
      let isWanted =
        profile.slot.isRequired && mention.time != nil
        && !(profile.slot.shape.timePart == .dateTime && isYear(mention.extent))
      judge.reasons.append(.init(.latent, isWanted ? Points.wantedLatent : Points.latent))
    }
    if let asked = profile.asked.tense, mention.time != nil {
      if let tense = best.tense {
        let hasYear = mention.extent.contains { isYear($0..<$0 + 1) }
        // A day without a year is to come, unless something says that it is over.
        let isOther = tense == .past && !isPast && tense != fitter.tense(of: mention.readings[0])
        let right = isOther ? Points.otherTense : profile.hasLike ? Points.tense : 0
        let wrong = profile.hasLike ? Points.wrongTense : hasYear ? 0 : -Points.tense
        judge.reasons.append(.init(.tense(tense), tense == asked ? right : wrong))
      }
      if isPast, profile.hasLike {
        judge.reasons.append(.init(.reported, asked == .past ? Points.tense : -Points.tense))
      }
    }
    if place.leadsOn, profile.roles.contains(.source) {
      judge.reasons.append(.init(.before(.goal), Points.leadingOn))
    }
    if mention.weight != 0 {
      // What makes way for other mentions of the same words is no worse for a slot that wants it.
      judge.reasons.append(.init(.strength, min(100, max(Points.weakest, mention.weight / 3))))
    }
    if keyword == nil, judge.nearest == nil || profile.isCount && !judge.saysWhat {
      if best.kind == "number", mention.part.end == nil || profile.isCount {
        let isBound = mention.part.isBounded && profile.isBound
        judge.reasons.append(
          .init(.bareNumber, isBound ? Points.boundWithoutName : Points.numberWithoutName))
      }
      if best.kind == "boolean" { judge.reasons.append(.init(.bareTruth, Points.truthWithoutName)) }
    }
    // Who asks for a moment takes no day of which the hour was said for somebody else.
    if !mention.part.isWhole, mention.part.end == nil, profile.slot.shape.timePart == .dateTime,
      mention.part.claim == .day || mention.part.claim == .clock,
      mention.readings.first?.kind != "dateTime"
    {
      judge.reasons.append(.init(.piece, Points.halfMoment))
    }
    if profile.isOfItem, mention.part.end != nil, !mention.part.isOnlyEnd {
      judge.reasons.append(.init(.inner, Points.rangeOfItem))
    }
    if profile.slot.isRequired { judge.reasons.append(.init(.required, Points.required)) }
    return Candidate(
      slot: slot, mention: index, tokens: mention.tokens, extent: mention.extent,
      claim: profile.claim(of: mention.part, kind: best.kind), content: best.content,
      cue: judge.nearest ?? keyword, reasons: judge.reasons)
  }

  /// Whether some words are four digits and nothing else.
  private func isYear(_ tokens: Range<Int>) -> Bool {
    tokens.count == 1 && phrase.tokens[tokens.lowerBound].digitCount == 4
  }

  // MARK: - What is taken back

  private func amendments(
    _ offer: Offer, _ places: [MentionPlace], _ fits: SlotFitter.Table, _ gaps: CueGaps
  ) -> Amendments {
    guard offer.connectives.contains(where: \.isAmending) else { return Amendments() }
    let indices = Dictionary(grouping: offer.mentions.indices) { offer.mentions[$0].extent }
    let taken = offer.mentions.indices.map { fits.takers(ofMention: $0) }
    // Small words are codes of airports, too, and days are towns: "not on Friday but on Saturday".
    func counts(_ mention: ResolvedMention) -> Bool {
      !mention.isLatent || mention.readings[0].entry == nil
    }
    let values = places.indices.compactMap { index -> Amendments.Thing? in
      let mention = offer.mentions[index]
      guard counts(mention) else { return nil }
      let takers = mention.part.isWhole ? taken[index] : []
      let parts = (indices[mention.extent] ?? []).filter {
        $0 != index && counts(offer.mentions[$0])
      }
      let all = parts.reduce(into: takers) { $0.formUnion(taken[$1]) }
      let kind = mention.readings[0].kind
      // The "no" of a correction is no answer.
      guard mention.part.isWhole, !all.isEmpty, kind != "boolean" else { return nil }
      return Amendments.Thing(
        tokens: mention.extent, claim: claim(of: mention, parts.map { offer.mentions[$0] }),
        takers: all, roles: roles(places[index], kind, isBounded: mention.part.isBounded))
    }
    let options = offer.options.map { option in
      Amendments.Thing(tokens: option.tokens, claim: .all, takers: [option.slot], roles: [])
    }
    return Amendments(
      offer, things: values + options, gaps: gaps, tokenCount: phrase.tokens.count)
  }

  /// The roles that the words beside a value tell; "for" tells nothing of "under 200".
  private func roles(_ place: MentionPlace, _ kind: String, isBounded: Bool) -> [SlotRole] {
    place.pointers(forKind: kind).filter { !(isBounded && $0.cue.isOfCounts) }
      .flatMap(\.cue.roles)
  }

  /// What a mention tells of a time: that of its parts, where it has some.
  private func claim(
    of mention: ResolvedMention, _ parts: [ResolvedMention]
  ) -> MentionPart.Claim {
    parts.isEmpty
      ? mention.part.claim : parts.reduce(into: []) { $0.formUnion($1.part.claim) }
  }

  /// Gives a time that replaces another one the day of that, or a day its hour, where a slot holds both.
  private func completeTimes(_ candidates: inout [Candidate], by amendments: Amendments) {
    for index in candidates.indices {
      let (slot, extent) = (candidates[index].slot, candidates[index].extent)
      guard profiles[slot].kinds.first == "dateTime",
        let replaced = amendments.replaced[extent],
        let old = candidates.first(where: { $0.slot == slot && $0.extent == replaced }),
        let value = CorrectedTime(candidates[index], insteadOf: old)?.value
      else { continue }
      candidates[index] = candidates[index].replacing(
        value, alternatives: [], because: .init(.completed(replaced), 0))
    }
  }

  /// Lends the words beside what was replaced to what replaces it.
  private func lend(_ amendments: Amendments, _ places: inout [MentionPlace]) {
    for index in places.indices {
      guard let tokens = amendments.replaced[places[index].mention.extent] else { continue }
      let others = places.filter { $0.mention.extent == tokens }
      places[index] = places[index].pointed(like: others)
    }
  }

  private func amend(_ candidates: inout [Candidate], by amendments: Amendments) {
    guard !amendments.voids.isEmpty else { return }
    for (first, second) in amendments.choices {
      for index in candidates.indices where candidates[index].extent == first {
        let slot = candidates[index].slot
        let other = candidates.first { $0.slot == slot && $0.extent == second }
        if let other { candidates[index].add(alternative: other.value) }
      }
    }
    completeTimes(&candidates, by: amendments)
    for index in candidates.indices {
      let (tokens, claim) = (candidates[index].extent, candidates[index].claim)
      // What is true or false is denied by the same words.
      if candidates[index].mention < 0, case .bool = candidates[index].value { continue }
      guard let fact = amendments.fact(against: tokens, claim) else { continue }
      candidates[index].add(.init(fact, Points.takenBack))
    }
  }
}

/// A value and the cues beside it, for each kind that it may be.
struct MentionPlace {
  /// The value.
  let mention: ResolvedMention
  /// Whether a word that leads to the other end of a way follows it.
  let leadsOn: Bool
  /// The cues that go with the kind of the likeliest reading, and those for the kinds of others.
  private var first: Pointers
  private var others: [Pointers] = []

  private typealias Pointers = (kind: String, cues: [Offer.CueMention])

  /// Looks for the cues beside a value.
  init(_ mention: ResolvedMention, _ cues: CueIndex) {
    self.mention = mention
    let kind = mention.readings[0].kind
    leadsOn = mention.time == nil && cues.leadsOn(from: mention.extent, kind: kind)
    first = (kind, cues.pointers(at: mention.extent, kind: kind))
    for reading in mention.readings where !knows(reading.kind) {
      others.append((reading.kind, cues.pointers(at: mention.extent, kind: reading.kind)))
    }
  }

  private func knows(_ kind: String) -> Bool {
    first.kind == kind || others.contains { $0.kind == kind }
  }

  /// The cues that go with a kind.
  func pointers(forKind kind: String) -> [Offer.CueMention] {
    first.kind == kind ? first.cues : others.first { $0.kind == kind }?.cues ?? []
  }

  /// The same value with the cues of another one.
  func pointed(like others: [MentionPlace]) -> MentionPlace {
    var place = self
    let lent = others.flatMap { [$0.first] + $0.others }
    func add(to pointers: inout Pointers) {
      let cues = lent.first { $0.kind == pointers.kind }?.cues ?? []
      pointers.cues += cues.isEmpty ? lent.first { !$0.cues.isEmpty }?.cues ?? [] : cues
    }
    add(to: &place.first)
    for index in place.others.indices { add(to: &place.others[index]) }
    return place
  }
}
