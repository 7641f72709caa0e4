/// What relative names count in.
package enum RelativeUnit: Int32, CaseIterable, Sendable {
  /// Units of clocks and calendars.
  case second, minute, hour, day, week, month, quarter, year
  /// Weekdays, which are counted too: the next Friday, the one after.
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday
}
