/// A stretch of local time.
struct Stretch: Hashable, Sendable {
  /// Local seconds since 1 January 1970, 00:00; nothing where it has no beginning.
  var start: Int64?
  /// The first local second after it; nothing where it has no end.
  var end: Int64?
  /// The precision.
  var grain: Grain
  /// How many minutes east of Greenwich its clocks are set, where that was said.
  var offset: Int32?

  /// One unit, from its start.
  init(_ start: Int64, _ grain: Grain) {
    self.init(start, LocalTime.advance(start, by: 1, grain), grain)
  }

  init(_ start: Int64?, _ end: Int64?, _ grain: Grain, offset: Int32? = nil) {
    self.start = start
    self.end = end
    self.grain = grain
    self.offset = offset
  }

  /// Whether it is exactly one unit of its grain.
  var isUnit: Bool {
    guard let start, let end else { return false }
    return end == LocalTime.advance(start, by: 1, grain)
  }

  /// Whether a moment lies in it.
  func holds(_ seconds: Int64) -> Bool {
    (start ?? .min) <= seconds && seconds < (end ?? .max)
  }
}
