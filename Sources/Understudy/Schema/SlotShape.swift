/// What the value of a slot looks like, where its declaration says more than its type.
public struct SlotShape: Hashable, Sendable {
  /// Which part of a time is asked for.
  public enum TimePart: String, Hashable, Sendable {
    /// A day.
    case date
    /// A time of day.
    case time
    /// A day with a time of day.
    case dateTime = "date-time"
  }

  /// The kind of value that the declaration names: `city`, `person`, `money`.
  public var kind: String?
  /// Which part of a time is asked for.
  public var timePart: TimePart?
  /// What a measurement measures: `length`.
  public var dimension: String?
  /// The least number that is allowed.
  public var lower: Double?
  /// The greatest number that is allowed.
  public var upper: Double?
  /// Whether any words fill it: a title, the body of a message.
  public var isFreeText = false
  /// A regular expression that the text matches as a whole.
  public var pattern: String?
  /// The name of the catalogue whose entries fill it.
  public var entity: String?
  /// That catalogue, once it is known.
  public var catalogue: Catalogue?

  /// Says nothing beyond the type.
  public init() {}
}

extension SlotShape.TimePart {
  /// The kinds of value that tell this part, the best first.
  var kinds: [String] {
    switch self {
    case .date: ["date", "dateTime", "dateInterval"]
    case .time: ["time", "dateTime"]
    case .dateTime: ["dateTime", "date", "time", "dateInterval"]
    }
  }
}
