/// Offers the days of a stretch of the week, or of what recurs, to slots that hold several weekdays: "Monday to
/// Thursday", "on weekdays", "Tue and Sat at 5".
struct WeekdayOfferer {
  private let grammar: SchemaGrammar
  private let phrase: TokenizedPhrase
  private let offer: Offer
  /// Where the name of a weekday stands.
  private let names: [Range<Int>]

  private enum Points {
    static let days = 820
    static let day = 800
    static let hour = 600
    static let required = 20
  }

  /// - Parameters:
  ///   - grammar: The schema.
  ///   - phrase: The phrase.
  ///   - offer: What it holds.
  ///   - names: Where the name of a weekday stands in it.
  init(grammar: SchemaGrammar, phrase: TokenizedPhrase, offer: Offer, names: [Range<Int>]) {
    self.grammar = grammar
    self.phrase = phrase
    self.offer = offer
    self.names = names
  }

  /// The candidates, in the order of slots; days that the phrase takes back are not among theirs.
  func candidates(beside others: [Candidate]) -> [Candidate] {
    grammar.weekdayCases.flatMap { cases in
      let takenBack = others.filter { $0.slot == cases.slot && $0.isTakenBack }.map(\.value)
      return offer.mentions.indices.compactMap { index -> Candidate? in
        let mention = offer.mentions[index]
        guard mention.part.isWhole else { return nil }
        if let day = day(of: mention) {
          guard let value = cases.values.first(where: { $0.day == day.weekday })?.value else {
            return nil
          }
          return candidate(
            cases.slot, index, day.tokens, value, .isCase(ofSlot: cases.name), Points.day)
        }
        guard let days = days(of: mention), days.count > 1 else { return nil }
        let all = cases.values.filter { days.contains($0.day) }.map(\.value)
        let values = all.filter { !takenBack.contains($0) }
        guard all.count == days.count, !values.isEmpty else { return nil }
        return candidate(
          cases.slot, index, mention.extent, .array(values), .written, Points.days)
      }
    } + hours()
  }

  private func candidate(
    _ slot: Int, _ mention: Int, _ tokens: Range<Int>, _ value: JSONValue, _ fact: Candidate.Fact,
    _ points: Int, claim: MentionPart.Claim = .day
  ) -> Candidate {
    var reasons = [Candidate.Reason(fact, points)]
    if grammar.leaves[slot].isRequired { reasons.append(.init(.required, Points.required)) }
    return Candidate(
      slot: slot, mention: mention, tokens: tokens, extent: offer.mentions[mention].extent,
      claim: claim, value: value, alternatives: [], cue: nil, reasons: reasons)
  }

  // MARK: - Days

  /// The weekday that is all that a mention tells of its day, 0 for Sunday.
  private func day(of mention: ResolvedMention) -> (tokens: Range<Int>, weekday: Int)? {
    guard ["date", "dateTime"].contains(mention.readings.first?.kind),
      let start = mention.readings.first?.localStretch?.start,
      let name = names.first(where: mention.extent.isCovering),
      phrase.tokens[mention.extent.lowerBound..<name.lowerBound].allSatisfy({ $0.shape == .letters }
      )
    else { return nil }
    let isDay = mention.readings[0].kind == "dateTime" || mention.extent.count <= name.count + 1
    return isDay ? (name, Int(CivilDate.weekday(ofDay: LocalTime.dayNumber(start)))) : nil
  }

  /// The weekdays that a mention tells, 0 for Sunday.
  private func days(of mention: ResolvedMention) -> Set<Int>? {
    guard let reading = mention.readings.first else { return nil }
    switch reading.kind {
    case "recurrence": return RepetitionRule(reading.value.plainText).weekdays
    case "dateInterval": return stretch(reading.localStretch, mention.extent)
    default: return nil
    }
  }

  /// The days of a stretch within one week that is told without any number.
  private func stretch(_ stretch: Stretch?, _ tokens: Range<Int>) -> Set<Int>? {
    guard let start = stretch?.start, let end = stretch?.end, stretch?.grain == .day,
      phrase.tokens[tokens].allSatisfy({ $0.shape != .digits })
    else { return nil }
    let (first, last) = (LocalTime.dayNumber(start), LocalTime.dayNumber(end - 1))
    guard last > first, last - first < 7 else { return nil }
    return Set((first...last).map { Int(CivilDate.weekday(ofDay: $0)) })
  }

  // MARK: - Hours

  /// The hours of what recurs, for the slots that hold a time of day: "at 11 pm every day".
  private func hours() -> [Candidate] {
    grammar.profiles.indices.filter { grammar.profiles[$0].slot.shape.timePart == .time }
      .flatMap { slot in
        offer.mentions.indices.compactMap { index -> Candidate? in
          let mention = offer.mentions[index]
          guard mention.part.isWhole, mention.readings.first?.kind == "recurrence",
            let clock = RepetitionRule(mention.readings[0].value.plainText).clock
          else { return nil }
          return candidate(
            slot, index, mention.extent, .string(clock), .isKind("time"), Points.hour,
            claim: .clock)
        }
      }
  }
}

extension Range<Int> {
  fileprivate func isCovering(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
