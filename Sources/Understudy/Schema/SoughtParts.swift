/// What a schema asks for that may stand inside longer values.
struct SoughtParts: OptionSet, Sendable {
  let rawValue: UInt8
  /// Lengths of time, as in "the past 60 days".
  static let durations = SoughtParts(rawValue: 1)
  /// Years by their number, as in "since 2019".
  static let years = SoughtParts(rawValue: 2)

  /// What these slots ask for.
  static func sought(by profiles: [SlotProfile]) -> SoughtParts {
    var sought: SoughtParts = []
    for profile in profiles {
      if profile.kinds.contains("duration") { sought.insert(.durations) }
      if profile.isNumber, profile.kinds.contains("date") { sought.insert(.years) }
    }
    return sought
  }
}
