/// The kinds of mention that words give without any rule.
struct MentionKinds: Sendable {
  /// Digits and nothing else.
  let integer: Kind
  /// A number in digits or words.
  let number: Kind
  /// A place in an order, in words.
  let ordinal: Kind
  /// A number in words.
  let spelled: Kind
  /// A number in words that begins with one such as "hundred", without saying how many.
  let bareNumber: Kind
  /// A country by name.
  let country: Kind
  /// A number with its sign before it.
  let signedNumber: Kind
  /// The kinds that weigh more or less by what they are made of.
  let inheriting: KindSet
  /// A number of something.
  let amount: Kind
  /// The kinds of names from the locale's own data, each at its role's place.
  let roles: [Kind]
  /// The kinds of words that are their own value, each at its form's place.
  let written: [Kind]
  /// The kinds of the lexicons, each at its lexicon's place.
  let lexicons: [Kind]
  /// The kinds that answers list; the others are only parts of them.
  let reported: KindSet

  /// From one time to another, where both may be meant.
  let range: Kind

  /// A time that comes again and again.
  let recurrence: Kind

  /// How many times in some unit of time something is done.
  let frequency: Kind

  /// A time of day.
  let clock: Kind

  /// The name of a day of the week.
  let weekday: Kind

  /// A part of the day by its name.
  let partOfDay: Kind

  /// Words that look like a value and are none, so that no part of them is taken for one.
  let nothing: Kind

  /// The kinds that rules make and answers list.
  private static let reportedNames = [
    "date", "bare-date", "clock", "moment", "interval", "recurrence", "frequency", "number",
    "ordinal",
    "duration", "amount", "amount-range", "signed-number", "boolean", "email",
    "url", "phone", "ip-address", "currency",
    "country", "language", "time-zone",
  ]

  /// Enters the kinds into a table.
  init(lexicons names: [String], in table: inout KindTable) throws(RuleFileError.Fact) {
    func intern(_ name: String) throws(RuleFileError.Fact) -> Kind {
      guard let kind = table.intern(name) else { throw .tooManyKinds }
      return kind
    }
    integer = try intern("integer")
    number = try intern("number")
    ordinal = try intern("ordinal")
    spelled = try intern("spelled-number")
    bareNumber = try intern("bare-number")
    amount = try intern("amount")
    country = try intern(NameSense.Role.country.kind)
    signedNumber = try intern("signed-number")
    var inheriting = KindSet()
    for name in ["amount", "amount-range"] { inheriting.insert(try intern(name)) }
    self.inheriting = inheriting
    var roles: [Kind] = []
    for role in NameSense.Role.allCases { roles.append(try intern(role.kind)) }
    self.roles = roles
    var written: [Kind] = []
    for form in WrittenForm.allCases { written.append(try intern(form.kind)) }
    self.written = written
    range = try intern("from-to")
    clock = try intern("clock")
    weekday = try intern("weekday")
    partOfDay = try intern("part")
    recurrence = try intern("recurrence")
    frequency = try intern("frequency")
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
