/// The kinds of mention that words give without any rule.
struct MentionKinds: Sendable {
  /// Digits and nothing else.
  let integer: Kind
  /// A number in digits or words.
  let number: Kind
  /// The kinds of the lexicons, each at its lexicon's place.
  let lexicons: [Kind]
  /// The kinds that answers list; the others are only parts of them.
  let reported: KindSet

  /// From one time to another, where both may be meant.
  let range: Kind

  /// Words that look like a value and are none, so that no part of them is taken for one.
  let nothing: Kind

  /// The kinds that rules make and answers list.
  private static let reportedNames = [
    "date", "bare-date", "clock", "moment", "interval", "recurrence", "number", "ordinal",
    "duration",
  ]

  /// Enters the kinds into a table.
  init(lexicons names: [String], in table: inout KindTable) throws(RuleFileError.Fact) {
    func intern(_ name: String) throws(RuleFileError.Fact) -> Kind {
      guard let kind = table.intern(name) else { throw .tooManyKinds }
      return kind
    }
    integer = try intern("integer")
    number = try intern("number")
    range = try intern("from-to")
    var kinds: [Kind] = []
    for name in names { kinds.append(try intern(name)) }
    lexicons = kinds
    var reported = KindSet()
    for kind in kinds { reported.insert(kind) }
    for name in Self.reportedNames { reported.insert(try intern(name)) }
    nothing = try intern("nothing")
    reported.insert(nothing)
    self.reported = reported
  }
}
