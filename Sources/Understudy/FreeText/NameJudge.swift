/// Weighs against values those that only stand inside a name, or in a clause that asks for nothing.
///
/// "Kitchen" is no room in "Kitchen Radio Blues", "Noon" no hour in "Noon Café" and "Sydney" no town in
/// "my friend Sydney".
struct NameJudge {
  private let grammar: SchemaGrammar
  private let outline: PhraseOutline
  private let offer: Offer
  /// Whether each token belongs to something that is known.
  private let isKnown: PlaceSet
  /// Whether capitals tell nothing, since the whole phrase is written with them.
  private let isShouted: Bool

  /// The addresses in the phrase.
  private let addresses: OverlapIndex
  /// What is known by a name of several words with capitals.
  private let names: OverlapIndex

  private enum Points {
    static let inName = -450
    static let pointedInName = -900
    static let numberInName = -200
    static let wantedNumber = -100
    static let surname = -60
    static let told = -40
    static let formTold = -250
  }

  init(
    grammar: SchemaGrammar, outline: PhraseOutline, offer: Offer, candidates: [Candidate]
  ) {
    self.grammar = grammar
    self.outline = outline
    self.offer = offer
    var isKnown = PlaceSet()
    for candidate in candidates where candidate.isWorthy && candidate.mention >= 0 {
      isKnown.insert(candidate.extent)
    }
    for option in offer.options { isKnown.insert(option.tokens) }
    for keyword in offer.keywords { isKnown.insert(keyword.tokens) }
    for cue in offer.cues { isKnown.insert(cue.tokens) }
    self.isKnown = isKnown
    var addresses: [Range<Int>] = []
    var (used, capitals) = (0, 0)
    for index in outline.indices {
      if let end = outline.streetEnd(from: index) { addresses.append(index..<end) }
      guard index > 0, !outline.uses[index].isEmpty else { continue }
      used += 1
      if outline.isCapital(index) { capitals += 1 }
    }
    self.addresses = OverlapIndex(addresses)
    var names: [Range<Int>] = []
    for mention in offer.mentions where mention.extent.count > 1 && !mention.isLatent {
      if mention.readings.first?.entry != nil, mention.extent.allSatisfy(outline.isCapital) {
        names.append(mention.extent)
      }
    }
    self.names = OverlapIndex(names)
    isShouted = capitals * 2 > used
  }

  /// Adds the reasons.
  func judge(_ candidates: inout [Candidate]) {
    let isTold = !outline.isTold.isEmpty
    for index in candidates.indices {
      if let reason = reason(against: candidates[index]) { candidates[index].add(reason) }
      if isTold, let reason = reasonOfClause(against: candidates[index]) {
        candidates[index].add(reason)
      }
    }
  }

  private func reason(against candidate: Candidate) -> Candidate.Reason? {
    guard candidate.mention >= 0 else { return reason(againstCase: candidate) }
    let mention = offer.mentions[candidate.mention]
    let reading = mention.readings[0]
    if let street = addresses.first(overlapping: candidate.extent) {
      return .init(.inName(street), Points.inName)
    }
    if reading.entry != nil { return reason(againstPlace: candidate) }
    switch reading.kind {
    case "number", "ordinal":
      return isWordy(candidate.tokens)
        ? reason(againstClock: candidate) : reason(againstNumber: candidate)
    case "time" where isWordy(candidate.extent): return reason(againstClock: candidate)
    case "date", "dateTime", "dateInterval", "time": return reason(againstShortDay: candidate)
    default: return nil
    }
  }

  /// What is told in a sentence beside a request is rather not what is requested.
  private func reasonOfClause(against candidate: Candidate) -> Candidate.Reason? {
    guard outline.isTold.holds(allOf: candidate.tokens) else { return nil }
    let isForm = candidate.marks.contains(.form)
    return .init(.told, isForm ? Points.formTold : Points.told)
  }

  // MARK: - Sorts of values

  /// A case of an enumeration between words that are written as one name.
  private func reason(againstCase candidate: Candidate) -> Candidate.Reason? {
    guard !grammar.textSlots.isEmpty, candidate.cue == nil, !isShouted,
      !outline.startsSentence(candidate.tokens.lowerBound),
      candidate.tokens.allSatisfy(outline.isCapital), let name = name(around: candidate.tokens)
    else { return nil }
    return .init(.inName(name), Points.inName)
  }

  /// An hour or a number in words that is written with a capital beside another one: "Noon Café".
  private func reason(againstClock candidate: Candidate) -> Candidate.Reason? {
    guard !isShouted, isWordy(candidate.extent),
      !outline.startsSentence(candidate.extent.lowerBound),
      candidate.extent.allSatisfy(outline.isCapital), let name = name(around: candidate.extent)
    else { return nil }
    // In "tickets for Seven Lanterns" the word before the title points at no number.
    return .init(.inName(name), candidate.cue == nil ? Points.inName : Points.pointedInName)
  }

  /// A number right behind a name, as in "Gate 7", or before one, as in "7 Mill Lane".
  private func reason(againstNumber candidate: Candidate) -> Candidate.Reason? {
    let (before, next) = (candidate.tokens.lowerBound - 1, candidate.tokens.upperBound)
    // "1999 Nights" is no year.
    if grammar.profiles[candidate.slot].kinds.contains("date"), candidate.cue == nil,
      next < outline.indices.upperBound, isProper(next), !isShouted
    {
      return .init(.inName(candidate.tokens.lowerBound..<next + 1), Points.inName)
    }
    guard candidate.tokens.count == 1, candidate.cue == nil, before >= 0, isProper(before),
      outline.phrase.tokens[before + 1].gapBefore
    else { return nil }
    let isWanted = grammar.leaves[candidate.slot].isRequired
    return .init(
      .inName(before..<before + 2), isWanted ? Points.wantedNumber : Points.numberInName)
  }

  /// A short form of a day that is said like a first name: "to Jan Novak".
  private func reason(againstShortDay candidate: Candidate) -> Candidate.Reason? {
    if let name = event(of: candidate) { return .init(.inName(name), Points.inName) }
    if let name = whole(of: candidate.extent) { return .init(.inName(name), Points.inName) }
    let next = candidate.extent.upperBound
    let place = next - 1
    // The word that leads to a time may be a part of it.
    let isOne =
      candidate.extent.count == 1
      || candidate.extent.count == 2 && outline.uses[place - 1].contains(.lead)
    guard isOne, candidate.cue == nil, place > 0,
      next < outline.indices.upperBound,
      outline.phrase.tokens[place].normalizedRange.count <= Self.firstName,
      !outline.uses[place - 1].isDisjoint(with: [.lead, .giving, .kin]), isUnknown(next),
      outline.isCapital(next) == outline.isCapital(place)
    else { return nil }
    return .init(.inName(place..<next + 1), Points.inName)
  }

  /// A name that begins with a day, where it has an article or another day is said: "the Monday Club".
  private func event(of candidate: Candidate) -> Range<Int>? {
    let (start, next) = (candidate.extent.lowerBound, candidate.extent.upperBound)
    if isYear(candidate), start > 0, isProper(start - 1), hasOtherDay(than: candidate) {
      return start - 1..<next
    }
    guard !isShouted, candidate.cue == nil, isWordy(candidate.extent),
      candidate.extent.allSatisfy(outline.isCapital), next < outline.indices.upperBound,
      isProper(next)
    else { return nil }
    let hasArticle = start > 0 && outline.isArticle(start - 1)
    return hasArticle || hasOtherDay(than: candidate) ? start..<next + 1 : nil
  }

  private func isYear(_ candidate: Candidate) -> Bool {
    candidate.extent.count == 1
      && outline.phrase.tokens[candidate.extent.lowerBound].shape == .digits
  }

  private func hasOtherDay(than candidate: Candidate) -> Bool {
    offer.mentions.contains { other in
      !other.isLatent && !other.extent.overlaps(candidate.extent)
        && ["date", "dateTime"].contains(other.readings.first?.kind ?? "")
    }
  }

  /// A longer name of a place that holds a day: "Friday Harbor".
  private func whole(of tokens: Range<Int>) -> Range<Int>? {
    guard tokens.allSatisfy(outline.isCapital) else { return nil }
    return names.first(overlapping: tokens) { name in
      name.count > tokens.count && tokens.isWithin(name)
    }
  }

  /// The most letters of a day that may be a first name: "Jan", "June", "April".
  private static let firstName = 6

  /// A place that is called like a person: "my friend Sydney", "Florence Miller".
  private func reason(againstPlace candidate: Candidate) -> Candidate.Reason? {
    let (place, next) = (candidate.tokens.lowerBound, candidate.tokens.upperBound)
    if place > 0, outline.uses[place - 1].contains(.kin) {
      return .init(.kin(place - 1..<place), Points.surname)
    }
    guard !isShouted, next < outline.indices.upperBound, isProper(next),
      candidate.tokens.allSatisfy(outline.isCapital)
    else { return nil }
    return .init(.inName(place..<next + 1), Points.surname)
  }

  // MARK: - Words

  private func isWordy(_ tokens: Range<Int>) -> Bool {
    tokens.allSatisfy { outline.phrase.tokens[$0].shape == .letters }
  }

  /// The words with the unknown ones around them that are written with capitals as well.
  private func name(around tokens: Range<Int>) -> Range<Int>? {
    var name = tokens
    while name.lowerBound > 0, isProper(name.lowerBound - 1),
      !outline.startsSentence(name.lowerBound - 1)
    { name = name.lowerBound - 1..<name.upperBound }
    while name.upperBound < outline.indices.upperBound, isProper(name.upperBound) {
      name = name.lowerBound..<name.upperBound + 1
    }
    return name.count > tokens.count ? name : nil
  }

  private func isProper(_ index: Int) -> Bool {
    outline.phrase.tokens[index].capitalization == .title && isUnknown(index)
  }

  /// Whether a word is none that the language or the schema knows.
  private func isUnknown(_ index: Int) -> Bool {
    outline.phrase.tokens[index].shape == .letters && outline.isPlain(index)
      && !isKnown[index] && !outline.isSubject[index]
      && !grammar.profiles.contains { profile in
        outline.phrase.isKin(index, profile.wording.names)
      }
  }
}
