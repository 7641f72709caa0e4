/// What a slot holds.
public indirect enum SlotType: Hashable, Sendable {
  /// A whole number within bounds.
  case integer(lower: Int64?, upper: Int64?)
  /// A number.
  case number
  /// True or false.
  case boolean
  /// Text; its description may ask for an entry of a lexicon.
  case text
  /// A day, a time or a moment.
  case date
  /// A length of time.
  case duration
  /// An amount of money.
  case money
  /// An amount of a unit.
  case measurement
  /// One of several cases.
  case option([SlotOption])
  /// An entity with slots of its own.
  case entity(EntitySchema)
  /// Something that no phrase fills yet.
  case other(String)
}

extension SlotType {
  /// Whether it is a bare number.
  var isNumeric: Bool {
    switch self {
    case .integer, .number: true
    default: false
    }
  }
}

/// One case of an enumeration.
public struct SlotOption: Hashable, Sendable {
  /// The raw value as text.
  public let value: String
  /// The raw value, as answers print it.
  public let literal: JSONValue
  /// The name that the case is shown by.
  public let title: String?
  /// Other names for it.
  public let synonyms: [String]

  /// Makes a case.
  ///
  /// - Parameters:
  ///   - value: The raw value as text.
  ///   - literal: The raw value, where it is no text.
  ///   - title: The name that the case is shown by.
  ///   - synonyms: Other names for it.
  public init(
    value: String, literal: JSONValue? = nil, title: String? = nil, synonyms: [String] = []
  ) {
    self.value = value
    self.literal = literal ?? .string(value)
    self.title = title
    self.synonyms = synonyms
  }
}
