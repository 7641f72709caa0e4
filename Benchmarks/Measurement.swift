/// What was measured of one scenario.
struct Measurement: Codable {
  let name: String
  let load: Load
  /// Nanoseconds for one phrase or character: the middle, least and greatest of all rounds.
  let median: Double
  let minimum: Double
  let maximum: Double
  /// The scenario that the ratio speaks of.
  let comparedWith: String
  /// The median divided by that of the other scenario; nothing where that one was not measured.
  var ratio: Double?
  /// The same of the least times, which other work on the machine disturbs less.
  var ratioOfMinima: Double?
  /// Allocations for one phrase or character; nothing where they are not counted.
  let allocations: Double?
  /// Bytes asked for, for one phrase or character.
  let bytes: Double?
}
