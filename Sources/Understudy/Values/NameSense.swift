/// What a name from a locale's own data may stand for.
struct NameSense: Sendable, BitwiseCopyable {
  /// What is named, and where the name stands.
  enum Role: UInt8, Sendable, CaseIterable {
    /// A unit, whose name follows the number.
    case unit
    /// A unit, whose name goes before the number.
    case unitBefore
    /// The words before the number of a unit that has words on both sides.
    case unitOpening
    /// The words after the number of a unit that has words on both sides.
    case unitClosing
    /// A unit together with its number, such as a dual.
    case countedUnit
    /// A unit of time, which is read with durations unless something is counted for each of it.
    case timeUnit
    case currency
    /// A part of a currency, or some of it in one word.
    case coin
    case country, language, timeZone

    /// The kind of its mentions.
    var kind: String {
      switch self {
      case .unit: "unit"
      case .unitBefore: "unit-before"
      case .unitOpening: "unit-opening"
      case .unitClosing: "unit-closing"
      case .countedUnit: "amount"
      case .timeUnit: "time-unit"
      case .currency: "currency"
      case .coin: "coin"
      case .country: "country"
      case .language: "language"
      case .timeZone: "time-zone"
      }
    }
  }

  let role: Role
  /// The place of what is named among the keys.
  let key: NameKey
  /// What is preferred where a name has several senses.
  var weight: Int16
  /// How many a counted unit says, or how many coins make the unit of their currency.
  var count: Int8 = 0
  /// The hash of the name as it is cased; zero where that does not matter.
  var casing: UInt32 = 0
  /// Whether the locale itself begins the name with a small letter.
  var isSmall = false
  /// Whether it stands for nothing where its letters are cased otherwise.
  var needsCasing = false
}

/// What is named, whatever the name, such as `kilometer`, `USD` or `DE`: its place in the list of a locale's keys.
///
/// Below zero it is the place of several keys in the store of a phrase, which one name stands for.
typealias NameKey = Int32
