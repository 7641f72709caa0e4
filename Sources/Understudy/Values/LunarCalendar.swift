/// A calendar whose months follow the moon.
///
/// In China and its neighbours a month begins on the day of new moon, and one in which the sun enters no
/// sign has no number of its own; the Islamic year has twelve months and no more.
enum LunarCalendar: String, Sendable, BitwiseCopyable, CaseIterable {
  case chinese, korean, vietnamese, islamic

  /// A month with its first day, in days after 1 January 1970.
  struct Month: Hashable, Sendable, BitwiseCopyable {
    /// From 1 to 12.
    let number: Int8
    /// Whether it is put in after the month of its number.
    let isLeap: Bool
    let firstDay: Int64
    let length: Int64
  }

  /// The days of a month and day that lie in a Gregorian year.
  func days(_ day: Int8, ofMonth month: Int8, year: Int64) -> [Int64] {
    (year...year + 1).flatMap { SkyDays.shared.months(of: self, year: $0) }
      .filter { $0.number == month && !$0.isLeap && Int64(day) <= $0.length }
      .map { $0.firstDay + Int64(day) - 1 }
      .filter { CivilDate(dayNumber: $0).year == year }
  }

  /// The month that a day is in.
  func month(holding day: Int64) -> Month? {
    let year = CivilDate(dayNumber: day).year
    return (year...year + 1).lazy.flatMap { SkyDays.shared.months(of: self, year: $0) }
      .last { $0.firstDay <= day }
  }

  /// The months that begin from about December of the year before up to November.
  func months(ofYear year: Int64) -> [Month] {
    guard let minutesEast = minutesEast(in: year) else { return IslamicSky.months(ofYear: year) }
    return Self.months(ofYear: year, LunisolarSky(minutesEast: minutesEast))
  }

  /// The months from the one of the solstice of the year before up to the one of the year's own.
  private static func months(ofYear year: Int64, _ sky: LunisolarSky) -> [Month] {
    let end = sky.solsticeMonth(ofYear: year)
    var starts = [sky.solsticeMonth(ofYear: year - 1)]
    while let last = starts.last, last < end { starts.append(sky.newMoon(near: last + 29)) }
    let lengths = zip(starts, starts.dropFirst()).map { $1 - $0 }
    // Thirteen months from solstice to solstice: the first without a sign is the leap month.
    let leap =
      lengths.count == 13
      ? lengths.indices.dropFirst().first { !sky.hasSign(from: starts[$0], until: starts[$0 + 1]) }
      : nil
    return lengths.indices.map { index in
      let count = leap.map { index >= $0 } == true ? index - 1 : index
      return Month(
        number: Int8((count + 10) % 12 + 1), isLeap: index == leap, firstDay: starts[index],
        length: lengths[index])
    }
  }

  /// The meridian whose days count in a year; none for a calendar that has no need of the sun.
  private func minutesEast(in year: Int64) -> Int? {
    switch self {
    // Until 1928 Beijing kept its own time.
    case .chinese: year < 1929 ? 466 : 480
    case .korean: 540
    case .vietnamese: 420
    case .islamic: nil
    }
  }
}
