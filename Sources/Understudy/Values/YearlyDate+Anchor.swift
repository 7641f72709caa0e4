import UnderstudyICU

extension YearlyDate {
  /// What finds a day in a year.
  enum Anchor: Hashable, Sendable, BitwiseCopyable {
    /// A day of a month.
    case fixed(month: Int8, day: Int8)
    /// A day counted from 1 for 1 January.
    case dayOfYear(Int16)
    /// The weekday of a month that comes so many times after its beginning, or before its end.
    case nth(Int8, weekday: Int8, month: Int8)
    /// The first weekday that does not lie before a day.
    case onOrAfter(weekday: Int8, month: Int8, day: Int8)
    /// The last weekday that does not lie after a day.
    case onOrBefore(weekday: Int8, month: Int8, day: Int8)
    /// Easter Sunday.
    case easter(Easter)
    /// The last Sunday of May, or a week later where that is Pentecost.
    case frenchMothersDay
    /// A day of the Hebrew calendar, whose months count from 1 for Nisan.
    case hebrew(month: Int8, day: Int8)
    /// A day of the Parsis' calendar, whose years have twelve months of 30 days and five days more.
    case shahenshahi(month: Int8, day: Int8)
    /// A day of a month of a calendar that follows the moon.
    case lunar(LunarCalendar, month: Int8, day: Int8)
    /// A day of a month of another calendar.
    case calendar(CalendarSystem, month: Int8, day: Int8)
    /// The day on which the sun reaches a longitude, somewhere so many minutes east of Greenwich.
    case sun(longitude: Int16, minutesEast: Int16)
    /// The day on which the sun reaches a longitude among the stars, in India; days end at an hour.
    case starSun(longitude: Int16, lastHour: Int8)
    /// A lunar day of the Hindu calendar.
    case hindu(HinduDate)
    /// A day of the moon among the stars.
    case moonStar(MoonStar)
    /// The Tuesday on which most states of the United States choose their candidates.
    case superTuesday
    /// The evening on which cities put out their lights.
    case earthHour

    /// The days in a Gregorian year, in days after 1 January 1970.
    func days(ofYear year: Int64) -> [Int64] {
      switch self {
      case .fixed(let month, let day): return Self.day(day, month, year).map { [$0] } ?? []
      case .dayOfYear(let count):
        guard count <= 365 || CivilDate.isLeap(year) else { return [] }
        return [CivilDate(year: year, month: 1, day: 1).dayNumber + Int64(count) - 1]
      case .nth(let count, let weekday, let month):
        return Self.nth(Int64(count), Int64(weekday), Int64(month), year).map { [$0] } ?? []
      case .onOrAfter(let weekday, let month, let day):
        return Self.day(day, month, year).map { [Self.first(Int64(weekday), from: $0)] } ?? []
      case .onOrBefore(let weekday, let month, let day):
        return Self.day(day, month, year).map { [Self.first(Int64(weekday), from: $0 - 6)] } ?? []
      case .easter(let easter): return [easter.sunday(ofYear: year)]
      case .calendar(let system, let month, let day): return Self.days(day, month, system, year)
      case .frenchMothersDay:
        let pentecost = Easter.western.sunday(ofYear: year) + 49
        return Self.nth(-1, 0, 5, year).map { [$0 == pentecost ? $0 + 7 : $0] } ?? []
      case .hebrew(let month, let day):
        return (year + 3759...year + 3762)
          .compactMap { HebrewYear($0).day(Int64(day), ofMonth: Int64(month)) }
          .filter { CivilDate(dayNumber: $0).year == year }
      case .shahenshahi(let month, let day):
        // 17 August 2018 began a year.
        let start = 17_760 + Int64(month - 1) * 30 + Int64(day) - 1
        return Self.days(ofYear: year).filter { ($0 - start) % 365 == 0 }
      case .lunar(let calendar, let month, let day):
        return calendar.days(day, ofMonth: month, year: year)
      case .superTuesday: return SuperTuesday.date(ofYear: year).map { [$0.dayNumber] } ?? []
      case .earthHour: return [EarthHour.dayNumber(ofYear: year)]
      case .sun, .starSun, .hindu, .moonStar: return SkyDays.shared.days(of: self, year: year)
      }
    }

    /// Whether a day that is looked for from the end of a year may lie in another one.
    var leavesYears: Bool {
      switch self {
      case .onOrAfter, .onOrBefore: true
      default: false
      }
    }

    /// How many days the month that the day lies in has; one where it belongs to no month.
    func monthLength(from day: Int64) -> Int64 {
      switch self {
      case .calendar(let system, _, _):
        CalendarConverter.shared(system).months(in: day...day).first?.length ?? 1
      case .lunar(let calendar, _, _): calendar.month(holding: day)?.length ?? 1
      default: 1
      }
    }

    private static func days(
      _ day: Int8, _ month: Int8, _ system: CalendarSystem, _ year: Int64
    ) -> [Int64] {
      guard system.years.contains(year) else { return [] }
      let days = days(ofYear: year)
      return CalendarConverter.shared(system).months(in: days)
        .filter { $0.number == month && $0.length >= Int64(day) }
        .map { $0.firstDay + Int64(day) - 1 }
        .filter { days.contains($0) }
    }

    private static func days(ofYear year: Int64) -> ClosedRange<Int64> {
      let first = CivilDate(year: year, month: 1, day: 1).dayNumber
      return first...first + (CivilDate.isLeap(year) ? 365 : 364)
    }

    private static func day(_ day: Int8, _ month: Int8, _ year: Int64) -> Int64? {
      guard 1...CivilDate.length(ofMonth: Int64(month), year: year) ~= Int64(day) else {
        return nil
      }
      return CivilDate(year: year, month: Int64(month), day: Int64(day)).dayNumber
    }

    private static func first(_ weekday: Int64, from day: Int64) -> Int64 {
      day + (weekday - CivilDate.weekday(ofDay: day) + 7) % 7
    }

    private static func nth(_ count: Int64, _ weekday: Int64, _ month: Int64, _ year: Int64)
      -> Int64?
    {
      let start = CivilDate(year: year, month: month, day: 1).dayNumber
      let end = start + CivilDate.length(ofMonth: month, year: year)
      let day =
        count > 0
        ? first(weekday, from: start) + (count - 1) * 7
        : first(weekday, from: end - 7) + (count + 1) * 7
      return start..<end ~= day ? day : nil
    }
  }
}
