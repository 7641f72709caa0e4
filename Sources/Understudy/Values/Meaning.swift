/// What a mention means, whatever its kind.
enum Meaning: Hashable, Sendable, BitwiseCopyable {
  /// The words themselves; only the kind counts.
  case symbol
  /// Digits, with how many there were.
  case integer(Int64, width: UInt8)
  /// A number.
  case number(ExactNumber)
  /// A place in an order.
  case ordinal(ExactNumber)
  /// A unit of time.
  case grain(Grain)
  /// What a name from the locale's own data stands for, by its key: a unit, a country.
  case name(NameKey)
  /// A currency, by its key.
  case currency(NameKey)
  /// A part of a currency, or some of it in one word.
  case coin(NameKey, CoinValue)
  /// One unit for each of another: miles per hour.
  case ratio(NameKey, NameKey)
  /// A number of something, or between two bounds.
  case amount(AmountIndex)
  /// Yes or no.
  case truth(Bool)
  /// Words that are their own value, such as an address of mail.
  case written(WrittenForm)
  /// A time.
  case time(TimeIndex)
  /// A length of time.
  case duration(DurationValue)
  /// A length of time of which only bounds were said.
  case durationRange(DurationRange)
  /// A time that comes again and again.
  case recurrence(RecurrenceValue)
  /// A time zone.
  case zone(SaidZone)
  /// Entries of the lexicons that share a name.
  case entries(NameMatch)
  /// What lies nearest to the first of some entries.
  case nearest(NameMatch)
  /// A word that points at a slot, by its place in the list of cues.
  case cue(Int32)
  /// A case of a slot's enumeration.
  case option(slot: Int16, index: Int16)
  /// A word of a slot's own title, description or name, by its place in the list of keywords.
  case keyword(Int32)

  /// The time, where it is one.
  var time: TimeIndex? {
    if case .time(let index) = self { index } else { nil }
  }

  /// Its number, where it has a whole one.
  var whole: Int64? {
    switch self {
    case .integer(let value, _): value
    case .number(let number), .ordinal(let number): number.whole
    default: nil
    }
  }

  /// Its number or its place in an order, where it has one.
  var position: ExactNumber? {
    if case .ordinal(let place) = self { place } else { exact }
  }

  /// Its number, where it has one.
  var exact: ExactNumber? {
    switch self {
    case .integer(let value, _): ExactNumber(value)
    case .number(let number): number
    default: nil
    }
  }
}

/// The entries that a name leads to, as a part of the lexicons' list of links.
struct NameMatch: Hashable, Sendable, BitwiseCopyable {
  /// The first link.
  let first: Int32
  /// How many there are.
  let count: Int32
  /// The entry that they lie in, such as the state that was said beside a city; negative where all count.
  var qualifier: Int32 = -1
}

extension Meaning {
  /// Whether the same words may have another meaning that is worth telling.
  var hasRivals: Bool {
    switch self {
    case .time, .amount: true
    default: false
    }
  }

  /// Whether another meaning of the same words is of the same sort.
  func isRival(of other: Meaning) -> Bool {
    switch (self, other) {
    case (.time, .time), (.amount, .amount): true
    default: false
    }
  }
}
