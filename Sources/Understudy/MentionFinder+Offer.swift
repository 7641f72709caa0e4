extension MentionFinder {
  /// What the phrase holds for a schema.
  func offer(to schema: SchemaGrammar) -> Offer {
    var whole: [Mention<Meaning>] = []
    whole.reserveCapacity(reader.chart.mentions.count)
    for mention in reader.chart.mentions where isWhole(mention) { whole.append(mention) }
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
    let cues = whole.compactMap { mention -> Offer.CueMention? in
      guard case .cue(let index) = mention.meaning else { return nil }
      let cue = language.cues[Int(index)]
      // "Cancel" takes nothing back where that is what a tool does.
      if cue.connective == .exclusion, phrase.isKin(Int(mention.start), schema.toolWords.own),
        !language.textWords.uses(of: phrase.tokens[Int(mention.start)]).contains(.denial)
      {
        return nil
      }
      return .init(tokens: tokens(mention), cue: cue)
    }
    let bounds = Set(cues.filter(\.cue.isBound).map(\.tokens.lowerBound))
    // "June 12 origin" counts no origins, nor does "June 12 maximum stops" count the maximum.
    let counted = keywords.filter { keyword in
      schema.profiles[keyword.slot].isCount
        && !(keyword.tokens.count > 1 && bounds.contains(keyword.tokens.lowerBound))
    }
    let nouns = Set(
      (cues.filter { $0.cue.side == .beside }.map(\.tokens) + counted.map(\.tokens))
        .filter { !isLabel($0) }.map(\.lowerBound))
    let counters = cues.filter {
      $0.cue.side == .before && $0.cue.isOfCounts && $0.tokens.count > 1
    }.map(\.tokens)
    let mentions = company.ranked(
      offered(
        whole.filter { !isSaidAsCase($0, options) }, nouns: nouns, counters: counters,
        sought: schema.sought))
    return Offer(
      mentions: dated(mentions, links: cues) + articles(cues, nouns, mentions), cues: cues,
      keywords: keywords,
      options: options, tokenCount: phrase.tokens.count)
  }

  /// Whether a repetition is told by the case of a slot, so that the rest of its words is a time of its own.
  private func isSaidAsCase(
    _ mention: Mention<Meaning>, _ options: [Offer.OptionMention]
  ) -> Bool {
    guard !options.isEmpty, mention.meaning.time != nil || isRecurrence(mention) else {
      return false
    }
    let tokens = tokens(mention)
    return options.contains { option in
      // The "on" of "on weekdays" leads to them, be it a case of some slot or not.
      if option.tokens.count == 1, option.tokens.lowerBound == tokens.lowerBound,
        language.textWords.uses(of: phrase.tokens[option.tokens.lowerBound]).contains(.lead)
      {
        return false
      }
      // "Now" in "right now".
      if option.tokens.count > tokens.count, option.tokens.lowerBound <= tokens.lowerBound,
        tokens.upperBound <= option.tokens.upperBound
      {
        return true
      }
      guard tokens.lowerBound <= option.tokens.lowerBound,
        option.tokens.upperBound <= tokens.upperBound
      else { return false }
      return isRecurrence(mention) || option.tokens.count > 1 && option.tokens == tokens
        || isPart(option.tokens) && !hasClock(tokens, beyond: option.tokens)
    }
  }

  /// Whether a mark says that the value of a name stands behind it: "adults: 2".
  private func isLabel(_ name: Range<Int>) -> Bool {
    guard name.upperBound < phrase.tokens.count else { return false }
    let mark = phrase.tokens[name.upperBound]
    return mark.shape == .punctuation
      && [0x3A, 0x3D].contains(phrase.phrase.units[Int(mark.start)])
  }

  private func isRecurrence(_ mention: Mention<Meaning>) -> Bool {
    mention.kind == language.kinds.recurrence
  }

  /// Whether the words name a part of the day.
  private func isPart(_ tokens: Range<Int>) -> Bool {
    reader.chart.mentions.contains {
      $0.kind == language.kinds.partOfDay && self.tokens($0) == tokens
    }
  }

  /// Whether an hour is said as well.
  private func hasClock(_ tokens: Range<Int>, beyond part: Range<Int>) -> Bool {
    reader.chart.mentions.contains { mention in
      let clock = self.tokens(mention)
      return mention.kind == language.kinds.clock && !mention.isLatent && clock != part
        && tokens.lowerBound <= clock.lowerBound && clock.upperBound <= tokens.upperBound
        && clock.contains {
          phrase.tokens[$0].shape == .digits || !part.contains($0) && isNumber($0)
        }
    }
  }

  private func isNumber(_ index: Int) -> Bool {
    reader.chart.mentions.contains {
      Int($0.start) == index
        && ($0.kind == language.kinds.number || $0.kind == language.kinds.spelled)
    }
  }

  /// One of what is counted, where it is said without a number: "a child".
  private func articles(
    _ cues: [Offer.CueMention], _ nouns: Set<Int>, _ mentions: [ResolvedMention]
  ) -> [ResolvedMention] {
    let values = TokenCover(mentions.lazy.map(\.extent), tokenCount: phrase.tokens.count)
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
    _ whole: [Mention<Meaning>], nouns: Set<Int>, counters: [Range<Int>], sought: SoughtParts
  ) -> [ResolvedMention] {
    var reported = whole.filter { language.kinds.reported.contains($0.kind) }
    TimeRivals(times: reader.times, nouns: nouns, counters: counters).drop(from: &reported)
    let found = settled(reported) { worthOffering($0, sought) }
    return (found + parts(of: found, whole)).sorted {
      ($0.tokens.lowerBound, $0.tokens.upperBound, $1.weight)
        < ($1.tokens.lowerBound, $1.tokens.upperBound, $0.weight)
    }
  }

  /// The longest mentions, and those that together explain most of the phrase.
  ///
  /// Of "May 3 May 8" the longest are "May 3" and "3 May 8"; "May 8" is wanted as well.
  private func worthOffering(
    _ reported: [Mention<Meaning>], _ sought: SoughtParts
  ) -> [Mention<Meaning>] {
    let longest = longest(of: reported, sought)
    let selected = MentionSelector.selection(
      of: reported.filter { !$0.isLatent }, in: reader.phrase.tokens)
    let known = StartList(longest, tokenCount: reader.phrase.tokens.count)
    return longest
      + selected.filter { mention in
        !known.contains(at: Int(mention.start)) {
          longest[$0].end >= mention.end && longest[$0].kind == mention.kind
        }
      }
  }

  /// The mentions that no longer one of their kind, or of any kind that stands alone, covers.
  private func longest(
    of reported: [Mention<Meaning>], _ sought: SoughtParts
  ) -> [Mention<Meaning>] {
    let byStart = StartList(reported, tokenCount: reader.phrase.tokens.count)
    let reach = reported.map(\.length).max() ?? 0
    return reported.filter { mention in
      // Nothing that begins earlier reaches its end.
      let starts = max(0, Int(mention.end) - reach)...Int(mention.start)
      let isSought = self.isSought(mention, sought)
      return !starts.contains { start in
        byStart.contains(at: start) { place in
          let other = reported[place]
          return mention.end <= other.end && other.length > mention.length
            && (other.kind == mention.kind
              || !other.isLatent && !isSought && !isRather(mention, other, sought))
        }
      }
    }
  }

  /// Whether a mention is worth offering though it is a part of another: the length of "the past 60 days".
  private func isSought(_ mention: Mention<Meaning>, _ sought: SoughtParts) -> Bool {
    switch mention.meaning {
    case .duration: return sought.contains(.durations)
    case .integer(_, width: 4), .number:
      return sought.contains(.years) && mention.length == 1
        && phrase.tokens[Int(mention.start)].digitCount == 4
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
  private func parts(
    of mentions: [ResolvedMention], _ whole: [Mention<Meaning>]
  ) -> [ResolvedMention] {
    let ranges = Dictionary(
      grouping: whole.filter { $0.kind == language.kinds.range }, by: \.start)
    return mentions.flatMap { resolved -> [ResolvedMention] in
      let range = ranges[Int32(resolved.extent.lowerBound)]?.first {
        Int($0.end) == resolved.extent.upperBound
      }
      let ends = range.map { reader.chart.children(of: $0).filter { $0.meaning != .symbol } } ?? []
      return resolver.parts(
        of: resolved.time, resolved.time == nil ? resolved.readings : resolved.own
      ).map { part, readings in
        var part = part
        part.isSpan = range == nil && (resolved.time.map(resolver.isRange) ?? false)
        guard ends.count == 2, part.end != nil, !part.claim.isDisjoint(with: [.day, .lastDay])
        else { return resolved.part(part, readings) }
        return resolved.part(part, readings, tokens: tokens(part.end == .first ? ends[0] : ends[1]))
      }
    }
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
