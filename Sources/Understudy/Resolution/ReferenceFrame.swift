import Foundation
import UnderstudyICU

/// A reference context made ready for calendar arithmetic.
struct ReferenceFrame: Sendable {
  /// The moment of speaking in local seconds.
  private(set) var now: Int64
  /// Whether clocks show the moment of speaking for the second time, having been set back.
  private(set) var isNowRepeated: Bool
  /// The weekday on which weeks begin, 0 for Sunday.
  private(set) var firstWeekday: Int64
  /// The weekday on which weeks begin in the locale, where days are put into ISO weeks by it.
  private var localWeekday: Int64?
  /// The weekday on which weeks begin by the other reading: the locale's, or else that of ISO 8601.
  private var otherWeekday: Int64?
  /// Whether a date in digits names its month before its day.
  let isMonthFirst: Bool
  /// How choices are made.
  let conventions: Conventions
  /// What clocks show where it was said.
  private(set) var clock: LocalClock
  /// The zones that may be said.
  private let zones: ZoneLibrary?
  /// The moment of speaking in seconds since 1970.
  private let utcNow: Int64

  /// Makes the frame of a context in a zone.
  init(
    _ context: ReferenceContext, zone: ZoneClock, language: Language, zones: ZoneLibrary? = nil
  ) {
    utcNow = Int64(context.now.timeIntervalSince1970.rounded(.down))
    clock = .zone(zone)
    (now, isNowRepeated) = clock.local(utcSeconds: utcNow)
    let local = Int64(language.week.firstWeekday - 1)
    switch context.conventions.weekStart {
    case .locale: (firstWeekday, localWeekday, otherWeekday) = (1, local, local)
    case .sunday: (firstWeekday, otherWeekday) = (0, 1)
    case .monday: (firstWeekday, otherWeekday) = (1, local)
    case .saturday: (firstWeekday, otherWeekday) = (6, 1)
    }
    isMonthFirst =
      switch context.conventions.dateOrder {
      case .locale: language.dateOrder != .DMY
      case .MDY, .YMD: true
      case .DMY: false
      }
    conventions = context.conventions
    self.zones = zones
  }

  /// The same frame with weeks that begin by the other reading; nothing where there is none.
  var withOtherWeeks: ReferenceFrame? {
    guard let otherWeekday, otherWeekday != firstWeekday else { return nil }
    var other = self
    other.firstWeekday = otherWeekday
    (other.localWeekday, other.otherWeekday) = (nil, nil)
    return other
  }

  /// The moment of speaking.
  var moment: Stretch {
    var moment = Stretch(now, .second)
    if isNowRepeated { moment.repeated = [.start, .end] }
    return moment
  }

  /// The same moment as the clocks of another zone show it.
  func moved(to zone: SaidZone) -> ReferenceFrame? {
    guard let clock = clock(of: zone) else { return nil }
    var other = self
    other.clock = clock
    (other.now, other.isNowRepeated) = clock.local(utcSeconds: utcNow)
    return other
  }

  /// The same frame, had all been said at another local moment.
  func seen(from moment: Int64) -> ReferenceFrame {
    var other = self
    other.now = moment
    other.isNowRepeated = false
    return other
  }

  /// The same moment as the clocks of a zone show it, by its IANA name.
  func moved(toZone name: String) -> ReferenceFrame? {
    SaidZone(region: name).flatMap(moved)
  }

  /// The clocks of a zone that was said.
  func clock(of zone: SaidZone) -> LocalClock? {
    if case .offset(let minutes) = zone { return .fixed(minutes * 60) }
    return zones?.name(of: zone).flatMap { try? zones?.clock(of: $0) }.map(LocalClock.zone)
  }

  /// What answers call a zone that was said: its IANA name, or its offset where that is all that was said.
  func name(of zone: SaidZone) -> String? {
    if case .offset(let minutes) = zone { return SaidZone.name(ofMinutes: minutes) }
    return zones?.name(of: zone)
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
}
