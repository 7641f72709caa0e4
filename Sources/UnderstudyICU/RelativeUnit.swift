/// What relative names count in.
package enum RelativeUnit: Int32, CaseIterable, Sendable {
  case second, minute, hour, day, week, month, quarter, year
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday
}
