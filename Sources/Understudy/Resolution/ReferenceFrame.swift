import Foundation
import UnderstudyICU

/// A reference context made ready for calendar arithmetic.
struct ReferenceFrame: Sendable {
  /// The moment of speaking in local seconds.
  let now: Int64
  /// The weekday on which weeks begin, 0 for Sunday.
  private(set) var firstWeekday: Int64
  /// The weekday on which weeks begin in the locale, where days are put into ISO weeks by it.
  private var localWeekday: Int64?
  /// Whether a date in digits names its month before its day.
  let isMonthFirst: Bool
  /// How choices are made.
  let conventions: Conventions
  private let zone: ZoneClock

  /// Makes the frame of a context in a zone.
  init(_ context: ReferenceContext, zone: ZoneClock, language: Language) {
    let seconds = Int64(context.now.timeIntervalSince1970.rounded(.down))
    now = seconds + Int64(zone.offset(utcSeconds: seconds))
    switch context.conventions.weekStart {
    case .locale:
      firstWeekday = 1
      localWeekday = Int64(language.week.firstWeekday - 1)
    case .sunday: firstWeekday = 0
    case .monday: firstWeekday = 1
    case .saturday: firstWeekday = 6
    }
    isMonthFirst =
      switch context.conventions.dateOrder {
      case .locale: language.dateOrder != .DMY
      case .MDY, .YMD: true
      case .DMY: false
      }
    conventions = context.conventions
    self.zone = zone
  }

  /// The same frame with weeks that begin on the day of the locale; nothing where they do.
  var withLocalWeeks: ReferenceFrame? {
    guard let localWeekday, localWeekday != firstWeekday else { return nil }
    var other = self
    other.firstWeekday = localWeekday
    other.localWeekday = nil
    return other
  }

  /// A stretch on another zone's clocks as clocks here show it.
  func here(_ stretch: Stretch) -> Stretch {
    guard let minutes = stretch.offset else { return stretch }
    func moved(_ seconds: Int64) -> Int64 {
      let utc = seconds - Int64(minutes) * 60
      return utc + Int64(zone.offset(utcSeconds: utc))
    }
    return Stretch(stretch.start.map(moved), stretch.end.map(moved), stretch.grain)
  }

  /// The start of the unit that holds a moment.
  ///
  /// Weeks are those of ISO 8601, unless a convention says otherwise; the week of a day is the one that shares the most
  /// days with the locale's week, so that a Sunday in the United States belongs to the week that begins on Monday.
  func start(of grain: Grain, holding seconds: Int64) -> Int64 {
    guard grain == .week, let localWeekday, localWeekday != firstWeekday else {
      return LocalTime.start(of: grain, holding: seconds, firstWeekday: firstWeekday)
    }
    let local = LocalTime.start(of: .week, holding: seconds, firstWeekday: localWeekday)
    return LocalTime.start(of: .week, holding: local + 3 * LocalTime.day, firstWeekday: 1)
  }

  /// A local moment with its offset from UTC: `2026-06-19T00:00:00-04:00`.
  ///
  /// A time that was said in another zone comes with that zone's offset.
  func zoned(_ seconds: Int64, offset minutes: Int32? = nil) -> String {
    let offset = minutes.map { $0 * 60 } ?? offset(atLocal: seconds)
    let sign = offset < 0 ? "-" : "+"
    let clock = LocalTime.clockText(Int64(abs(offset)), withSeconds: offset % 60 != 0)
    return LocalTime.iso8601(seconds, .second) + sign + clock
  }

  /// The moment at which clocks in the zone show a local time.
  func moment(atLocal seconds: Int64) -> Date {
    Date(timeIntervalSince1970: TimeInterval(seconds - Int64(offset(atLocal: seconds))))
  }

  /// The offset at a local moment: the later half of a gap counts as after it, a repeated time as the first.
  private func offset(atLocal seconds: Int64) -> Int32 {
    switch zone.resolve(localSeconds: seconds) {
    case .unique(let offset): offset
    case .gap(let before, _): before
    case .fold(let earlier, _): earlier
    }
  }
}
