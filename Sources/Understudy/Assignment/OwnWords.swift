/// Offers what a schema's own words say: cases of enumerations, and names of slots that are true or false.
struct OwnWords {
  private let profiles: [SlotProfile]
  private let words: TextWords
  private let phrase: TokenizedPhrase
  private let offer: Offer
  private let gaps: CueGaps
  /// What stands for more words than one, which their parts do not.
  private let wholes: TokenCover
  /// Where numbers and places in an order stand.
  private let numbers: Set<Range<Int>>

  private enum Points {
    static let ownWords = 800
    static let keyword = 100
    static let ownName = 3
    static let counted = 30
    static let none = 520
    static let required = 20
    static let partOf = -450
  }

  /// A case of four digits is rather a year than a number of things.
  private static let yearLength = 4

  init(
    profiles: [SlotProfile], words: TextWords, phrase: TokenizedPhrase, offer: Offer, gaps: CueGaps
  ) {
    self.words = words
    self.profiles = profiles
    self.phrase = phrase
    self.offer = offer
    self.gaps = gaps
    let hasWords =
      !offer.options.isEmpty || !offer.keywords.isEmpty
      || profiles.contains(where: \.hasNumericCases)
    let mentions = hasWords ? offer.mentions : []
    wholes = TokenCover(
      mentions.lazy.filter { !$0.isLatent && $0.extent.count > 1 }.map(\.extent),
      tokenCount: phrase.tokens.count)
    numbers = Set(
      mentions.filter { ["ordinal", "number"].contains($0.readings[0].kind) }.map(\.extent))
  }

  /// The name of a slot beside a value, with at most a mark or small words between them.
  func keyword(of slot: Int, beside tokens: Range<Int>) -> Range<Int>? {
    offer.keywords(near: tokens).first { keyword in
      keyword.slot == slot && !keyword.tokens.overlaps(tokens)
        && gaps.join(name: keyword.tokens, value: tokens)
        && !(tokens.upperBound <= keyword.tokens.lowerBound
          && (leads(keyword.tokens) || namesNext(keyword.tokens, behind: tokens)))
    }?.tokens
  }

  /// Whether a name behind a mark is that of the value that follows it: "30 May, renewal on 2 June".
  private func namesNext(_ keyword: Range<Int>, behind tokens: Range<Int>) -> Bool {
    tokens.upperBound < keyword.lowerBound
      && offer.mentions.contains {
        $0.extent.lowerBound >= keyword.upperBound
          && $0.extent.lowerBound - keyword.upperBound < Self.reach
          && gaps.join(name: keyword, value: $0.extent)
      }
  }

  /// How far behind its name a value may stand.
  private static let reach = 4

  /// Whether a name is a word that stands before what it tells the role of: "to".
  private func leads(_ keyword: Range<Int>) -> Bool {
    keyword.count == 1
      && offer.cues.contains { $0.tokens == keyword && $0.cue.side == .before }
  }

  /// The values of a slot that its own words give.
  func candidates(_ slot: Int, _ profile: SlotProfile) -> [Candidate] {
    switch profile.slot.type {
    case .option where offer.options.isEmpty && !profile.hasNumericCases: []
    case .option(let options):
      offer.options.filter { $0.slot == slot }.map { mention in
        candidate(
          slot, profile, mention.tokens, options[mention.option].literal,
          .isCase(ofSlot: profile.slot.name), keyword: keyword(of: slot, beside: mention.tokens),
          isOwnName: isOwnName(options[mention.option], mention.tokens))
      } + numbers(slot, profile, options)
    case .boolean where offer.keywords.isEmpty: []
    case .boolean:
      offer.keywords.filter { $0.slot == slot }.map { mention in
        if let answer = answer(to: mention.tokens) {
          return candidate(
            slot, profile, mention.tokens.lowerBound..<answer.tokens.upperBound,
            answer.value, .names(slot: profile.slot.name), keyword: nil)
        }
        return candidate(
          slot, profile, mention.tokens, .bool(!isDenied(mention.tokens)),
          .names(slot: profile.slot.name), keyword: nil)
      }
    case .integer(let lower, _) where (lower ?? 0) <= 0:
      // "No decimals" are none of them.
      offer.keywords.filter { $0.slot == slot && isDenied($0.tokens) }.map { mention in
        Candidate(
          slot: slot, mention: -1, tokens: mention.tokens, value: .number("0"), alternatives: [],
          cue: mention.tokens, reasons: [.init(.names(slot: profile.slot.name), Points.none)])
      }
    default: []
    }
  }

  /// Cases that are numbers, said in words or with what they count: "three" of "three stars".
  private func numbers(
    _ slot: Int, _ profile: SlotProfile, _ options: [SlotOption]
  ) -> [Candidate] {
    guard profile.hasNumericCases else { return [] }
    return offer.mentions.compactMap { mention in
      guard mention.part.isWhole, let reading = mention.readings.first,
        let number = number(reading), let option = options.first(where: { $0.value == number }),
        !offer.options.contains(where: { $0.slot == slot && $0.tokens == mention.extent })
      else { return nil }
      return candidate(
        slot, profile, mention.extent, option.literal, .isCase(ofSlot: profile.slot.name),
        keyword: keyword(of: slot, beside: mention.extent))
    }
  }

  /// The digits of a number, or of the year that a time is or begins with.
  private func number(_ reading: Reading) -> String? {
    switch reading.kind {
    case "number", "date": return reading.value.plainText
    case "dateInterval" where reading.detail("grain") == "year":
      return reading.detail("from").map { String($0.prefix(Self.yearLength)) }
    default: return nil
    }
  }

  /// The word beside a number that tells what it counts: a word of the slot's name, or one that points at it.
  private func counted(by tokens: Range<Int>, _ profile: SlotProfile) -> Range<Int>? {
    var next = tokens.upperBound
    if next < phrase.tokens.count, !phrase.tokens[next].shape.isWord { next += 1 }
    if isNamed(next, profile) { return next..<next + 1 }
    return offer.cues.first { cue in
      (cue.tokens.upperBound == tokens.lowerBound || cue.tokens.lowerBound == tokens.upperBound)
        && cue.cue.roles.contains(where: profile.roles.contains)
    }?.tokens
  }

  private func isNamed(_ index: Int, _ profile: SlotProfile) -> Bool {
    phrase.tokens.indices.contains(index) && phrase.tokens[index].shape == .letters
      && phrase.isKin(index, profile.wording.tellingNames)
  }

  private func candidate(
    _ slot: Int, _ profile: SlotProfile, _ tokens: Range<Int>, _ value: JSONValue,
    _ fact: Candidate.Fact, keyword: Range<Int>?, isOwnName: Bool = false
  ) -> Candidate {
    var reasons = [Candidate.Reason(fact, Points.ownWords)]
    if isOwnName {
      // "AA" and "aa" may be two cases.
      let isExact = value == .string(phrase.text(of: tokens))
      reasons.append(.init(.ownName, Points.ownName + (isExact ? 1 : 0)))
    }
    if let keyword { reasons.append(.init(.named(by: keyword), Points.keyword)) }
    let isYear = phrase.tokens[tokens.lowerBound].digitCount == Self.yearLength
    let isNumber = isPlace(tokens)
    let counted = isNumber && keyword == nil ? counted(by: tokens, profile) : nil
    if let counted {
      reasons.append(.init(.counts(counted), Points.counted))
    } else if keyword == nil, !isYear, isNumber {
      reasons.append(.init(.commonWord, Points.partOf))
    }
    if !isYear, counted == nil, let whole = wholes.whole(of: tokens) {
      reasons.append(.init(.partOf(whole), Points.partOf))
    }
    // Of two cases in the same words the longer one is meant, whether they are its own name or another.
    reasons.append(
      .init(
        .length(tokens.count), min(tokens.count, 9) + (tokens.count > 1 ? Points.ownName + 1 : 0)))
    if profile.slot.isRequired { reasons.append(.init(.required, Points.required)) }
    return Candidate(
      slot: slot, mention: -1, tokens: tokens, value: value, alternatives: [], cue: keyword,
      reasons: reasons)
  }

  /// Whether a case is said by the name that it is shown or written by.
  private func isOwnName(_ option: SlotOption, _ tokens: Range<Int>) -> Bool {
    let said = phrase.text(of: tokens).lowercased()
    return said == option.title?.lowercased() || said == SlotReader.split(option.value).lowercased()
  }

  /// The yes or no that a mark ties to a name: "receipts: yes".
  private func answer(to name: Range<Int>) -> (tokens: Range<Int>, value: JSONValue)? {
    offer.answer(tiedTo: name, by: gaps)
  }

  /// Whether the word before the name of a slot says no to it.
  private func isDenied(_ tokens: Range<Int>) -> Bool {
    offer.connectives.contains { word in
      guard word.cue.connective == .exclusion, word.tokens.upperBound <= tokens.lowerBound
      else {
        return false
      }
      let between = word.tokens.upperBound..<tokens.lowerBound
      // "Never had an accident" denies it as well.
      return between.count <= 1
        || between.count <= Self.denialReach
          && between.allSatisfy {
            words.uses(of: phrase.tokens[$0]).contains(.small) || isShort($0)
          }
    }
  }

  /// The most words between a denial and the name that it denies.
  private static let denialReach = 2

  /// Whether a word is as short as "had" and "a" are.
  private func isShort(_ index: Int) -> Bool {
    phrase.tokens[index].shape == .letters && phrase.tokens[index].normalizedRange.count <= 4
  }

  /// Whether the words are a number or a place in an order, and nothing sets them apart.
  private func isPlace(_ tokens: Range<Int>) -> Bool {
    guard !gaps.isApart(tokens) else { return false }
    return numbers.contains(tokens)
  }
}
