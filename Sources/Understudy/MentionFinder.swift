import UnderstudyLexicons

/// Takes from a chart the mentions that stand on their own, with their values.
struct MentionFinder {
  /// The phrase and its mentions.
  let reader: PhraseReader
  /// Its language.
  let language: Language
  /// Gives mentions their values.
  let resolver: MentionResolver
  /// When and where the phrase was said.
  let frame: ReferenceFrame
  private let explainer: MentionExplainer
  private let boundary: MentionBoundary
  /// Tells which of places with one name is meant.
  let company: PlaceCompany

  init(reader: PhraseReader, language: Language, lexicons: LexiconIndex, frame: ReferenceFrame) {
    self.reader = reader
    self.language = language
    self.frame = frame
    // Times know nothing of amounts, and are copied a lot.
    var times = reader.times
    times.amounts = AmountStore()
    resolver = MentionResolver(
      frame: frame, times: TimeResolver(frame: frame, store: times),
      amounts: reader.times.amounts,
      entries: EntryValue(
        lexicons: lexicons, language: language.lexiconLanguage,
        region: language.region))
    explainer = MentionExplainer(reader, language)
    boundary = MentionBoundary(reader.phrase)
    company = PlaceCompany(lexicons: lexicons)
  }

  var nothing: Kind { language.kinds.nothing }

  /// The mentions that together explain most of the phrase, in text order.
  func best(kinds: Set<String>?) -> [ResolvedMention] {
    var candidates = reader.chart.mentions.filter { isReported($0) && stands($0) }
    if let kinds {
      let takesTimes = !kinds.isDisjoint(with: Self.timeKinds)
      candidates = candidates.filter { mention in
        readings(of: mention).first.map { kinds.contains($0.kind) }
          ?? (takesTimes && isNothing(mention))
      }
    }
    return settled(candidates) {
      MentionSelector.selection(of: $0, in: reader.phrase.tokens)
    }
  }

  private static let timeKinds: Set = ["date", "time", "dateTime", "dateInterval"]

  /// How many other times the same words are taken for.
  private static let otherLimit = 12

  /// Every mention that has a value, in text order.
  func every() -> [ResolvedMention] {
    reader.chart.mentions.filter { isReported($0) }.compactMap { resolve($0) }.sorted {
      ($0.tokens.lowerBound, $1.tokens.upperBound) < ($1.tokens.lowerBound, $0.tokens.upperBound)
    }
  }

  private func isReported(_ mention: Mention<Meaning>) -> Bool {
    language.kinds.reported.contains(mention.kind) && isWhole(mention)
  }

  func isWhole(_ mention: Mention<Meaning>) -> Bool {
    boundary.isWhole(tokens(mention))
  }

  func tokens(_ mention: Mention<Meaning>) -> Range<Int> {
    Int(mention.start)..<Int(mention.end)
  }

  private func name(_ mention: Mention<Meaning>) -> String {
    language.grammar.kinds.name(of: mention.kind)
  }

  func readings(of mention: Mention<Meaning>) -> [Reading] {
    if case .written(let form) = mention.meaning {
      return [
        WrittenReading(region: language.regionCode)
          .reading(of: form, phrase.text(of: tokens(mention)))
      ]
    }
    if mention.kind == language.kinds.frequency { return frequency(mention) }
    return resolver.readings(of: mention.meaning, kind: name(mention))
  }

  /// How many times, and in which unit of time.
  private func frequency(_ mention: Mention<Meaning>) -> [Reading] {
    guard let count = mention.meaning.exact else { return [] }
    let grains = reader.chart.children(of: mention).compactMap { child -> Grain? in
      if case .grain(let grain) = child.meaning { grain } else { nil }
    }
    return [
      Reading(
        kind: "frequency", value: .number(count.description),
        details: grains.prefix(1).map { .init("grain", .string($0.name)) })
    ]
  }

  var phrase: TokenizedPhrase { reader.phrase }

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
    if others.isEmpty { return readings }
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

  func resolve(_ mention: Mention<Meaning>) -> ResolvedMention? {
    let readings = readings(of: mention)
    guard !readings.isEmpty else { return nil }
    return ResolvedMention(
      tokens: tokens(mention), readings: merged(readings, otherReadings(than: mention)),
      own: readings, part: .whole(of: readings[0]), time: mention.meaning.time,
      isLatent: mention.isLatent && !stands(mention),
      weight: Int(mention.weight), explanation: explainer.explanation(of: mention))
  }
}
