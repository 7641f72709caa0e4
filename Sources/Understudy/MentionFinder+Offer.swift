extension MentionFinder {
  /// What the phrase holds for a schema.
  func offer(to schema: SchemaGrammar) -> Offer {
    var keywords: [Offer.SlotMention] = []
    var options: [Offer.OptionMention] = []
    for mention in reader.mentions(of: schema) where isWhole(mention) {
      switch mention.meaning {
      case .keyword(let slot): keywords.append(.init(tokens: tokens(mention), slot: Int(slot)))
      case .option(let slot, let index):
        options.append(.init(tokens: tokens(mention), slot: Int(slot), option: Int(index)))
      default: continue
      }
    }
    let cues = cues(for: schema)
    let nouns = nouns(cues, keywords, schema)
    let counters = cues.filter {
      $0.cue.side == .before && $0.cue.isOfCounts && $0.tokens.count > 1
    }.map(\.tokens)
    let mentions = company.ranked(
      offered(beside: options, nouns: nouns, counters: counters, sought: schema.sought))
    return Offer(
      mentions: dated(mentions, links: cues) + articles(cues, nouns, mentions), cues: cues,
      keywords: keywords,
      options: options, tokenCount: tokens.count)
  }

  /// The words that tell roles, and those that tell how values go together.
  private func cues(for schema: SchemaGrammar) -> [Offer.CueMention] {
    var cues: [Offer.CueMention] = []
    for mention in mentions {
      guard case .cue(let index) = mention.meaning, isWhole(mention) else { continue }
      let cue = language.cues[Int(index)]
      // "Cancel" takes nothing back where that is what a tool does.
      if cue.connective == .exclusion, phrase.isKin(Int(mention.start), schema.toolWords.own),
        !language.textWords.uses(of: tokens[Int(mention.start)]).contains(.denial)
      {
        continue
      }
      cues.append(.init(tokens: tokens(mention), cue: cue))
    }
    return cues
  }

  /// The tokens at which words for what is counted begin.
  private func nouns(
    _ cues: [Offer.CueMention], _ keywords: [Offer.SlotMention], _ schema: SchemaGrammar
  ) -> Set<Int> {
    var nouns: Set<Int> = []
    for cue in cues where cue.cue.side == .beside && !isLabel(cue.tokens) {
      nouns.insert(cue.tokens.lowerBound)
    }
    var bounds: Set<Int>?
    for keyword in keywords where schema.profiles[keyword.slot].isCount && !isLabel(keyword.tokens)
    {
      // "June 12 origin" counts no origins, nor does "June 12 maximum stops" count the maximum.
      if keyword.tokens.count > 1 {
        let known = bounds ?? Set(cues.lazy.filter(\.cue.isBound).map(\.tokens.lowerBound))
        bounds = known
        if known.contains(keyword.tokens.lowerBound) { continue }
      }
      nouns.insert(keyword.tokens.lowerBound)
    }
    return nouns
  }

  /// The places of the mentions that answers list, but for times told by the case of a slot.
  private func reported(beside options: [Offer.OptionMention]) -> [Int32] {
    let reported = language.kinds.reported
    guard !options.isEmpty else {
      return places { reported.contains($0.kind) && isWhole($0) }
    }
    let starts = StartList(count: options.count, tokenCount: tokens.count) {
      options[$0].tokens.lowerBound
    }
    return places { mention in
      reported.contains(mention.kind) && isWhole(mention)
        && !isSaidAsCase(mention, options, starts)
    }
  }

  /// Whether a repetition is told by the case of a slot, so that the rest of its words is a time of its own.
  private func isSaidAsCase(
    _ mention: Mention<Meaning>, _ options: [Offer.OptionMention], _ starts: StartList
  ) -> Bool {
    guard mention.meaning.time != nil || isRecurrence(mention) else { return false }
    let tokens = tokens(mention)
    let first = max(0, tokens.lowerBound - Chart<SchemaSemantics>.lengthLimit)
    return (first..<tokens.upperBound).contains { start in
      starts.contains(at: start) { isSaid(tokens, mention, asCase: options[$0].tokens) }
    }
  }

  private func isSaid(
    _ tokens: Range<Int>, _ mention: Mention<Meaning>, asCase option: Range<Int>
  ) -> Bool {
    // The "on" of "on weekdays" leads to them, be it a case of some slot or not.
    if option.count == 1, option.lowerBound == tokens.lowerBound,
      language.textWords.uses(of: self.tokens[option.lowerBound]).contains(.lead)
    {
      return false
    }
    // "Now" in "right now".
    if option.count > tokens.count, tokens.isWithin(option) { return true }
    guard option.isWithin(tokens) else { return false }
    return isRecurrence(mention) || option.count > 1 && option == tokens
      || isPart(option) && !hasClock(tokens, beyond: option)
  }

  /// Whether a mark says that the value of a name stands behind it: "adults: 2".
  private func isLabel(_ name: Range<Int>) -> Bool {
    guard name.upperBound < tokens.count else { return false }
    let mark = tokens[name.upperBound]
    return mark.shape == .punctuation
      && [0x3A, 0x3D].contains(phrase.phrase.units[Int(mark.start)])
  }

  private func isRecurrence(_ mention: Mention<Meaning>) -> Bool {
    mention.kind == language.kinds.recurrence
  }

  /// Whether the words name a part of the day.
  private func isPart(_ tokens: Range<Int>) -> Bool {
    contains(at: tokens.lowerBound) {
      $0.kind == language.kinds.partOfDay && Int($0.end) == tokens.upperBound
    }
  }

  /// Whether an hour is said as well.
  private func hasClock(_ tokens: Range<Int>, beyond part: Range<Int>) -> Bool {
    tokens.contains { start in
      contains(at: start) { mention in
        let clock = self.tokens(mention)
        return mention.kind == language.kinds.clock && !mention.isLatent && clock != part
          && clock.upperBound <= tokens.upperBound
          && clock.contains {
            self.tokens[$0].shape == .digits || !part.contains($0) && isNumber($0)
          }
      }
    }
  }

  private func isNumber(_ index: Int) -> Bool {
    contains(at: index) {
      $0.kind == language.kinds.number || $0.kind == language.kinds.spelled
    }
  }

  /// One of what is counted, where it is said without a number: "a child".
  private func articles(
    _ cues: [Offer.CueMention], _ nouns: Set<Int>, _ mentions: [ResolvedMention]
  ) -> [ResolvedMention] {
    guard !nouns.isEmpty, cues.contains(where: { $0.cue.connective == .one }) else { return [] }
    let values = TokenCover(mentions.lazy.map(\.extent), tokenCount: tokens.count)
    return cues.filter { $0.cue.connective == .one && nouns.contains($0.tokens.upperBound) }
      .filter { !values.covers(anyOf: $0.tokens) }
      .map { article in
        ResolvedMention(
          tokens: article.tokens, readings: [Reading(kind: "number", value: .number("1"))],
          isLatent: false, weight: 0,
          explanation: Explanation("'\(phrase.text(of: article.tokens))' number one of its sort"))
      }
  }

  /// The mentions worth offering: of those of one kind that start together the longest.
  private func offered(
    beside options: [Offer.OptionMention], nouns: Set<Int>, counters: [Range<Int>],
    sought: SoughtParts
  ) -> [ResolvedMention] {
    var reported = reported(beside: options)
    TimeRivals(setting, nouns: nouns, counters: counters).drop(from: &reported, of: mentions)
    let found = settled(reported) { worthOffering($0, sought) }
    return (found + parts(of: found)).sorted {
      ($0.tokens.lowerBound, $0.tokens.upperBound, $1.weight)
        < ($1.tokens.lowerBound, $1.tokens.upperBound, $0.weight)
    }
  }

  /// The longest mentions, and those that together explain most of the phrase.
  ///
  /// Of "May 3 May 8" the longest are "May 3" and "3 May 8"; "May 8" is wanted as well.
  private func worthOffering(_ reported: [Int32], _ sought: SoughtParts) -> [Int32] {
    let starts = StartList(reported, of: mentions, tokenCount: tokens.count)
    let isLongest = longest(of: reported, starts, sought)
    var worthy: [Int32] = []
    worthy.reserveCapacity(reported.count)
    for number in reported.indices where isLongest[number] { worthy.append(reported[number]) }
    let selected = MentionSelector.selection(
      of: reported, among: mentions, starts, in: tokens, where: { !$0.isLatent })
    for place in selected {
      let mention = mentions[Int(place)]
      let isKnown = starts.contains(at: Int(mention.start)) { number in
        let other = Int(reported[number])
        return isLongest[number] && mentions[other].end >= mention.end
          && mentions[other].kind == mention.kind
      }
      if !isKnown { worthy.append(place) }
    }
    return worthy
  }

  /// Which mentions no longer one of their kind, or of any kind that stands alone, covers.
  private func longest(
    of reported: [Int32], _ starts: StartList, _ sought: SoughtParts
  ) -> [Bool] {
    let reach = reported.reduce(0) { max($0, mentions[Int($1)].length) }
    return reported.map { place in
      let mention = mentions[Int(place)]
      let isSought = self.isSought(mention, sought)
      // Nothing that begins earlier reaches its end.
      var start = max(0, Int(mention.end) - reach)
      while start <= Int(mention.start) {
        let isCovered = starts.contains(at: start) { number in
          let other = Int(reported[number])
          return mention.end <= mentions[other].end && mentions[other].length > mention.length
            && (mentions[other].kind == mention.kind
              || !mentions[other].isLatent && !isSought
                && !isRather(mention, mentions[other], sought))
        }
        if isCovered { return false }
        start += 1
      }
      return true
    }
  }

  /// Whether a mention is worth offering though it is a part of another: the length of "the past 60 days".
  private func isSought(_ mention: Mention<Meaning>, _ sought: SoughtParts) -> Bool {
    switch mention.meaning {
    case .duration: return sought.contains(.durations)
    case .integer(_, width: 4), .number:
      return sought.contains(.years) && mention.length == 1
        && tokens[Int(mention.start)].digitCount == 4
    default: return false
    }
  }

  /// Whether a number is asked for rather than the time that it is a part of.
  private func isRather(
    _ mention: Mention<Meaning>, _ other: Mention<Meaning>, _ sought: SoughtParts
  ) -> Bool {
    guard sought.contains(.numbers), mention.length == 1, other.meaning.time != nil else {
      return false
    }
    switch mention.meaning {
    case .integer, .number: return true
    default: return false
    }
  }

  /// The parts of mentions that slots of their own may hold.
  private func parts(of resolved: [ResolvedMention]) -> [ResolvedMention] {
    var found: [ResolvedMention] = []
    for mention in resolved {
      let parts = resolver.parts(
        of: mention.time, mention.time == nil ? mention.readings : mention.own)
      guard !parts.isEmpty else { continue }
      let range = range(over: mention.extent)
      let ends = range.map { reader.chart.children(of: $0).filter { $0.meaning != .symbol } } ?? []
      for (part, readings) in parts {
        var part = part
        part.isSpan = range == nil && (mention.time.map(resolver.isRange) ?? false)
        let isDay = part.end != nil && !part.claim.isDisjoint(with: [.day, .lastDay])
        let end = ends.count == 2 && isDay ? ends[part.end == .first ? 0 : 1] : nil
        found.append(mention.part(part, readings, tokens: end.map { tokens($0) }))
      }
    }
    return found
  }

  /// The range that some words tell as a whole: "from May 3 to May 8".
  private func range(over tokens: Range<Int>) -> Mention<Meaning>? {
    // The one that the chart found first.
    var range: Mention<Meaning>?
    var next = heads[tokens.lowerBound]
    while next >= 0 {
      let mention = mentions[Int(next)]
      next = mention.nextAtStart
      if mention.kind == language.kinds.range, Int(mention.end) == tokens.upperBound,
        isWhole(mention)
      {
        range = mention
      }
    }
    return range
  }

  /// What a mention tells when it is said after some day, as a day that follows it is.
  func readings(of mention: ResolvedMention, after day: Int64) -> [Reading] {
    guard let time = mention.time else { return [] }
    let resolver = resolver.seen(from: day)
    let whole = resolver.readings(of: .time(time), kind: mention.readings[0].kind)
    guard !mention.part.isWhole else { return whole }
    return resolver.parts(of: time, whole).first {
      $0.part.claim == mention.part.claim && $0.part.end == mention.part.end
    }?.readings ?? []
  }
}
