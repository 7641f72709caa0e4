/// Offers every value in a phrase to every slot that it may fill.
struct CandidateOfferer {
  private let profiles: [SlotProfile]
  private let converter: EntryConverter
  private let phrase: TokenizedPhrase

  /// The points that reasons are worth, in thousandths.
  private enum Points {
    static let rightKind = 500
    static let convertedKind = 480
    static let ownWords = 800
    static let cue = 400
    static let keyword = 300
    static let order = 60
    static let required = 20
    static let wrongRole = -450
    static let idleCue = -60
    static let unsaidRole = -400
    static let latent = -200
    static let numberWithoutName = -200
  }

  init(profiles: [SlotProfile], converter: EntryConverter, phrase: TokenizedPhrase) {
    self.profiles = profiles
    self.converter = converter
    self.phrase = phrase
  }

  /// The candidates, in the order of slots and mentions; those below the threshold are among them.
  func candidates(_ offer: Offer) -> [Candidate] {
    var candidates: [Candidate] = []
    for (slot, profile) in profiles.enumerated() {
      for (index, mention) in offer.mentions.enumerated() {
        guard let candidate = candidate(slot, profile, index, mention, offer) else { continue }
        candidates.append(candidate)
      }
      candidates += named(slot, profile, offer)
    }
    return withOrder(candidates)
  }

  // MARK: - Values

  private func candidate(
    _ slot: Int, _ profile: SlotProfile, _ index: Int, _ mention: ResolvedMention, _ offer: Offer
  ) -> Candidate? {
    let fitting = mention.readings.compactMap { fit($0, profile) }
    guard let best = fitting.first else { return nil }
    let pointers = pointers(at: mention.tokens, kind: best.kind, offer.cues)
    let keyword = keyword(of: slot, beside: mention.tokens, offer.keywords)
    var reasons = [best.reason]
    reasons += roleReasons(pointers, profile, hasKeyword: keyword != nil)
    if let keyword { reasons.append(.init(words: "named by '\(text(keyword))'", points: Points.keyword)) }
    if mention.isLatent { reasons.append(.init(words: "weak without help", points: Points.latent)) }
    if mention.weight != 0 {
      reasons.append(.init(words: "strength of the name", points: min(100, mention.weight / 3)))
    }
    if best.kind == "number", keyword == nil {
      reasons.append(.init(words: "a number nothing names", points: Points.numberWithoutName))
    }
    if profile.slot.isRequired { reasons.append(.init(words: "required", points: Points.required)) }
    let nearest = pointers.first { rolesAgree($0.cue.role, profile) }
    return Candidate(
      slot: slot, mention: index, tokens: mention.tokens, value: best.value,
      alternatives: unique(fitting.dropFirst().map(\.value), without: best.value),
      cue: nearest?.tokens ?? keyword, reasons: reasons)
  }

  private typealias Fit = (kind: String, value: JSONValue, reason: Candidate.Reason)

  private func fit(_ reading: Reading, _ profile: SlotProfile) -> Fit? {
    for kind in profile.kinds {
      if kind == reading.kind {
        guard let value = SlotValue(reading, for: profile.slot)?.value else { return nil }
        return (kind, value, .init(words: "is a \(kind)", points: Points.rightKind))
      }
      guard let key = reading.entry.flatMap({ converter.key(of: $0, as: kind) }) else { continue }
      let reason = Candidate.Reason(
        words: "is a \(reading.kind) with a \(kind)", points: Points.convertedKind)
      return (reading.kind, .string(key), reason)
    }
    return nil
  }

  private func unique(_ values: [JSONValue], without first: JSONValue) -> [JSONValue] {
    var seen: Set<JSONValue> = [first]
    return values.filter { seen.insert($0).inserted }
  }

  // MARK: - Words that point at slots

  /// The cues beside a value, the nearest first; cues may stand in a row: "flying out of".
  private func pointers(
    at tokens: Range<Int>, kind: String, _ cues: [Offer.CueMention]
  ) -> [Offer.CueMention] {
    let fitting = cues.filter { $0.cue.kinds.isEmpty || $0.cue.kinds.contains(kind) }
    var found: [Offer.CueMention] = []
    var start = tokens.lowerBound
    while found.count < 3,
      let next = fitting.filter({ $0.cue.side == .before && $0.tokens.upperBound == start })
        .min(by: { $0.tokens.lowerBound < $1.tokens.lowerBound })
    {
      found.append(next)
      start = next.tokens.lowerBound
    }
    let after = fitting.filter { $0.cue.side == .after && $0.tokens.lowerBound == tokens.upperBound }
      .max { $0.tokens.upperBound < $1.tokens.upperBound }
    return found + [after].compactMap { $0 }
  }

  private func roleReasons(
    _ pointers: [Offer.CueMention], _ profile: SlotProfile, hasKeyword: Bool
  ) -> [Candidate.Reason] {
    var said: Set<SlotRole> = []
    var reasons: [Candidate.Reason] = []
    for pointer in pointers {
      let roles = roles(pointer.cue.role)
      // A nearer cue outweighs a farther one that names the other end.
      guard !roles.isEmpty, said.isDisjoint(with: opposites(of: roles)) else { continue }
      said.formUnion(roles)
      if !roles.isDisjoint(with: profile.roles) {
        reasons.append(.init(words: "cue '\(text(pointer.tokens))'", points: Points.cue))
      } else {
        let points = profile.roles.isEmpty ? Points.idleCue : Points.wrongRole
        reasons.append(
          .init(words: "cue '\(text(pointer.tokens))' says \(pointer.cue.role)", points: points))
      }
    }
    let unsaid = profile.roles.filter { $0.isMarked && !said.contains($0) }
    if !unsaid.isEmpty, !hasKeyword {
      let words = unsaid.map(\.rawValue).sorted().joined(separator: ", ")
      reasons.append(.init(words: "no word says \(words)", points: Points.unsaidRole))
    }
    return reasons
  }

  private func roles(_ text: String) -> Set<SlotRole> {
    Set(text.split(separator: " ").filter { $0 != "-" }.map { SlotRole(rawValue: String($0)) })
  }

  private func opposites(of roles: Set<SlotRole>) -> Set<SlotRole> {
    Set(
      SlotRole.pairs.flatMap { pair in
        (roles.contains(pair.first) ? [pair.second] : [])
          + (roles.contains(pair.second) ? [pair.first] : [])
      })
  }

  private func rolesAgree(_ role: String, _ profile: SlotProfile) -> Bool {
    !roles(role).isDisjoint(with: profile.roles)
  }

  /// The name of a slot beside a value, with at most a mark such as `:` between them.
  private func keyword(
    of slot: Int, beside tokens: Range<Int>, _ keywords: [Offer.SlotMention]
  ) -> Range<Int>? {
    keywords.first { keyword in
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
        let keyword = keyword(of: slot, beside: mention.tokens, offer.keywords)
        return own(
          slot, profile, mention.tokens, .string(options[mention.option].value),
          "is a case of \(profile.slot.name)", keyword: keyword)
      }
    case .boolean:
      offer.keywords.filter { $0.slot == slot }.map { mention in
        own(slot, profile, mention.tokens, .bool(true), "names \(profile.slot.name)", keyword: nil)
      }
    default: []
    }
  }

  private func own(
    _ slot: Int, _ profile: SlotProfile, _ tokens: Range<Int>, _ value: JSONValue, _ words: String,
    keyword: Range<Int>?
  ) -> Candidate {
    var reasons = [Candidate.Reason(words: words, points: Points.ownWords)]
    if let keyword {
      reasons.append(.init(words: "named by '\(text(keyword))'", points: Points.keyword / 3))
    }
    // Of two cases in the same words the longer one is meant.
    reasons.append(.init(words: "\(tokens.count) words", points: min(tokens.count, 9)))
    if profile.slot.isRequired { reasons.append(.init(words: "required", points: Points.required)) }
    return Candidate(
      slot: slot, mention: -1, tokens: tokens, value: value, alternatives: [], cue: keyword,
      reasons: reasons)
  }

  // MARK: - Order

  /// Where two values that no word tells apart fit both ends of a pair, the first is taken for the first.
  private func withOrder(_ candidates: [Candidate]) -> [Candidate] {
    var candidates = candidates
    for pair in SlotRole.pairs {
      let firsts = indices(of: candidates, pair.first, without: pair.second)
      let seconds = indices(of: candidates, pair.second, without: pair.first)
      guard let start = firsts.map({ candidates[$0].tokens.lowerBound }).min(),
        let end = seconds.map({ candidates[$0].tokens.lowerBound }).filter({ $0 > start }).min()
      else { continue }
      for index in firsts where candidates[index].tokens.lowerBound == start {
        candidates[index].reasons.append(
          .init(words: "said before the \(pair.second.rawValue)", points: Points.order))
      }
      for index in seconds where candidates[index].tokens.lowerBound == end {
        candidates[index].reasons.append(
          .init(words: "said after the \(pair.first.rawValue)", points: Points.order))
      }
    }
    return candidates
  }

  private func indices(
    of candidates: [Candidate], _ role: SlotRole, without other: SlotRole
  ) -> [Int] {
    candidates.indices.filter { index in
      let candidate = candidates[index]
      let roles = profiles[candidate.slot].roles
      return candidate.mention >= 0 && candidate.cue == nil && roles.contains(role)
        && !roles.contains(other) && candidate.score >= Candidate.threshold
    }
  }

  private func text(_ tokens: Range<Int>) -> String {
    phrase.text(of: tokens)
  }
}
