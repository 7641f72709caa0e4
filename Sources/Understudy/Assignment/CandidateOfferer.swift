/// Offers every value in a phrase to every slot that it may fill.
struct CandidateOfferer {
  private let profiles: [SlotProfile]
  private let converter: EntryConverter
  private let phrase: TokenizedPhrase

  /// The points that reasons are worth, in thousandths.
  private enum Points {
    static let rightKind = 500
    static let convertedKind = 500
    static let ownWords = 800
    static let cue = 400
    static let keyword = 300
    static let order = 60
    static let required = 20
    static let rangeEnd = 100
    static let wrongRole = -450
    static let idleCue = -60
    static let unsaidRole = -400
    static let latent = -200
    static let weakest = -60
    static let numberWithoutName = -200
  }

  init(profiles: [SlotProfile], converter: EntryConverter, phrase: TokenizedPhrase) {
    self.profiles = profiles
    self.converter = converter
    self.phrase = phrase
  }

  /// The candidates, in the order of slots and mentions; those below the threshold are among them.
  func candidates(_ offer: Offer) -> [Candidate] {
    let cues = CueIndex(offer.cues)
    let places = offer.mentions.map { MentionPlace($0, cues) }
    var fits: [(kinds: [String], type: SlotType, fits: [[Fit]])] = []
    var candidates: [Candidate] = []
    candidates.reserveCapacity(32)
    for (slot, profile) in profiles.enumerated() {
      if !profile.kinds.isEmpty {
        // Slots that ask for the same take the same values; only their roles differ.
        let known = fits.firstIndex { $0.kinds == profile.kinds && $0.type == profile.slot.type }
        let place = known ?? fits.count
        if known == nil {
          let made = offer.mentions.map { $0.readings.compactMap { fit($0, profile) } }
          fits.append((profile.kinds, profile.slot.type, made))
        }
        for index in offer.mentions.indices {
          let fitting = fits[place].fits[index]
          guard !fitting.isEmpty else { continue }
          candidates.append(
            candidate(slot, profile, index, places[index], fitting, offer))
        }
      }
      candidates += named(slot, profile, offer)
    }
    addOrder(to: &candidates)
    return candidates
  }

  // MARK: - Values

  private func candidate(
    _ slot: Int, _ profile: SlotProfile, _ index: Int, _ place: MentionPlace, _ fitting: [Fit],
    _ offer: Offer
  ) -> Candidate {
    let best = fitting[0]
    let mention = place.mention
    let pointers = place.pointers(forKind: best.kind)
    let keyword = keyword(of: slot, beside: mention.tokens, offer)
    var reasons: [Candidate.Reason] = []
    reasons.reserveCapacity(8)
    reasons.append(best.reason)
    if let end = mention.rangeEnd {
      reasons.append(rangeReason(end, profile))
    } else {
      addRoleReasons(pointers, profile, hasKeyword: keyword != nil, to: &reasons)
    }
    if let keyword { reasons.append(.init(.named(by: keyword), Points.keyword)) }
    if mention.isLatent { reasons.append(.init(.latent, Points.latent)) }
    if mention.weight != 0 {
      // What makes way for other mentions of the same words is no worse for a slot that wants it.
      reasons.append(.init(.strength, min(100, max(Points.weakest, mention.weight / 3))))
    }
    if best.kind == "number", keyword == nil {
      reasons.append(.init(.bareNumber, Points.numberWithoutName))
    }
    if profile.slot.isRequired { reasons.append(.init(.required, Points.required)) }
    let nearest = pointers.first { agree($0.cue.roles, profile) }
    return Candidate(
      slot: slot, mention: index, tokens: mention.tokens, value: best.value,
      alternatives: fitting.count > 1 ? alternatives(fitting) : [], timeZone: best.timeZone,
      cue: nearest?.tokens ?? keyword, reasons: reasons)
  }

  /// The last day of a range is for what ends something, the first one for all else.
  private func rangeReason(
    _ end: ResolvedMention.RangeEnd, _ profile: SlotProfile
  ) -> Candidate.Reason {
    let isBack = profile.roles.contains(.back) || profile.roles.contains(.goal)
    let fits = (end == .last) == isBack
    return .init(.rangeEnd(end), fits ? Points.rangeEnd : Points.wrongRole)
  }

  private typealias Fit = (
    kind: String, value: JSONValue, timeZone: String?, reason: Candidate.Reason
  )

  private func fit(_ reading: Reading, _ profile: SlotProfile) -> Fit? {
    for kind in profile.kinds {
      if kind == reading.kind {
        guard let value = SlotValue(reading, for: profile.slot)?.value else { return nil }
        return (kind, value, reading.timeZone, .init(.isKind(kind), Points.rightKind))
      }
      guard let key = reading.entry.flatMap({ converter.key(of: $0, as: kind) }) else { continue }
      let reason = Candidate.Reason(.hasKind(kind, of: reading.kind), Points.convertedKind)
      return (reading.kind, .string(key), nil, reason)
    }
    return nil
  }

  /// The values after the first, each once; there are never many.
  private func alternatives(_ fitting: [Fit]) -> [JSONValue] {
    var values: [JSONValue] = []
    for fit in fitting.dropFirst()
    where fit.value != fitting[0].value && !values.contains(fit.value) {
      values.append(fit.value)
    }
    return values
  }

  // MARK: - Words that point at slots

  private func addRoleReasons(
    _ pointers: [Offer.CueMention], _ profile: SlotProfile, hasKeyword: Bool,
    to reasons: inout [Candidate.Reason]
  ) {
    var said: [SlotRole] = []
    for pointer in pointers {
      let roles = pointer.cue.roles
      // A nearer cue outweighs a farther one that names the other end.
      guard !roles.isEmpty, !said.contains(where: { isOpposite($0, to: roles) }) else { continue }
      said += roles
      if agree(roles, profile) {
        reasons.append(.init(.cue(pointer.tokens), Points.cue))
      } else {
        let points = profile.roles.isEmpty ? Points.idleCue : Points.wrongRole
        reasons.append(.init(.otherRole(pointer.tokens, says: pointer.cue.role), points))
      }
    }
    guard !hasKeyword, !profile.markedRoles.isEmpty else { return }
    let unsaid = profile.markedRoles.filter { !said.contains($0) }
    if !unsaid.isEmpty { reasons.append(.init(.unsaid(unsaid), Points.unsaidRole)) }
  }

  private func isOpposite(_ role: SlotRole, to roles: [SlotRole]) -> Bool {
    SlotRole.pairs.contains { pair in
      pair.first == role && roles.contains(pair.second)
        || pair.second == role && roles.contains(pair.first)
    }
  }

  private func agree(_ roles: [SlotRole], _ profile: SlotProfile) -> Bool {
    roles.contains { profile.roles.contains($0) }
  }

  /// The name of a slot beside a value, with at most a mark such as `:` between them.
  private func keyword(
    of slot: Int, beside tokens: Range<Int>, _ offer: Offer
  ) -> Range<Int>? {
    offer.keywords(near: tokens).first { keyword in
      keyword.slot == slot && !keyword.tokens.overlaps(tokens)
        && isBeside(keyword.tokens, tokens)
    }?.tokens
  }

  private func isBeside(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    let between =
      first.upperBound <= second.lowerBound
      ? first.upperBound..<second.lowerBound : second.upperBound..<first.lowerBound
    return between.isEmpty
      || between.count == 1 && phrase.tokens[between.lowerBound].shape != .letters
        && phrase.tokens[between.lowerBound].shape != .digits
  }

  // MARK: - A schema's own words

  /// Cases of enumerations, and names of slots that are true or false.
  private func named(_ slot: Int, _ profile: SlotProfile, _ offer: Offer) -> [Candidate] {
    switch profile.slot.type {
    case .option(let options):
      offer.options.filter { $0.slot == slot }.map { mention in
        let keyword = keyword(of: slot, beside: mention.tokens, offer)
        return own(
          slot, profile, mention.tokens, .string(options[mention.option].value),
          .isCase(ofSlot: profile.slot.name), keyword: keyword)
      }
    case .boolean:
      offer.keywords.filter { $0.slot == slot }.map { mention in
        own(
          slot, profile, mention.tokens, .bool(true), .names(slot: profile.slot.name), keyword: nil)
      }
    default: []
    }
  }

  private func own(
    _ slot: Int, _ profile: SlotProfile, _ tokens: Range<Int>, _ value: JSONValue,
    _ fact: Candidate.Fact,
    keyword: Range<Int>?
  ) -> Candidate {
    var reasons = [Candidate.Reason(fact, Points.ownWords)]
    if let keyword {
      reasons.append(.init(.named(by: keyword), Points.keyword / 3))
    }
    // Of two cases in the same words the longer one is meant.
    reasons.append(.init(.length(tokens.count), min(tokens.count, 9)))
    if profile.slot.isRequired { reasons.append(.init(.required, Points.required)) }
    return Candidate(
      slot: slot, mention: -1, tokens: tokens, value: value, alternatives: [], cue: keyword,
      reasons: reasons)
  }

  // MARK: - Order

  /// Where two values that no word tells apart fit both ends of a pair, the first is taken for the first.
  private func addOrder(to candidates: inout [Candidate]) {
    let open = candidates.indices.filter { index in
      candidates[index].mention >= 0 && candidates[index].cue == nil
        && candidates[index].score >= Candidate.threshold
    }
    for (place, pair) in SlotRole.pairs.enumerated() {
      let firsts = open.filter { profiles[candidates[$0].slot].sides[place] == .first }
      let seconds = open.filter { profiles[candidates[$0].slot].sides[place] == .second }
      guard let start = firsts.map({ candidates[$0].tokens.lowerBound }).min(),
        let end = seconds.map({ candidates[$0].tokens.lowerBound }).filter({ $0 > start }).min()
      else { continue }
      for index in firsts where candidates[index].tokens.lowerBound == start {
        candidates[index].add(.init(.before(pair.second), Points.order))
      }
      for index in seconds where candidates[index].tokens.lowerBound == end {
        candidates[index].add(.init(.after(pair.first), Points.order))
      }
    }
  }
}
