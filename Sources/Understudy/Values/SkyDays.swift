import Synchronization

/// Days that take some work to find in the sky, each found once.
final class SkyDays: Sendable {
  private struct Key: Hashable {
    let anchor: YearlyDate.Anchor
    let year: Int64
  }

  private struct MonthsKey: Hashable {
    let calendar: LunarCalendar
    let year: Int64
  }

  /// The one that all phrases share.
  static let shared = SkyDays()
  /// The years for which the sun's place and the earth's rotation are known well enough.
  static let years: ClosedRange<Int64> = 1900...2100
  /// More than anybody asks for; past that, the memory is given back.
  private static let capacity = 4096
  private let known = Mutex<[Key: [Int64]]>([:])
  private let months = Mutex<[MonthsKey: [LunarCalendar.Month]]>([:])

  private init() {}

  /// The days of an anchor in a Gregorian year, in days after 1 January 1970.
  func days(of anchor: YearlyDate.Anchor, year: Int64) -> [Int64] {
    guard Self.years.contains(year) else { return [] }
    let key = Key(anchor: anchor, year: year)
    if let days = known.withLock({ $0[key] }) { return days }
    let days = Self.find(anchor, year)
    known.withLock { known in
      if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
      known[key] = days
    }
    return days
  }

  /// The months of a calendar from one winter solstice to the next, which is in the year.
  func months(of calendar: LunarCalendar, year: Int64) -> [LunarCalendar.Month] {
    guard Self.years.contains(year) else { return [] }
    let key = MonthsKey(calendar: calendar, year: year)
    if let months = months.withLock({ $0[key] }) { return months }
    let found = calendar.months(ofYear: year)
    months.withLock { months in
      if months.count >= Self.capacity { months.removeAll(keepingCapacity: true) }
      months[key] = found
    }
    return found
  }

  private static func find(_ anchor: YearlyDate.Anchor, _ year: Int64) -> [Int64] {
    let start = Double(CivilDate(year: year, month: 1, day: 1).dayNumber)
    switch anchor {
    case .sun(let longitude, let minutesEast):
      // The sun reaches 280° around the first of January.
      let guess = start + Double((Int(longitude) + 80) % 360) / SunPosition.dailyMotion
      let time = SunPosition.crossing(of: Double(longitude), near: guess, SunPosition.longitude)
      return [SkyMoment.dayNumber(time, minutesEast: Int(minutesEast))]
    case .starSun(let longitude, let lastHour):
      let guess = start + Double((Int(longitude) + 104) % 360) / SunPosition.dailyMotion
      let time = SunPosition.crossing(
        of: Double(longitude), near: guess, SunPosition.siderealLongitude)
      // After the last hour, the day is the next one already.
      return [SkyMoment.dayNumber(time, minutesEast: 330 + (24 - Int(lastHour)) * 60)]
    case .hindu(let date): return date.days(ofYear: year)
    case .moonStar(let star): return star.day(ofYear: year).map { [$0] } ?? []
    default: return []
    }
  }
}
