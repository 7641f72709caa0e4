/// A stretch of local time that an expression means, and what of it was said.
struct TimeReading: Hashable, Sendable {
  /// What was said.
  enum Shape: Sendable {
    /// A day or something coarser.
    case date
    /// A time of day alone; its day is a guess.
    case time
    /// A time on a day that was said.
    case dateTime
    /// From one time to another, or open at an end.
    case interval
  }

  /// When it is.
  let stretch: Stretch
  /// What was said.
  let shape: Shape

  /// ISO 8601 at its grain; an interval by both of its ends, an open one with `..`.
  var iso8601: String {
    func text(_ seconds: Int64, _ nanoseconds: Int32, _ grain: Grain) -> String {
      LocalTime.iso8601(seconds, grain, nanoseconds: nanoseconds)
    }
    guard shape == .interval else {
      return text(stretch.start ?? 0, stretch.startNanoseconds, stretch.grain)
    }
    let grain = min(stretch.grain, .day)
    let start = stretch.start.map { text($0, stretch.startNanoseconds, grain) } ?? ".."
    return start + "/" + (stretch.end.map { text($0, stretch.endNanoseconds, grain) } ?? "..")
  }
}
