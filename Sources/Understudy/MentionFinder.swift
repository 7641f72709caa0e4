import UnderstudyLexicons

/// Takes from a chart the mentions that stand on their own, with their values.
struct MentionFinder {
  private let reader: PhraseReader
  private let language: Language
  private let resolver: MentionResolver
  private let explainer: MentionExplainer
  private let boundary: MentionBoundary
  private let company: PlaceCompany

  init(reader: PhraseReader, language: Language, lexicons: LexiconIndex, frame: ReferenceFrame) {
    self.reader = reader
    self.language = language
    resolver = MentionResolver(
      frame: frame, times: TimeResolver(frame: frame, store: reader.times),
      amounts: reader.times.amounts,
      entries: EntryValue(
        lexicons: lexicons, language: language.lexiconLanguage,
        region: language.region))
    explainer = MentionExplainer(reader, language)
    boundary = MentionBoundary(reader.phrase)
    company = PlaceCompany(lexicons: lexicons)
  }

  private var nothing: Kind { language.kinds.nothing }

  /// The mentions that together explain most of the phrase, in text order.
  func best(kinds: Set<String>?) -> [ResolvedMention] {
    var candidates = reader.chart.mentions.filter { isReported($0) && stands($0) }
    if let kinds {
      candidates = candidates.filter { mention in
        readings(of: mention).first.map {
          kinds.contains($0.kind)
        } ?? false
      }
    }
    var resolved: [ResolvedMention?] = []
    for round in 0..<Self.roundLimit {
      let selected = MentionSelector.selection(
        of: candidates, tokenCount: reader.phrase.tokens.count)
      resolved = selected.map { resolve($0) }
      let failed = zip(selected, resolved).filter { $0.1 == nil && $0.0.kind != nothing }.map(\.0)
      if failed.isEmpty { break }
      // Mentions without any value make room for others; where many have none, for shorter ones.
      let isPatient = round < Self.patience
      let starts = Set(failed.map(\.start))
      candidates.removeAll { mention in
        starts.contains(mention.start)
          && failed.contains {
            guard $0.start == mention.start else { return false }
            return isPatient
              ? $0.end == mention.end && $0.meaning == mention.meaning : mention.end >= $0.end
          }
      }
    }
    return resolved.compactMap { $0 }
  }

  /// How often mentions without a value make room for others.
  private static let roundLimit = 64
  /// After how many rounds all mentions as long as one that failed are given up with it.
  private static let patience = 12
  /// How many other times the same words are taken for.
  private static let otherLimit = 12

  /// Every mention that has a value, in text order.
  func every() -> [ResolvedMention] {
    reader.chart.mentions.filter { isReported($0) }.compactMap { resolve($0) }.sorted {
      ($0.tokens.lowerBound, $1.tokens.upperBound) < ($1.tokens.lowerBound, $0.tokens.upperBound)
    }
  }

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
    let mentions = company.ranked(offered(whole, nouns: nouns))
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

  /// Drops times that end with a number that counts what follows it, and hours that are lengths of time as well.
  ///
  /// "July 3 for 2 adults" names no hour, nor does "7 nights".
  private func dropRivals(of nouns: Set<Int>, from mentions: inout [Mention<Meaning>]) {
    let numbers = mentions.filter { $0.meaning.exact != nil && nouns.contains(Int($0.end)) }
    let lengths = mentions.filter { if case .duration = $0.meaning { true } else { false } }
    guard !numbers.isEmpty || !lengths.isEmpty else { return }
    mentions.removeAll { mention in
      guard mention.meaning.time != nil else { return false }
      return numbers.contains { $0.end == mention.end && $0.start > mention.start }
        || lengths.contains { $0.start == mention.start && $0.end == mention.end }
    }
  }

  /// The mentions worth offering: of those of one kind that start together the longest.
  private func offered(_ whole: [Mention<Meaning>], nouns: Set<Int>) -> [ResolvedMention] {
    var reported = whole.filter { language.kinds.reported.contains($0.kind) }
    dropRivals(of: nouns, from: &reported)
    while true {
      let longest = longest(of: reported)
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

  /// The mentions that no longer one of their kind, or of any kind that stands alone, covers.
  private func longest(of reported: [Mention<Meaning>]) -> [Mention<Meaning>] {
    var byStart: [[Mention<Meaning>]] = Array(repeating: [], count: reader.phrase.tokens.count)
    for mention in reported { byStart[Int(mention.start)].append(mention) }
    let reach = reported.map(\.length).max() ?? 0
    return reported.filter { mention in
      // Nothing that begins earlier reaches its end.
      let starts = max(0, Int(mention.end) - reach)...Int(mention.start)
      return !starts.contains { start in
        byStart[start].contains { other in
          mention.end <= other.end && other.length > mention.length
            && (other.kind == mention.kind || !other.isLatent)
        }
      }
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

  private func isReported(_ mention: Mention<Meaning>) -> Bool {
    language.kinds.reported.contains(mention.kind) && isWhole(mention)
  }

  private func isWhole(_ mention: Mention<Meaning>) -> Bool {
    boundary.isWhole(tokens(mention))
  }

  private func tokens(_ mention: Mention<Meaning>) -> Range<Int> {
    Int(mention.start)..<Int(mention.end)
  }

  private func name(_ mention: Mention<Meaning>) -> String {
    language.grammar.kinds.name(of: mention.kind)
  }

  private func readings(of mention: Mention<Meaning>) -> [Reading] {
    if case .written(let form) = mention.meaning {
      return [
        WrittenReading(region: language.regionCode)
          .reading(of: form, phrase.text(of: tokens(mention)))
      ]
    }
    return resolver.readings(of: mention.meaning, kind: name(mention))
  }

  private var phrase: TokenizedPhrase { reader.phrase }

  /// The readings of the other times or amounts that the same words may be: a holiday of two days in two
  /// countries, the dollars of several.
  private func otherReadings(than mention: Mention<Meaning>) -> [[Reading]] {
    guard mention.meaning.hasRivals else { return [] }
    var found: [[Reading]] = []
    var next = reader.chart.heads[Int(mention.start)]
    while next >= 0, found.count < Self.otherLimit {
      let other = reader.chart.mentions[Int(next)]
      next = other.nextAtStart
      guard other.end == mention.end, other.meaning != mention.meaning,
        mention.meaning.isRival(of: other.meaning), isReported(other), !other.isLatent
      else { continue }
      found.append(readings(of: other))
    }
    return found
  }

  /// The readings of a mention and of the other times that its words may be: the first ones of each, then the rest.
  private func merged(_ readings: [Reading], _ others: [[Reading]]) -> [Reading] {
    var found = Array(readings.prefix(1))
    let firsts = others.compactMap(\.first)
    for reading in firsts + readings + others.joined() where !found.contains(reading) {
      found.append(reading)
    }
    return found
  }

  /// Whether a mention stands without help; a weak time or name does where it is all that was said.
  private func stands(_ mention: Mention<Meaning>) -> Bool {
    guard mention.isLatent else { return true }
    if case .truth = mention.meaning { return isAnswer(mention) }
    guard mention.length == reader.phrase.tokens.count else { return false }
    if case .entries = mention.meaning {
      // Two letters alone are rather something else.
      let token = reader.phrase.tokens[Int(mention.start)]
      return mention.weight > 0 && token.normalizedRange.count > 2 && !hasTime(like: mention)
    }
    guard mention.meaning.hasRivals else { return false }
    return mention.length > 1 || reader.phrase.tokens[0].shape == .letters
  }

  /// Whether the same words are a time as well.
  private func hasTime(like mention: Mention<Meaning>) -> Bool {
    var next = reader.chart.heads[Int(mention.start)]
    while next >= 0 {
      let other = reader.chart.mentions[Int(next)]
      next = other.nextAtStart
      if other.end == mention.end, case .time = other.meaning { return true }
    }
    return false
  }

  /// Whether a yes or no stands apart from what is said around it.
  private func isAnswer(_ mention: Mention<Meaning>) -> Bool {
    func isMark(_ index: Int) -> Bool {
      !phrase.tokens.indices.contains(index) || phrase.tokens[index].shape == .punctuation
    }
    return isMark(Int(mention.start) - 1) && isMark(Int(mention.end))
  }

  private func resolve(_ mention: Mention<Meaning>) -> ResolvedMention? {
    let readings = readings(of: mention)
    guard !readings.isEmpty else { return nil }
    return ResolvedMention(
      tokens: tokens(mention), readings: merged(readings, otherReadings(than: mention)),
      part: .whole(of: readings[0]), time: mention.meaning.time,
      isLatent: mention.isLatent && !stands(mention),
      weight: Int(mention.weight), explanation: explainer.explanation(of: mention))
  }
}
