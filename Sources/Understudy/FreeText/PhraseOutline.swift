/// What each token of a phrase does around names and free text.
///
/// A class, since every piece of the phrase is held against it.
final class PhraseOutline {
  /// The phrase.
  let phrase: TokenizedPhrase
  /// What the words alone say, whatever values take them.
  private let words: OutlineWords
  /// Whether each token only says of what sort a value beside it is.
  var isSort: Known { Known(words.words, .sort) }
  /// What each token's word does.
  var uses: OutlineWords.Uses { words.uses }
  /// What each token's word does in its sentence.
  var says: OutlineWords.Uses { words.says }
  /// Whether each token is taken by a value of some kind, or points at one.
  let isClaimed: PlaceSet
  /// Whether each token is a number or a time, be it taken or not.
  let isValue: PlaceSet
  /// Whether each token is a verb that the schema itself stands for: "pay" where money is sent.
  var isAct: Known { Known(words.words, .act) }
  /// Whether each token is a form of a word that names the schema itself.
  var isSubject: Known { Known(words.words, .subject) }
  /// Whether each token names the schema, or speaks of the same thing: "basket" where a cart is.
  var isHome: Known { Known(words.words, .home) }
  /// Whether each token is a form of a word that names a slot.
  var isSlotName: Known { Known(words.words, .slotName) }
  /// Whether each token is taken by nothing but a case of an enumeration.
  let isCase: PlaceSet
  /// Whether each token joins what it stands between to one name: "of".
  var isInner: Known { Known(words.words, .inner) }
  /// Whether each token is a place that nothing points at, for a slot that needs none.
  let isPlace: PlaceSet
  /// Whether each token is a place that fills some slot.
  let isSaidPlace: PlaceSet
  /// Whether each token leads to what something is done for.
  var isPurposeLead: Known { Known(words.words, .purposeLead) }

  /// Whether each token looks like an abbreviated title before a name, or like an initial: "Dr", "St", "J".
  private var isTitleLike: Known { Known(words.words, .titleLike) }

  /// Whether each token is a bare number, be it taken or not.
  var isNumber: Known { Known(words.words, .number) }
  /// The verb that tells what has been done, where the phrase reports something.
  var report: Int? { words.report }
  /// The words that take back what stands before them.
  var corrections: [Range<Int>] { words.corrections }
  /// Whether each token offers a choice between what stands around it.
  var isChoice: Known { Known(words.words, .choice) }
  /// Whether each token stands in a clause that tells something, where another one asks.
  private(set) var isTold = PlaceSet()

  /// Whether all is written in capitals, which then tell nothing.
  private let isShouted: Bool

  /// Whether the phrase asks for what the schema stands for.
  private(set) var isCommand = false

  /// Surveys a phrase.
  ///
  /// - Parameters:
  ///   - phrase: The phrase.
  ///   - words: The language's words around text.
  ///   - claims: The tokens that values and their cues take.
  ///   - values: The tokens that are numbers and times.
  ///   - cases: The tokens that cases of enumerations take.
  ///   - places: The tokens of places that nothing points at, and of all places.
  ///   - offer: What the phrase holds.
  ///   - grammar: The schema with its own words.
  ///   - known: An outline of the same phrase, whose words need not be looked up again.
  init(
    _ phrase: TokenizedPhrase, words: TextWords, claims: PlaceSet, values: PlaceSet,
    cases: PlaceSet, places: (free: PlaceSet, all: PlaceSet), offer: Offer,
    grammar: SchemaGrammar, known: PhraseOutline? = nil
  ) {
    self.phrase = phrase
    isClaimed = claims
    isValue = values
    isCase = cases
    isPlace = places.free
    isSaidPlace = places.all
    self.words = known?.words ?? OutlineWords(phrase, words, offer, grammar)
    isShouted =
      phrase.tokens.allSatisfy {
        $0.shape != .letters || $0.capitalization == .upper || $0.capitalization == .none
      } && phrase.tokens.count(where: { $0.shape == .letters }) > 2
    isCommand = asks
    isTold = ClauseSurvey(self).isTold
  }

  /// The places of the tokens.
  var indices: Range<Int> { phrase.tokens.indices }

  /// Whether a token is a word or a number.
  func isWord(_ index: Int) -> Bool { phrase.tokens[index].shape.isWord }

  /// Whether a word that is a month as well is short enough for a first name: "April".
  func isFirstName(_ index: Int) -> Bool {
    phrase.tokens[index].shape == .letters && phrase.tokens[index].capitalization == .title
      && phrase.tokens[index].normalizedRange.count <= 5
  }

  /// Whether a word does nothing around names and may be one.
  func isPlain(_ index: Int) -> Bool { uses[index].isSubset(of: .kin) }

  /// Whether a token is written with a capital, not merely since a sentence begins with it.
  func isCapital(_ index: Int) -> Bool {
    guard !isShouted else { return false }
    return switch phrase.tokens[index].capitalization {
    case .title, .upper, .mixed: true
    case .none, .lower: false
    }
  }

  /// Whether the phrase asks for what the schema stands for: by a word of command, by its name, or by a value.
  private var asks: Bool {
    if indices.contains(where: { isClaimed[$0] || isSubject[$0] }) { return true }
    if let start = indices.first(where: { isWord($0) && !uses[$0].contains(.filler) }),
      !uses[start].isDisjoint(with: [.frame, .vague]), uses[start].isDisjoint(with: .small)
    {
      return true
    }
    let first = indices.first { !isLeading($0) || uses[$0].contains(.telling) }
    return first.map { isAct[$0] || !uses[$0].isDisjoint(with: [.frame, .telling]) } ?? false
  }

  /// Whether a word may stand before the word of command: "please", "I", "can you".
  private func isLeading(_ index: Int) -> Bool {
    !isWord(index) || !uses[index].isDisjoint(with: [.small, .filler, .lead, .vague])
  }

  /// Whether a small word is written as the beginning of a name: "The" in "by The Who".
  func isNameLike(_ index: Int) -> Bool {
    guard isCapital(index), !startsSentence(index), index + 1 < indices.upperBound else {
      return false
    }
    return phrase.tokens[index].normalizedRange.count > 1 && isCapital(index + 1)
      && phrase.tokens[index].capitalization == .title
  }

  /// Whether a sentence begins with a token.
  func startsSentence(_ index: Int) -> Bool { index == 0 || isStop(index - 1) }

  /// Whether a word only asks for what the schema stands for: "start", "a", "new", and its own name.
  func isIdle(_ index: Int) -> Bool {
    !isWord(index) || isSubject[index] || isAct[index]
      || !uses[index].isDisjoint(with: [.frame, .small, .filler, .act])
  }

  /// Whether a word names part of a street, as addresses end: "Lane".
  func isStreet(_ index: Int) -> Bool {
    says[index].contains(.street) || says[index].contains(.court) && isCapital(index)
  }

  /// Whether a small word goes with a noun: "the", "my".
  func isArticle(_ index: Int) -> Bool { uses[index] == .small }

  /// Whether a word that tells somebody something rather names what the schema makes: "a message".
  func isSubjectOnly(_ index: Int) -> Bool {
    index > 0 && isArticle(index - 1) && !isCapital(index)
  }

  /// Whether a token is a mark that parts a sentence.
  func isMark(_ index: Int) -> Bool {
    let token = phrase.tokens[index]
    guard token.shape == .punctuation || token.shape == .symbol else { return false }
    let unit = phrase.phrase.units[Int(token.start)]
    // A hyphen or a plus between spaces parts what it stands between.
    let isLoose =
      token.gapBefore
      && (index + 1 == indices.upperBound
        || phrase.tokens[index + 1].gapBefore || phrase.tokens[index + 1].shape != .letters)
    if isLoose, [0x2D, 0x2B, 0x2F].contains(unit) { return true }
    // An ampersand, an apostrophe, a hyphen and a slash stand inside names.
    return ![0x26, 0x27, 0x2019, 0x2D, 0x2F, 0x2B, 0x40, 0x23].contains(unit)
  }

  /// Whether a token of a piece is written like a part of a name.
  func isNameLike(_ index: Int, in piece: Range<Int>) -> Bool {
    if isNumber[index] { return piece.count > 1 }
    return isCapital(index) && (!startsSentence(index) || piece.count > 1)
  }

  /// Whether a piece is written like the title of a work: with capitals but for small words.
  func isTitled(_ piece: Range<Int>) -> Bool {
    guard let first = piece.first, let last = piece.last else { return false }
    return isCapital(first) && isCapital(last) && !startsSentence(first)
      && piece.allSatisfy { isCapital($0) || isNumber[$0] || !uses[$0].isEmpty || !isWord($0) }
  }

  /// Whether a word that stands inside names joins the first words of a piece to the rest: "of".
  func isNameJoint(in piece: Range<Int>) -> Bool {
    piece.first { !uses[$0].isDisjoint(with: [.lead, .join]) }.map { isInner[$0] } ?? false
  }

  /// The end of an arrow that begins at a token: "->", "→".
  func arrowEnd(_ index: Int) -> Int? {
    let arrows: [UInt16] = [0x2192, 0x27F6, 0x21D2]
    if arrows.contains(phrase.phrase.units[Int(phrase.tokens[index].start)]) { return index }
    guard isMark(index, "-") || isMark(index, "="), isMark(index + 1, ">") else { return nil }
    return index + 1
  }

  /// Whether a token is a given ASCII mark.
  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    indices.contains(index)
      && phrase.phrase.units[Int(phrase.tokens[index].start)] == UInt16(mark.value)
  }

  /// Whether a mark ends a sentence, or the words within it that belong together.
  func isStop(_ index: Int) -> Bool {
    guard isMark(index) else { return false }
    let token = phrase.tokens[index]
    let unit = phrase.phrase.units[Int(token.start)]
    // A full stop inside a word is part of it: "Dr. Patel" goes on.
    if unit == 0x2E {
      let isInside = index + 1 < indices.upperBound && phrase.tokens[index + 1].isGlued
      let isShort = index > 0 && isTitleLike[index - 1] && !isLast(index)
      return !isInside && !isShort
    }
    return true
  }

  private func isLast(_ index: Int) -> Bool { index + 1 == indices.upperBound }
}

extension PhraseOutline {
  /// For each token whether it has a trait.
  struct Known {
    private let words: [OutlineWords.Word]
    private let trait: OutlineWords.Trait

    fileprivate init(_ words: [OutlineWords.Word], _ trait: OutlineWords.Trait) {
      self.words = words
      self.trait = trait
    }

    /// Whether a token has it.
    subscript(token: Int) -> Bool { words[token].traits.contains(trait) }

    /// Whether one of some tokens has it.
    func holds(anyOf tokens: Range<Int>) -> Bool { tokens.contains { self[$0] } }
  }
}
