/// The answer to "what does this phrase make of that entity?".
public struct Extraction: Sendable, Hashable {
  /// How far the entity was filled.
  public enum Status: String, Sendable {
    /// Every required property has a value.
    case filled
    /// A required property has none.
    case incomplete
    /// A property has several values that fit equally well.
    case ambiguous
    /// Nothing in the phrase concerns the entity.
    case none
  }

  /// One filled property and the words that filled it.
  public struct Fill: Sendable, Hashable {
    /// The property's name.
    public let property: String
    /// Its value.
    public let value: JSONValue
    /// The words it was read from.
    public let text: String
    /// Where they stand.
    public let span: Span
    /// How sure the assignment is, from 0 to 1.
    public let score: Double
    /// The word that pointed at the property, as it was said.
    public let cue: String?
    /// The other honest values.
    public let alternatives: [JSONValue]
    /// The time zone that was said; the value is local to that of the context all the same.
    public internal(set) var timeZone: String?
    /// The time zone of the place that the value is local to, where the property says so: "in local time".
    public internal(set) var placeZone: String?
  }

  /// A property with several values that fit equally well.
  public struct Ambiguity: Sendable, Hashable {
    /// The property's name.
    public let property: String
    /// The values.
    public let choices: [JSONValue]
    /// Whether they fit another property as well, so that neither has them.
    public internal(set) var isShared = false
  }

  /// What a property's catalogue was searched for without finding it.
  public struct Search: Sendable, Hashable {
    /// The property's name.
    public let property: String
    /// The words that should name one of its entries.
    public let text: String
    /// Where they stand.
    public let span: Span
  }

  /// A mention that no property took.
  public struct Unused: Sendable, Hashable {
    /// What it is.
    public let kind: String
    /// Its value.
    public let value: JSONValue
    /// The words it was read from.
    public let text: String
    /// Where they stand.
    public let span: Span
    /// What lies in it, ranked, where it is a region: the airports of a country.
    public internal(set) var contents: [JSONValue.Member] = []
    /// The properties that would hold it, were it not for their bounds.
    public internal(set) var bounds: [Bounds] = []
  }

  /// The least and the most that a property holds.
  public struct Bounds: Sendable, Hashable {
    /// The property's name.
    public let property: String
    /// The least number, where there is one.
    public let lower: JSONValue?
    /// The greatest number, where there is one.
    public let upper: JSONValue?
  }

  /// The phrase.
  public let phrase: String
  /// The entity's name.
  public let entity: String
  /// How far it was filled.
  public let status: Status
  /// The values by property, in the order of their declaration.
  public let values: [JSONValue.Member]
  /// The same with the words they came from.
  public let fills: [Fill]
  /// The required properties without a value.
  public let missing: [String]
  /// The properties with too many values.
  public let ambiguous: [Ambiguity]
  /// What catalogues do not hold.
  public internal(set) var searched: [Search] = []
  /// The mentions that no property took.
  public let unused: [Unused]
  /// The properties that took their declared default, with it.
  public let defaults: [JSONValue.Member]
  /// The question to ask, where something is missing or ambiguous.
  public let dialog: String?
  /// How it came about.
  public let explanation: Explanation
}
