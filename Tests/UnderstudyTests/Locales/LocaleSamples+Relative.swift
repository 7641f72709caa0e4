import Foundation
import UnderstudyICU

extension LocaleSamples {
  private static let units: [(RelativeUnit, Calendar.Component)] = [
    (.second, .second), (.minute, .minute), (.hour, .hour), (.day, .day), (.week, .weekOfYear),
    (.month, .month), (.quarter, .quarter), (.year, .year),
  ]

  mutating func addRelative() throws {
    let names = try RelativeNames(locale: locale)
    for (unit, component) in Self.units {
      for offset in -3...3 {
        let moment = clock.adding(offset, component)
        for style in [NameWidth.long, .short] {
          let number = names.numeric(Double(offset), unit, style: style)
          add("relative \(unit)", number, .moment(moment, component))
          let name = names.name(offset, unit, style: style)
          if name != number {
            add("relative \(unit)", name, .span(clock.start(of: component, moment), component))
          }
        }
      }
    }
  }

  private static let weekdays: [RelativeUnit] = [
    .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
  ]

  /// Where a locale numbers weekdays, "in 1 Friday" is the coming one or that of next week.
  mutating func addWeekdays() throws {
    let names = try RelativeNames(locale: locale)
    for (day, unit) in Self.weekdays.enumerated() {
      let (past, coming, inThisWeek) = clock.weekday(day)
      let isNumbered = day == 3 || day == 5
      for offset in isNumbered ? -3...3 : -1...1 {
        let counted =
          offset > 0
          ? clock.adding((offset - 1) * 7, .day, to: coming)
          : offset < 0 ? clock.adding((offset + 1) * 7, .day, to: past) : coming
        let days = [counted, clock.adding(offset * 7, .day, to: inThisWeek)]
        for style in [NameWidth.long, .short] {
          add("relative weekday", names.name(offset, unit, style: style), .oneOf(days))
          if isNumbered, offset != 0 {
            add("relative weekday", names.numeric(Double(offset), unit, style: style), .oneOf(days))
          }
        }
      }
    }
  }
}
