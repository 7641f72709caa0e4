/// The cases of a slot that holds several weekdays.
struct WeekdayCases: Sendable {
  /// The place of the slot.
  let slot: Int
  /// The slot's name.
  let name: String
  /// The cases, with the weekday of each, 0 for Sunday.
  let values: [(day: Int, value: JSONValue)]

  /// The codes of iCalendar for weekdays, Sunday first; every name of a weekday in source code begins with one.
  static let codes = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
  private static let names = [
    "SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY",
  ]

  /// Those of all slots of several values whose cases are weekdays.
  static func all(of profiles: [SlotProfile]) -> [WeekdayCases] {
    profiles.enumerated().compactMap { slot, profile in
      guard profile.takesSeveral || profile.slot.isArray,
        case .option(let options) = profile.slot.type
      else { return nil }
      let values = options.compactMap { option in
        day(option.value).map { ($0, option.literal) }
      }
      // Weekends may have no cases.
      let isWeek = values.count == options.count && Set(values.map(\.0)).count >= 5
      return isWeek ? WeekdayCases(slot: slot, name: profile.slot.name, values: values) : nil
    }
  }

  /// The weekday that a name or its beginning stands for: `mon`, `Monday`, `MO`.
  private static func day(_ name: String) -> Int? {
    let name = name.uppercased()
    return name.count < 2 ? nil : names.firstIndex { $0.hasPrefix(name) }
  }
}
