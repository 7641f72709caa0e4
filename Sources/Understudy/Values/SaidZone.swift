import UnderstudyICU

/// A time zone that was said.
enum SaidZone: Hashable, Sendable, BitwiseCopyable {
  /// So many minutes east of Greenwich, at all times.
  case offset(Int32)
  /// The zone of a region, by its place among the names that ICU knows.
  case region(Int16)
  /// The zone in which a city or an airport lies, whose entry tells it.
  case place(NameMatch)

  /// The zone of a region by its IANA name; nothing for a name that ICU does not know.
  init?(region name: String) {
    guard let place = ZoneNames.place(of: name) else { return nil }
    self = .region(place)
  }

  /// The furthest that clocks are set from Greenwich, in minutes.
  static let furthest: Int64 = 14 * 60

  /// `+05:30`; `UTC` where there is no difference.
  static func name(ofMinutes minutes: Int32) -> String {
    minutes == 0 ? "UTC" : ClockText.offset(minutes * 60)
  }
}
