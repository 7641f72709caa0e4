/// What a schema asks for that may stand inside longer values.
struct SoughtParts: OptionSet, Sendable {
  let rawValue: UInt8
  /// Lengths of time, as in "the past 60 days".
  static let durations = SoughtParts(rawValue: 1)
  /// Years by their number, as in "since 2019".
  static let years = SoughtParts(rawValue: 2)

  /// Numbers, where nothing asks for a time that one may be: 1204 in "the file of 1204".
  static let numbers = SoughtParts(rawValue: 4)

  /// What these slots ask for.
  static func sought(by profiles: [SlotProfile]) -> SoughtParts {
    var sought: SoughtParts = []
    let isTimeless = !profiles.contains { $0.holdsTime || $0.kinds.contains("date") }
    for profile in profiles {
      if profile.kinds.contains("duration") { sought.insert(.durations) }
      if profile.isNumber, profile.kinds.contains("date") { sought.insert(.years) }
      if profile.isNumber, isTimeless { sought.insert(.numbers) }
    }
    return sought
  }
}
