extension Candidate {
  /// One reason for or against a candidate.
  struct Reason: Hashable, Sendable {
    /// What speaks for it, or against it.
    let fact: Fact
    /// How much, in thousandths.
    let points: Int

    /// Makes a reason.
    init(_ fact: Fact, _ points: Int) {
      self.fact = fact
      self.points = points
    }
  }

  /// What a reason states; its words are made only where somebody reads them.
  enum Fact: Hashable, Sendable {
    case isKind(String)
    case hasKind(String, of: String)
    case isCase(ofSlot: String)
    case names(slot: String)
    case named(by: Range<Int>)
    case cue(Range<Int>)
    case otherRole(Range<Int>, says: String)
    case unsaid(RoleSet)
    case rangeEnd(MentionPart.End)
    case piece
    case bothBounds
    case excluded(Range<Int>)
    case corrected(Range<Int>)
    case alternative(Range<Int>)
    case form(of: String)
    case typo(of: String)
    case partOf(Range<Int>)
    case commonWord
    case bareTruth
    case withoutUnit
    case later(than: String)
    case follows
    case saidLater
    case latent
    case strength
    case bareNumber
    case length(Int)
    case words
    case entry(title: String)
    case subtitle(ofEntry: String)
    case example(String)
    case tornQuotation
    case noIdentity
    case aroundIdentity
    case knownWord
    case behindStop
    case inList
    case holdsName(Range<Int>)
    case ledAway
    case described(by: Range<Int>)
    case otherUnit
    case article
    case wanted
    case inRow(Range<Int>)
    case quoted
    case opened
    case rest
    case capitals
    case onlySlot
    case unpointed
    case written
    case inOrder
    case holds(Range<Int>)
    case rightUnit
    case number
    case year
    case withYear
    case unlisted
    case inText
    case inName(Range<Int>)
    case kin(Range<Int>)
    case told
    case unasked
    case unnamed
    case counts(Range<Int>)
    case completed(Range<Int>)
    case address
    case place
    case otherName(Range<Int>)
    case attribute
    case ownName
    case value
    case joined
    case beforeNoun
    case spokenTo
    case inner
    case required
    case tense(AskedValue.Tense)
    case leftOut(Range<Int>)
    case notDenied
    case sought
    case reported
    case one
    case before(SlotRole)
    case after(SlotRole)
  }
}

extension Candidate.Fact {
  /// The words for it.
  func words(in phrase: TokenizedPhrase) -> String {
    switch self {
    case .isKind(let kind): "is \(Self.withArticle(kind))"
    case .hasKind(let kind, let owner):
      "is \(Self.withArticle(owner)) with \(Self.withArticle(kind))"
    case .isCase(let slot): "is a case of \(slot)"
    case .names(let slot): "names \(slot)"
    case .named(let tokens): "named by '\(phrase.text(of: tokens))'"
    case .cue(let tokens): "cue '\(phrase.text(of: tokens))'"
    case .otherRole(let tokens, let role): "cue '\(phrase.text(of: tokens))' says \(role)"
    case .rangeEnd(let end): end == .first ? "is the start of a range" : "is the end of a range"
    case .piece: "is a part of what was said"
    case .bothBounds: "is both bounds in one"
    case .excluded(let tokens): "'\(phrase.text(of: tokens))' excludes it"
    case .corrected(let tokens): "'\(phrase.text(of: tokens))' takes it back"
    case .alternative(let tokens): "'\(phrase.text(of: tokens))' makes it another choice"
    case .form(let word): "is a form of '\(word)'"
    case .typo(let word): "is '\(word)' with a letter wrong"
    case .partOf(let tokens): "is a part of '\(phrase.text(of: tokens))'"
    case .commonWord: "says little on its own"
    case .bareTruth: "no word says of what"
    case .withoutUnit: "no unit was said"
    case .later(let slot): "is as much later than \(slot)"
    case .saidLater: "said later than others like it"
    case .follows: "follows the other one at once"
    case .unsaid(let roles):
      "no word says \(roles.map(\.rawValue).sorted().joined(separator: ", "))"
    case .latent: "weak without help"
    case .strength: "strength of the name"
    case .bareNumber: "a number nothing names"
    case .length(let count): count == 1 ? "1 word" : "\(count) words"
    case .required: "required"
    case .described(let tokens): "described by '\(phrase.text(of: tokens))'"
    case .article: "a small word rather than a number"
    case .wanted: "asked for all the same"
    case .otherUnit: "an amount of something where a bare number is due"
    case .inRow(let tokens): "one of the row '\(phrase.text(of: tokens))'"
    case .example(let value): "'\(value)' is shown by the description"
    case .tornQuotation: "a part of what stands in quotation marks"
    case .aroundIdentity: "more than an identity"
    case .knownWord: "a word of its own rather than a slip"
    case .behindStop: "a mark stands between it and the name"
    case .inList: "a part of a list that is written out"
    case .holdsName(let tokens): "'\(phrase.text(of: tokens))' in it names the property"
    case .ledAway: "a word between it and the name leads elsewhere"
    case .noIdentity: "no identity by its looks"
    case .entry(let title): "names '\(title)'"
    case .subtitle(let title): "says what '\(title)' is"
    case .words: "words that may be a name"
    case .spokenTo: "who is spoken to"
    case .inName(let tokens): "stands in the name '\(phrase.text(of: tokens))'"
    case .kin(let tokens): "'\(phrase.text(of: tokens))' says that it is a person"
    case .told: "told rather than asked for"
    case .value: "a time rather than a name"
    case .ownName: "by its own name"
    case .otherName(let tokens): "'\(phrase.text(of: tokens))' names another property"
    case .attribute: "tells of what sort something else is"
    case .address: "written like an address"
    case .place: "a place rather than a person"
    case .completed(let tokens): "completed by '\(phrase.text(of: tokens))'"
    case .counts(let tokens): "counts '\(phrase.text(of: tokens))'"
    case .unnamed: "of its sort only where a word says so"
    case .joined: "several names in one"
    case .beforeNoun: "a name before what it is the name of"
    case .unasked: "a property that its own verb asks for"
    case .unlisted: "in no list of its kind"
    case .withYear: "said with its year"
    case .year: "four digits are a year"
    case .number: "a number rather than a name"
    case .rightUnit: "in the unit that is asked for"
    case .written: "a list that is written out"
    case .inOrder: "in the order of the properties"
    case .holds(let tokens): "'\(phrase.text(of: tokens))' lies in it"
    case .unpointed: "no word says that it is one of them"
    case .inText: "within somebody's own words"
    case .inner: "a part of something that was not named"
    case .quoted: "in quotation marks"
    case .opened: "somebody's own words"
    case .rest: "left behind the command"
    case .capitals: "written with capitals"
    case .onlySlot: "the only property that holds words"
    case .leftOut(let tokens): "'\(phrase.text(of: tokens))' leaves it out"
    case .reported: "what has been done is told"
    case .one: "one of them"
    case .sought: "what is looked for"
    case .notDenied: "nothing leaves it out"
    case .tense(let tense): tense == .past ? "is over" : "is still to come"
    case .before(let role): "said before the \(role.rawValue)"
    case .after(let role): "said after the \(role.rawValue)"
    }
  }

  private static func withArticle(_ kind: String) -> String {
    kind.first.map { "aeiou".contains($0) ? "an \(kind)" : "a \(kind)" } ?? kind
  }
}
