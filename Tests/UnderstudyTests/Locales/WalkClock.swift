import Foundation
import UnderstudyICU

/// Calendar arithmetic that is not the engine's own, in a zone that never changes its clocks.
struct WalkClock {
  /// The moment at which every text is said: Wednesday, 10 June 2026, 09:41:27.
  static let now = Date(timeIntervalSince1970: 1_781_084_487)
  static let zone = TimeZone(identifier: "UTC") ?? .current

  private let calendar: Calendar

  /// Weeks begin as they do in the locale.
  init(locale: String) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = Self.zone
    calendar.firstWeekday = try WeekInfo(locale: locale).firstWeekday
    calendar.minimumDaysInFirstWeek = 1
    self.calendar = calendar
  }

  func date(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0
  ) -> Date {
    let parts = DateComponents(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    return calendar.date(from: parts) ?? .distantPast
  }

  func adding(_ count: Int, _ unit: Calendar.Component, to date: Date = now) -> Date {
    let (unit, count) =
      unit == .quarter
      ? (.month, count * 3) : unit == .weekOfYear ? (.day, count * 7) : (unit, count)
    return calendar.date(byAdding: unit, value: count, to: date) ?? .distantPast
  }

  func start(of unit: Calendar.Component, _ date: Date) -> Date {
    if unit == .quarter {
      let parts = calendar.dateComponents([.year, .month], from: date)
      return self.date(parts.year ?? 0, ((parts.month ?? 1) - 1) / 3 * 3 + 1, 1)
    }
    return calendar.dateInterval(of: unit, for: date)?.start ?? .distantPast
  }

  /// The last and the coming day of a weekday, counted from 0 for Sunday, and the one in the week that holds now.
  func weekday(_ weekday: Int) -> (past: Date, coming: Date, inThisWeek: Date) {
    let today = start(of: .day, Self.now)
    let ahead = (weekday + 1 - calendar.component(.weekday, from: today) + 6) % 7 + 1
    let inWeek = (weekday + 1 - calendar.firstWeekday + 7) % 7
    return (
      adding(ahead == 7 ? -7 : ahead - 7, .day, to: today), adding(ahead, .day, to: today),
      adding(inWeek, .day, to: start(of: .weekOfYear, Self.now))
    )
  }

  /// The local time without its offset, such as `2026-06-10T09:41:27`.
  static func iso(_ date: Date) -> String {
    String(date.ISO8601Format().dropLast())
  }

  static func component(named name: String) -> Calendar.Component? {
    order.first { self.name($0) == name }
  }

  static func name(_ component: Calendar.Component) -> String {
    component == .weekOfYear ? "week" : "\(component)"
  }

  /// From the finest to the coarsest.
  private static let order: [Calendar.Component] = [
    .second, .minute, .hour, .day, .weekOfYear, .month, .quarter, .year,
  ]

  static func order(_ component: Calendar.Component) -> Int {
    order.firstIndex(of: component) ?? 99
  }
}
