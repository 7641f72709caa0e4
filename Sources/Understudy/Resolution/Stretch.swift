/// A stretch of local time.
struct Stretch: Hashable, Sendable {
  /// Local seconds since 1 January 1970, 00:00; nothing where it has no beginning.
  var start: Int64?
  /// The first local second after it; nothing where it has no end.
  var end: Int64?
  /// What the start has beyond whole seconds.
  var startNanoseconds: Int32 = 0
  /// What the end has beyond whole seconds.
  var endNanoseconds: Int32 = 0
  /// The precision.
  var grain: Grain
  /// The zone whose clocks tell it, where one was said.
  var zone: SaidZone?
  /// The zone whose clocks tell its end, where that is another one.
  var endZone: SaidZone?
  /// Which of its ends clocks show for the second time, having been set back.
  var repeated: Ends = []

  /// The ends of a stretch.
  struct Ends: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let start = Ends(rawValue: 1)
    static let end = Ends(rawValue: 2)
  }

  /// One unit, from its start.
  init(_ start: Int64, _ grain: Grain) {
    self.init(start, LocalTime.advance(start, by: 1, grain), grain)
  }

  /// A second that begins between two.
  init(_ start: Int64, nanoseconds: Int32) {
    self.init(start, .second)
    startNanoseconds = nanoseconds
    endNanoseconds = nanoseconds
  }

  init(_ start: Int64?, _ end: Int64?, _ grain: Grain, zone: SaidZone? = nil) {
    self.start = start
    self.end = end
    self.grain = grain
    self.zone = zone
  }

  /// Whether it is exactly one unit of its grain.
  var isUnit: Bool {
    guard let start, let end, startNanoseconds == endNanoseconds else { return false }
    return end == LocalTime.advance(start, by: 1, grain)
  }

  /// Whether it begins at a moment or later.
  func begins(from seconds: Int64) -> Bool { (start ?? .min) >= seconds }

  /// Whether it begins before a moment.
  func begins(before seconds: Int64) -> Bool { (start ?? .max) < seconds }

  /// Whether a moment lies in it.
  func holds(_ seconds: Int64) -> Bool {
    (start ?? .min) <= seconds && seconds < (end ?? .max)
  }

  /// The same on the clocks of a zone.
  func told(by zone: SaidZone) -> Stretch {
    var other = self
    other.zone = zone
    return other
  }
}
