/// Reads what comes after something else: the day back seen from the day out, and a day that is as much later.
struct SequelReader {
  private let grammar: SchemaGrammar
  private let fitter: SlotFitter
  private let offer: Offer

  private enum Points {
    static let length = 500
  }

  /// - Parameters:
  ///   - grammar: The schema.
  ///   - fitter: Puts values into the shape of slots.
  ///   - offer: What the phrase holds.
  init(grammar: SchemaGrammar, fitter: SlotFitter, offer: Offer) {
    self.grammar = grammar
    self.fitter = fitter
    self.offer = offer
  }

  private var profiles: [SlotProfile] { grammar.profiles }

  /// The assignment with what the days that were chosen tell of those after them.
  ///
  /// - Parameters:
  ///   - assignment: What was chosen.
  ///   - readings: What a mention means, had it been said on some day.
  /// - Returns: The same choice, or one with the later day changed or added.
  func completed(
    _ assignment: Assignment, seenFrom readings: (ResolvedMention, Int64) -> [Reading]
  ) -> Assignment {
    guard let pair = grammar.dayPair,
      let first = assignment.chosen.first(where: { $0.slot == pair.first }),
      let day = LocalTime.Fields(first.value.plainText)?.start
    else { return assignment }
    if let place = assignment.chosen.firstIndex(where: { $0.slot == pair.second }) {
      let second = assignment.chosen[place]
      guard let later = seen(second, after: first, { readings($0, day) }) else { return assignment }
      return assignment.replacing(place, with: later)
    }
    guard let later = laterDay(pair.second, than: first, day, assignment) else { return assignment }
    return assignment.adding(later)
  }

  // MARK: - Seen from the first day

  /// The second value seen from the first, where it is not after it or says that it counts from it.
  private func seen(
    _ second: Candidate, after first: Candidate, _ readings: (ResolvedMention) -> [Reading]
  ) -> Candidate? {
    guard offer.mentions.indices.contains(second.mention) else { return nil }
    let mention = offer.mentions[second.mention]
    let isBefore = second.value.plainText <= first.value.plainText
    guard isBefore || isSequel(mention.extent) else { return nil }
    let fits = readings(mention).compactMap {
      fitter.fit($0, mention, profiles[second.slot])
    }
    guard let fit = fits.first, fit.value != second.value,
      fit.value.plainText > first.value.plainText
    else { return nil }
    let name = profiles[first.slot].slot.name
    return second.replacing(
      fit.value, alternatives: [second.value], because: .init(.later(than: name), 0))
  }

  /// Whether words such as "later" or "after that" stand in a mention or behind it.
  private func isSequel(_ tokens: Range<Int>) -> Bool {
    offer.connectives.contains { word in
      word.cue.connective == .sequel
        && (word.tokens.overlaps(tokens) || word.tokens.lowerBound == tokens.upperBound
          || word.tokens.upperBound == tokens.lowerBound)
    }
  }

  // MARK: - A length of time

  /// The day that a length of time after the first one ends.
  private func laterDay(
    _ slot: Int, than first: Candidate, _ day: Int64, _ assignment: Assignment
  ) -> Candidate? {
    for (index, mention) in offer.mentions.enumerated() where !mention.isLatent {
      guard let reading = mention.readings.first, reading.kind == "duration",
        case .string(let text) = reading.value, let length = DurationValue(iso8601: text),
        length.totalSeconds == 0, length.totalDays + length.totalMonths > 0,
        !mention.tokens.overlaps(first.extent),
        !assignment.chosen.contains(where: { $0.tokens.overlaps(mention.tokens) })
      else { continue }
      let end = LocalTime.advance(day, by: length, isLater: true)
      let name = profiles[first.slot].slot.name
      return Candidate(
        slot: slot, mention: index, tokens: mention.tokens,
        value: .string(LocalTime.iso8601(end, .day)), alternatives: [], cue: nil,
        reasons: [.init(.later(than: name), Points.length)])
    }
    return nil
  }
}
