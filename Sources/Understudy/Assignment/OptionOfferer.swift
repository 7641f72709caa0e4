/// Offers cases of enumerations whose names are said in another form or with a letter wrong.
struct OptionOfferer {
  private let grammar: SchemaGrammar
  private let said: SaidWords
  private let phrase: TokenizedPhrase
  private let offer: Offer

  private enum Points {
    static let form = 600
    static let typo = 520
    static let kin = 560
    static let rather = 300
    static let required = 20
  }

  private let words: TextWords

  init(
    grammar: SchemaGrammar, said: SaidWords, words: TextWords, phrase: TokenizedPhrase,
    offer: Offer
  ) {
    self.words = words
    self.grammar = grammar
    self.said = said
    self.phrase = phrase
    self.offer = offer
  }

  /// The candidates of slots none of whose cases is said as it is written, in the order of slots.
  func candidates() -> [Candidate] {
    var found: [(words: Int32, candidates: [Candidate])] = []
    var places: [OptionIndex.Place] = []
    places.reserveCapacity(8)
    let taken = Taken(offer, grammar, isSmall)
    for start in phrase.tokens.indices where phrase.tokens[start].shape == .letters {
      places.removeAll(keepingCapacity: true)
      grammar.optionIndex.addNames(at: start, of: phrase, said, to: &places)
      var rest = places[...]
      while let words = rest.first?.words {
        let own = rest.prefix { $0.words == words }
        rest = rest.dropFirst(own.count)
        let slot = grammar.optionWords[Int(words)].slot
        // "All" goes with what follows it as well.
        guard
          grammar.profiles[slot].takesSeveral
            || !taken.slots[slot]
        else { continue }
        let candidates = candidates(own, at: start, taken)
        if !candidates.isEmpty { found.append((words, candidates)) }
      }
    }
    return found.sorted { $0.words < $1.words }.flatMap(\.candidates)
  }

  private func isSmall(_ tokens: Range<Int>) -> Bool {
    tokens.count == 1 && words.uses(of: phrase.tokens[tokens.lowerBound]).contains(.small)
  }

  /// The likeliest cases that the words at a token may be a form of; several where they share a name.
  private func candidates(
    _ places: ArraySlice<OptionIndex.Place>, at start: Int, _ taken: Taken
  ) -> [Candidate] {
    var best: [Match] = []
    for place in places {
      let name = grammar.optionWords[Int(place.words)].names[Int(place.name)]
      guard let found = found(name, at: start) else { continue }
      if found.rank > best.first?.rank ?? 0 {
        best = [found]
      } else if found.rank == best.first?.rank, !best.contains(where: { $0.option == name.option })
      {
        best.append(found)
      }
    }
    guard let first = places.first, !best.isEmpty else { return [] }
    let slot = grammar.optionWords[Int(first.words)].slot
    let profile = grammar.profiles[slot]
    guard case .option(let options) = profile.slot.type else { return [] }
    var required = profile.slot.isRequired ? [Candidate.Reason(.required, Points.required)] : []
    if !profile.takesSeveral, taken.slotsBySmallWords[slot] {
      required.append(.init(.ownName, Points.rather))
    }
    let isRather = required.contains { $0.fact == .ownName }
    return best.filter { match in
      let tokens = start..<start + match.count
      return !isTaken(tokens, slot, taken) && !(isRather && isSmall(tokens))
    }.map { match in
      Candidate(
        slot: slot, mention: -1, tokens: start..<start + match.count,
        value: options[match.option].literal, alternatives: [], cue: nil,
        reasons: [.init(match.fact, match.points)] + required)
    }
  }

  /// One case that some words may be a form of.
  private struct Match {
    let option: Int
    let fact: Candidate.Fact
    let points: Int
    let count: Int

    var rank: Int { points + count }
  }

  /// How the words at a token are a name, be it in other forms or with other gaps.
  private func found(_ name: OptionWords.Name, at start: Int) -> Match? {
    if start + name.words.count <= phrase.tokens.count,
      let (fact, points) = match(name, at: start)
    {
      return Match(option: name.option, fact: fact, points: points, count: name.words.count)
    }
    if let count = countOfParted(name, at: start) {
      return Match(
        option: name.option, fact: .form(of: name.text), points: Points.form, count: count)
    }
    guard let end = endOfJoined(name, from: start) else { return nil }
    return Match(
      option: name.option, fact: .form(of: name.text), points: Points.form, count: end - start)
  }

  /// How many words are a name with one small word behind its first: "keep it closed".
  private func countOfParted(_ name: OptionWords.Name, at start: Int) -> Int? {
    let count = name.words.count + 1
    guard count > 2, start + count <= phrase.tokens.count,
      words.uses(of: phrase.tokens[start + 1]).contains(.small),
      said.isForm(start, of: name.words[0]),
      (2..<count).allSatisfy({ said.isForm(start + $0, of: name.words[$0 - 1]) })
    else { return nil }
    return count
  }

  /// Where words end that are a name but for the gaps and hyphens in it: "checkup" for "Check-up".
  private func endOfJoined(_ name: OptionWords.Name, from start: Int) -> Int? {
    guard name.units.count >= OptionIndex.shortestJoined else { return nil }
    var rest = name.units[...]
    var pieces = OptionIndex.Pieces(from: start)
    while let units = pieces.next(in: phrase) {
      // "E-bikes" are several of "E-bike".
      if units.count > rest.count, units.starts(with: rest), WordKin.areKin(rest, units) {
        return pieces.end
      }
      guard rest.starts(with: units) else { return nil }
      rest = rest.dropFirst(units.count)
      if rest.isEmpty { return pieces.end }
    }
    return nil
  }

  /// How the words at a token are those of a name.
  private func match(
    _ name: OptionWords.Name, at start: Int
  ) -> (fact: Candidate.Fact, points: Int)? {
    var (isTypo, isKin) = (false, false)
    for (offset, word) in name.words.enumerated() {
      let token = phrase.tokens[start + offset]
      guard token.shape == .letters else { return nil }
      if said.isForm(start + offset, of: word) { continue }
      if isLonger(token, word.units) {
        isKin = true
        continue
      }
      guard !isTypo, isSlip(token, of: word.units) else { return nil }
      isTypo = true
    }
    if isTypo { return (.typo(of: name.text), Points.typo) }
    return (.form(of: name.text), isKin ? Points.kin : Points.form)
  }

  /// Whether a token is a word with one letter wrong that is not the first.
  private func isSlip(_ token: Token, of word: [UInt16]) -> Bool {
    phrase.withNormalizedUnits(of: token) { units in
      units.count >= OptionIndex.shortestSlip && word.count >= OptionIndex.shortestSlip
        && units.first == word.first && EditDistance.isOneEdit(units, word)
    }
  }

  /// Whether one word begins with all of the other, and little follows: "PostgreSQL" and "postgres".
  private func isLonger(_ token: Token, _ word: [UInt16]) -> Bool {
    phrase.withNormalizedUnits(of: token) { units in
      let (short, long) = (min(units.count, word.count), max(units.count, word.count))
      return short >= OptionIndex.shortestStart && long <= short + Self.longestRest
        && units.prefix(short).elementsEqual(word.prefix(short))
    }
  }

  private static let longestRest = 3

  /// Whether a value or the name of a slot stands there.
  private func isTaken(_ tokens: Range<Int>, _ slot: Int, _ taken: Taken) -> Bool {
    taken.tokens.holds(anyOf: tokens)
      || taken.index.place(overlapping: tokens) { taken.options[$0].slot == slot } != nil
  }

  /// What is said as it is written.
  private struct Taken {
    /// The tokens of values and of words that tell roles or take something back.
    let tokens: PlaceSet
    /// The slots of which a case is said.
    let slots: PlaceSet
    /// Those of which one is said by a word that does little.
    let slotsBySmallWords: PlaceSet
    /// The cases of slots that hold several, in text order.
    let options: [Offer.OptionMention]
    let index: OverlapIndex

    init(_ offer: Offer, _ grammar: SchemaGrammar, _ isSmall: (Range<Int>) -> Bool) {
      var (tokens, slots, small) = (PlaceSet(), PlaceSet(), PlaceSet())
      for mention in offer.mentions where !mention.isLatent { tokens.insert(mention.extent) }
      for cue in offer.cues { tokens.insert(cue.tokens) }
      for word in offer.connectives where word.isAmending { tokens.insert(word.tokens) }
      var options: [Offer.OptionMention] = []
      for option in offer.options.reversed() {
        guard !isSmall(option.tokens) else {
          small.insert(option.slot)
          continue
        }
        slots.insert(option.slot)
        if grammar.profiles[option.slot].takesSeveral { options.append(option) }
      }
      (self.tokens, self.slots, slotsBySmallWords) = (tokens, slots, small)
      self.options = options
      index = OverlapIndex(options.map(\.tokens))
    }
  }
}
