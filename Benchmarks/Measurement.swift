/// What was measured of one scenario.
struct Measurement: Codable {
  let name: String
  let load: Load
  /// How long it took; nothing where only what is the same every time was counted.
  let time: Time?
  /// The scenario that the ratio speaks of.
  let comparedWith: String
  /// The median divided by that of the other scenario; nothing where that one was not measured.
  var ratio: Double?
  /// The same of the least times, which other work on the machine disturbs less.
  var ratioOfMinima: Double?
  /// The scenario whose work is inside its own.
  let wraps: String?
  /// The median divided by that of the wrapped scenario.
  var ratioToWrapped: Double?
  /// Allocations for one phrase or character; nothing where they are not counted.
  let allocations: Double?
  /// Bytes asked for, for one phrase or character.
  let bytes: Double?
}

/// Nanoseconds for one phrase or character.
struct Time: Codable {
  /// The middle of all rounds.
  let median: Double
  /// The quickest round.
  let minimum: Double
  /// The slowest round.
  let maximum: Double

  /// The time of some rounds; nothing where there was none.
  init?(rounds: [Double]) {
    let sorted = rounds.sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    median = sorted[sorted.count / 2]
    minimum = first
    maximum = last
  }
}
