/// A stretch of local time that an expression means.
struct TimeReading: Hashable, Sendable {
  /// What of it was said.
  enum Shape: Sendable {
    /// A day or something coarser.
    case date
    /// A time of day alone; its day is a guess.
    case time
    /// A time on a day that was said.
    case dateTime
  }

  /// Local seconds since 1 January 1970, 00:00.
  let start: Int64
  /// The precision.
  let grain: Grain
  /// What of it was said.
  let shape: Shape

  /// The first local second after it.
  var end: Int64 { LocalTime.advance(start, by: 1, grain) }

  /// ISO 8601 at its grain.
  var iso8601: String { LocalTime.iso8601(start, grain) }
}
