/// A day that comes back every year, such as a holiday.
struct YearlyDate: Hashable, Sendable, BitwiseCopyable {
  /// What the day is counted from.
  let anchor: Anchor
  /// Where its weekday moves it to.
  let moves: WeekdayMoves
  /// How many days it lies after that, or before where negative.
  let offset: Int16
  /// How many days it lasts; zero where it is all of a month.
  private let span: Int16

  /// A date so many days from what it is counted from.
  ///
  /// It lasts so many days, or all of the month of its calendar where the length is zero.
  init(
    _ anchor: Anchor, moves: WeekdayMoves = .none, offset: Int16 = 0, length: Int16 = 1
  ) {
    self.anchor = anchor
    self.moves = moves
    self.offset = offset
    span = length
  }

  /// How many days it lasts when it begins on a day.
  func length(from day: Int64) -> Int64 {
    span == 0 ? anchor.monthLength(from: day) : Int64(span)
  }

  /// Years further off than this have no days: some calendars are not defined there.
  static let years: ClosedRange<Int64> = 1...9999

  /// The first day of each occurrence that begins in the Gregorian year, in days after 1 January 1970.
  ///
  /// Mostly one; none in some years for 29 February or an Islamic date, which in others comes twice.
  func days(ofYear year: Int64) -> [Int64] {
    guard Self.years.contains(year) else { return [] }
    guard offset != 0 || moves != .none || anchor.leavesYears else {
      return anchor.days(ofYear: year)
    }
    return (year - 1...year + 1).flatMap { anchor.days(ofYear: $0) }
      .map { $0 + moves.days(fromDay: $0) + Int64(offset) }
      .filter { CivilDate(dayNumber: $0).year == year }
  }
}
