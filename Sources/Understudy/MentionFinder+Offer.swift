extension MentionFinder {
  /// What the phrase holds for a schema.
  func offer(to schema: SchemaGrammar) -> Offer {
    let whole = reader.chart.mentions.filter { isWhole($0) }
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
      return .init(tokens: tokens(mention), cue: language.cues[Int(index)])
    }
    let nouns = Set(
      cues.filter { $0.cue.side == .beside }.map(\.tokens.lowerBound)
        + keywords.map(\.tokens.lowerBound))
    let counters = cues.filter {
      $0.cue.side == .before && $0.cue.isOfCounts && $0.tokens.count > 1
    }.map(\.tokens)
    let mentions = company.ranked(offered(whole, nouns: nouns, counters: counters, sought: schema.sought))
    return Offer(
      mentions: mentions + articles(cues, nouns, mentions), cues: cues, keywords: keywords,
      options: options)
  }

  /// One of what is counted, where it is said without a number: "a child".
  private func articles(
    _ cues: [Offer.CueMention], _ nouns: Set<Int>, _ mentions: [ResolvedMention]
  ) -> [ResolvedMention] {
    cues.filter { $0.cue.connective == .one && nouns.contains($0.tokens.upperBound) }
      .filter { article in !mentions.contains { $0.extent.overlaps(article.tokens) } }
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
    while true {
      let longest = worthOffering(reported, sought)
      let resolved = longest.map { resolve($0) }
      let failed = zip(longest, resolved).filter { $0.1 == nil && $0.0.kind != nothing }.map(\.0)
      if failed.isEmpty {
        let found = zip(longest, resolved).compactMap { mention, resolved in
          resolved.map { (mention: mention, resolved: $0) }
        }
        return (found.map(\.resolved) + parts(of: found, whole)).sorted {
          ($0.tokens.lowerBound, $0.tokens.upperBound, $1.weight)
            < ($1.tokens.lowerBound, $1.tokens.upperBound, $0.weight)
        }
      }
      // Mentions without any value make room for others.
      reported.removeAll { mention in
        failed.contains {
          $0.start == mention.start && $0.end == mention.end && $0.kind == mention.kind
            && $0.meaning == mention.meaning
        }
      }
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
      of: reported.filter { !$0.isLatent }, tokenCount: reader.phrase.tokens.count)
    return longest
      + selected.filter { mention in
        !longest.contains {
          $0.start == mention.start && $0.end >= mention.end && $0.kind == mention.kind
        }
      }
  }

  /// The mentions that no longer one of their kind, or of any kind that stands alone, covers.
  private func longest(
    of reported: [Mention<Meaning>], _ sought: SoughtParts
  ) -> [Mention<Meaning>] {
    var byStart: [[Mention<Meaning>]] = Array(repeating: [], count: reader.phrase.tokens.count)
    for mention in reported { byStart[Int(mention.start)].append(mention) }
    let reach = reported.map(\.length).max() ?? 0
    return reported.filter { mention in
      // Nothing that begins earlier reaches its end.
      let starts = max(0, Int(mention.end) - reach)...Int(mention.start)
      let isSought = self.isSought(mention, sought)
      return !starts.contains { start in
        byStart[start].contains { other in
          mention.end <= other.end && other.length > mention.length
            && (other.kind == mention.kind || !other.isLatent && !isSought)
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

  /// The parts of mentions that slots of their own may hold.
  private func parts(
    of mentions: [(mention: Mention<Meaning>, resolved: ResolvedMention)],
    _ whole: [Mention<Meaning>]
  ) -> [ResolvedMention] {
    let ranges = whole.filter { $0.kind == language.kinds.range }
    return mentions.flatMap { mention, resolved -> [ResolvedMention] in
      let range = ranges.first { $0.start == mention.start && $0.end == mention.end }
      let ends = range.map { reader.chart.children(of: $0).filter { $0.meaning != .symbol } } ?? []
      return resolver.parts(of: mention.meaning, resolved.readings).map { part, readings in
        var part = part
        part.isSpan = range == nil && resolver.isRange(mention.meaning)
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
    return resolver.parts(of: .time(time), whole).first {
      $0.part.claim == mention.part.claim && $0.part.end == mention.part.end
    }?.readings ?? []
  }
}
