/// What the words of a phrase say around names and free text, whatever values take them.
final class OutlineWords {
  /// What is known of a token, a bit for each.
  struct Trait: OptionSet {
    let rawValue: UInt16

    /// It only says of what sort a value beside it is.
    static let sort = Trait(rawValue: 1)
    /// It is a verb that the schema itself stands for: "pay" where money is sent.
    static let act = Trait(rawValue: 2)
    /// It is a form of a word that names the schema itself.
    static let subject = Trait(rawValue: 4)
    /// It names the schema, or speaks of the same thing: "basket" where a cart is.
    static let home = Trait(rawValue: 8)
    /// It is a form of a word that names a slot.
    static let slotName = Trait(rawValue: 16)
    /// It joins what it stands between to one name: "of".
    static let inner = Trait(rawValue: 32)
    /// It looks like an abbreviated title before a name, or like an initial: "Dr", "St", "J".
    static let titleLike = Trait(rawValue: 64)
    /// It leads to what something is done for.
    static let purposeLead = Trait(rawValue: 128)
    /// It is a bare number, be it taken or not.
    static let number = Trait(rawValue: 256)
    /// It offers a choice between what stands around it.
    static let choice = Trait(rawValue: 512)
  }

  /// What a token and its word do.
  struct Word {
    /// What is known of it.
    fileprivate(set) var traits: Trait
    /// What its word does, in its sentence and around names.
    let uses: TextWords.Use
  }

  /// For each token what its word does, of some sort.
  struct Uses {
    fileprivate let words: [Word]
    fileprivate let sort: TextWords.Use

    /// What a token's word does.
    subscript(token: Int) -> TextWords.Use { words[token].uses.intersection(sort) }
  }

  /// The tokens.
  let words: [Word]
  /// What each token's word does.
  var uses: Uses { Uses(words: words, sort: .aroundNames) }
  /// What each token's word does in its sentence.
  var says: Uses { Uses(words: words, sort: .ofSentences) }
  /// The words that take back what stands before them.
  let corrections: [Range<Int>]
  /// The verb that tells what has been done, where the phrase reports something.
  let report: Int?

  /// Looks the words of a phrase up in the language and the schema.
  init(_ phrase: TokenizedPhrase, _ words: TextWords, _ offer: Offer, _ grammar: SchemaGrammar) {
    var all: [Word] = []
    all.reserveCapacity(phrase.tokens.count)
    for token in phrase.tokens {
      let word = words.word(of: token)
      all.append(
        Word(traits: Self.traits(of: token, word, phrase, grammar), uses: word.uses))
    }
    for mention in offer.mentions where Self.isNumber(mention, phrase) {
      for token in mention.extent { all[token].traits.insert(.number) }
    }
    var corrections: [Range<Int>] = []
    for word in offer.connectives {
      switch word.cue.connective {
      case .correction: corrections.append(word.tokens)
      case .choice: for token in word.tokens { all[token].traits.insert(.choice) }
      default: continue
      }
    }
    self.corrections = corrections
    report = PhraseTense(phrase, words: words, forms: grammar.forms).verb
    self.words = all
  }

  private static func isNumber(_ mention: ResolvedMention, _ phrase: TokenizedPhrase) -> Bool {
    mention.readings[0].kind == "number"
      || mention.extent.count == 1
        && phrase.tokens[mention.extent.lowerBound].shape == .digits
  }

  /// What a token and its word tell by themselves.
  private static func traits(
    of token: Token, _ word: TextWords.Word, _ phrase: TokenizedPhrase, _ grammar: SchemaGrammar
  ) -> Trait {
    var traits: Trait = []
    if word.isMark { traits.insert(.sort) }
    let length = token.normalizedRange.count
    if word.isHonorific || token.capitalization == .upper && length <= 2
      || token.capitalization == .title && length <= 2
    {
      traits.insert(.titleLike)
    }
    if !word.uses.isDisjoint(with: [.lead, .adverb]) {
      if word.roles == .inner { traits.insert(.inner) }
      if word.roles.contains(.purpose) { traits.insert(.purposeLead) }
    }
    phrase.withNormalizedUnits(of: token) { units in
      if word.uses.contains(.act), grammar.toolWords.all.hasKin(of: units) { traits.insert(.act) }
      guard token.shape == .letters else { return }
      if grammar.subject.hasKin(of: units) { traits.insert(.subject) }
      if grammar.home.hasKin(of: units) { traits.insert(.home) }
      if grammar.slotNames.hasKin(of: units) { traits.insert(.slotName) }
    }
    return traits
  }
}

extension RoleSet {
  /// The role of a word that joins what it stands between, and no other.
  static let inner: RoleSet = [.inner]
}
