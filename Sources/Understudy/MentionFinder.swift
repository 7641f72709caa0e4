import UnderstudyLexicons

/// Takes from a chart the mentions that stand on their own, with their values.
///
/// Mentions are told by their places in the chart, since they are heavy to move. A class, since every step of
/// filling holds on to it.
final class MentionFinder {
  /// The phrase and its mentions.
  let reader: PhraseReader
  /// The tokens of the phrase.
  let tokens: [Token]
  /// All mentions of the phrase.
  let mentions: [Mention<Meaning>]
  /// The last mention found at each token; negative where there is none.
  let heads: [Int32]
  /// What the phrase says about time, and when and where it was said.
  let setting: TimeSetting
  /// Its language.
  let language: Language
  /// Gives mentions their values.
  let resolver: MentionResolver
  private let explainer: MentionExplainer
  private let boundary: MentionBoundary
  /// Tells which of places with one name is meant.
  let company: PlaceCompany

  init(reader: PhraseReader, language: Language, lexicons: LexiconIndex, frame: ReferenceFrame) {
    self.reader = reader
    tokens = reader.phrase.tokens
    mentions = reader.chart.mentions
    heads = reader.chart.heads
    self.language = language
    setting = TimeSetting(frame: frame, store: reader.times)
    resolver = MentionResolver(
      setting,
      entries: EntryValue(
        lexicons: lexicons, language: language.lexiconLanguage, region: language.region))
    explainer = MentionExplainer(reader, language)
    boundary = MentionBoundary(reader.phrase)
    company = PlaceCompany(lexicons: lexicons)
  }

  /// When and where the phrase was said.
  var frame: ReferenceFrame { setting.frame }
  /// What it says about time.
  var times: TimeStore { setting.store }
  var phrase: TokenizedPhrase { reader.phrase }

  /// The mentions that together explain most of the phrase, in text order.
  func best(kinds: Set<String>?) -> [ResolvedMention] {
    var candidates = places { isReported($0) && stands($0) }
    if let kinds {
      let takesTimes = !kinds.isDisjoint(with: Self.timeKinds)
      candidates = candidates.filter { place in
        let mention = mentions[Int(place)]
        return readings(of: mention).first.map { kinds.contains($0.kind) }
          ?? (takesTimes && isNothing(mention))
      }
    }
    return settled(candidates) { places in
      MentionSelector.selection(
        of: places, among: mentions,
        StartList(places, of: mentions, tokenCount: tokens.count), in: tokens
      ) { _ in true }
    }
  }

  private static let timeKinds: Set = ["date", "time", "dateTime", "dateInterval"]

  /// How many other times the same words are taken for.
  private static let otherLimit = 12

  /// Every mention that has a value, in text order.
  func every() -> [ResolvedMention] {
    places(where: isReported).compactMap(resolve).sorted {
      ($0.tokens.lowerBound, $1.tokens.upperBound) < ($1.tokens.lowerBound, $0.tokens.upperBound)
    }
  }

  /// The places of the mentions that satisfy a condition.
  func places(where condition: (Mention<Meaning>) -> Bool) -> [Int32] {
    var places: [Int32] = []
    places.reserveCapacity(mentions.count)
    for place in mentions.indices where condition(mentions[place]) { places.append(Int32(place)) }
    return places
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

  /// Whether a mention that starts at a token satisfies a condition.
  func contains(at token: Int, where condition: (Mention<Meaning>) -> Bool) -> Bool {
    var next = heads[token]
    while next >= 0 {
      if condition(mentions[Int(next)]) { return true }
      next = mentions[Int(next)].nextAtStart
    }
    return false
  }

  /// The readings of the other times or amounts that the same words may be: a holiday of two days in two
  /// countries, the dollars of several.
  private func otherReadings(than mention: Mention<Meaning>) -> [[Reading]] {
    guard mention.meaning.hasRivals else { return [] }
    var found: [[Reading]] = []
    var next = heads[Int(mention.start)]
    while next >= 0, found.count < Self.otherLimit {
      let place = Int(next)
      next = mentions[place].nextAtStart
      guard mentions[place].end == mention.end, mentions[place].meaning != mention.meaning,
        mention.meaning.isRival(of: mentions[place].meaning), isReported(mentions[place]),
        !mentions[place].isLatent
      else { continue }
      found.append(readings(of: mentions[place]))
    }
    return found
  }

  /// The readings of a mention and of the other times that its words may be: the first ones of each, then the rest.
  private func merged(_ readings: [Reading], _ others: [[Reading]]) -> [Reading] {
    if others.isEmpty { return readings }
    var found = Array(readings.prefix(1))
    let firsts = others.compactMap { $0.first }
    for reading in firsts + readings + others.joined() where !found.contains(reading) {
      found.append(reading)
    }
    return found
  }

  /// Whether a mention stands without help; a weak time or name does where it is all that was said.
  private func stands(_ mention: Mention<Meaning>) -> Bool {
    guard mention.isLatent else { return true }
    if case .truth = mention.meaning { return isAnswer(mention) }
    guard mention.length == tokens.count else { return false }
    if case .entries = mention.meaning {
      // Two letters alone are rather something else.
      let token = tokens[Int(mention.start)]
      return mention.weight > 0 && token.normalizedRange.count > 2 && !hasTime(like: mention)
    }
    guard mention.meaning.hasRivals else { return false }
    return mention.length > 1 || tokens[0].shape == .letters
  }

  /// Whether the same words are a time as well.
  private func hasTime(like mention: Mention<Meaning>) -> Bool {
    contains(at: Int(mention.start)) { other in
      if other.end == mention.end, case .time = other.meaning { true } else { false }
    }
  }

  /// Whether a yes or no stands apart from what is said around it.
  private func isAnswer(_ mention: Mention<Meaning>) -> Bool {
    func isMark(_ index: Int) -> Bool {
      !tokens.indices.contains(index) || tokens[index].shape == .punctuation
    }
    return isMark(Int(mention.start) - 1) && isMark(Int(mention.end))
  }

  /// The mention at a place with its values; nothing where it has none.
  func resolve(_ place: Int32) -> ResolvedMention? {
    let mention = mentions[Int(place)]
    let readings = readings(of: mention)
    guard !readings.isEmpty else { return nil }
    return ResolvedMention(
      tokens: tokens(mention), readings: merged(readings, otherReadings(than: mention)),
      own: readings, part: .whole(of: readings[0]), time: mention.meaning.time,
      isLatent: mention.isLatent && !stands(mention),
      weight: Int(mention.weight), explanation: Explanation(by: explainer, at: place))
  }
}
