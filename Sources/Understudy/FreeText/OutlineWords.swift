/// What the words of a phrase say around names and free text, whatever values take them.
final class OutlineWords {
  /// Whether each token only says of what sort a value beside it is.
  let isSort: [Bool]
  /// What each token's word does.
  let uses: [TextWords.Use]
  /// What each token's word does in its sentence.
  let says: [TextWords.Use]
  /// Whether each token is a verb that the schema itself stands for: "pay" where money is sent.
  let isAct: [Bool]
  /// Whether each token is a form of a word that names the schema itself.
  let isSubject: [Bool]
  /// Whether each token names the schema, or speaks of the same thing: "basket" where a cart is.
  let isHome: [Bool]
  /// Whether each token is a form of a word that names a slot.
  let isSlotName: [Bool]
  /// Whether each token joins what it stands between to one name: "of".
  let isInner: [Bool]
  /// Whether each token looks like an abbreviated title before a name, or like an initial: "Dr", "St", "J".
  let isTitleLike: [Bool]
  /// Whether each token leads to what something is done for.
  let isPurposeLead: [Bool]
  /// Whether each token is a bare number, be it taken or not.
  let isNumber: [Bool]
  /// The words that take back what stands before them.
  let corrections: [Range<Int>]
  /// The verb that tells what has been done, where the phrase reports something.
  let report: Int?
  /// Whether each token offers a choice between what stands around it.
  let isChoice: [Bool]

  /// Looks the words of a phrase up in the language and the schema.
  init(_ phrase: TokenizedPhrase, _ words: TextWords, _ offer: Offer, _ grammar: SchemaGrammar) {
    let all = phrase.tokens.map(words.uses)
    uses = all.map { $0.subtracting(.ofSentences) }
    says = all.map { $0.intersection(.ofSentences) }
    isSort = phrase.tokens.map(words.isMark)
    isTitleLike = phrase.tokens.map { token in
      let length = token.normalizedRange.count
      return words.isHonorific(token) || token.capitalization == .upper && length <= 2
        || token.capitalization == .title && length <= 2
    }
    isNumber = phrase.marking(
      offer.mentions.filter { mention in
        mention.readings[0].kind == "number"
          || mention.extent.count == 1
            && phrase.tokens[mention.extent.lowerBound].shape == .digits
      }.map(\.extent))
    corrections = offer.connectives.filter { $0.cue.connective == .correction }.map(\.tokens)
    isChoice = phrase.marking(
      offer.connectives.filter { $0.cue.connective == .choice }.map(\.tokens))
    isAct = phrase.tokens.indices.map {
      all[$0].contains(.act) && phrase.isKin($0, grammar.toolWords.all)
    }
    isSubject = phrase.kin(of: grammar.subject)
    isHome = phrase.kin(of: grammar.home)
    isSlotName = phrase.kin(of: grammar.slotNames)
    let roles = zip(phrase.tokens, all).map { token, uses in
      uses.isDisjoint(with: [.lead, .adverb]) ? [] : words.roles(after: token)
    }
    report = PhraseTense(phrase, words: words, forms: grammar.forms).verb
    isInner = roles.map { $0 == [.inner] }
    isPurposeLead = roles.map { $0.contains(.purpose) }
  }
}
