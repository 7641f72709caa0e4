/// Finds the occurrences of patterns in the calendar, forward and backward from a moment.
struct PatternWalker {
  /// Which of the hours of an open clock is taken.
  enum ClockChoice: Sendable {
    /// The likelier one by convention.
    case likely
    /// The other one.
    case unlikely
    /// Whichever comes first.
    case first
  }

  /// Which weeks are counted within a month or a year.
  enum WeekChoice: Sendable {
    /// Those of which most days lie in it.
    case most
    /// Those that lie in it as a whole.
    case whole
    /// Those that have any day in it.
    case started
  }

  private let setting: TimeSetting
  /// Which of the hours of an open clock is taken.
  var clocks = ClockChoice.likely
  /// Whether dates in digits are read against the order of the locale.
  var swapsDigits = false
  /// Whether parts of the day and pieces of units are cut as finely as some cut them.
  var cutsFinely = false
  /// Whether years and decades of two digits are of the century that is less likely.
  var swapsCentury = false
  /// Which weeks are counted within a month or a year.
  var weeks = WeekChoice.most
  /// Whether the end of a unit is its last day, or the last second of a day.
  var takesLastUnit = false
  /// Whether midnight is the one at which a day ends.
  var closesDays = false
  /// Whether a part of the day is one hour of it.
  var takesTypicalHour = false
  /// Which day beside its own a feast takes, where its calendar leaves room for that.
  var neighbour: YearlyDate.Neighbour?
  /// Whether the day on which a season begins counts to the one before as well.
  var sharesSeasonDays = false

  init(_ setting: TimeSetting) {
    self.setting = setting
  }

  var frame: ReferenceFrame { setting.frame }
  var store: TimeStore { setting.store }

  /// How many occurrences of the coarser of two patterns are searched for the finer.
  private static let limit = 60

  /// The first occurrence that starts at a moment or later.
  func next(_ index: TimeIndex, from time: Int64) -> Stretch? {
    switch store[index] {
    case .field(let field, let value): next(field, Int64(value), from: time)
    case .digits(let first, let second, let year):
      nextDate(first, second, year, from: time)
    case .clock(let clock): next(clock, from: time)
    case .part(let part): next(part, from: time)
    case .season(let season):
      next(season, from: time)
    case .yearly(let date): next(date, from: time)
    case .both(let first, let second): nextOfBoth(first, second, from: time)
    case .range(let first, let second): nextRange(first, second, from: time)
    case .nth(_, _, let base), .nthUnit(_, _, let base), .unit(_, let base), .piece(_, let base),
      .zoned(let base, _):
      nextWithin(index, base, from: time)
    case .reference, .cycle, .weekday, .relative, .shift, .beside, .nearest, .length, .open,
      .extent, .never:
      nil
    }
  }

  /// The last occurrence that starts before a moment.
  func previous(_ index: TimeIndex, before time: Int64) -> Stretch? {
    switch store[index] {
    case .field(let field, let value): previous(field, Int64(value), before: time)
    case .digits(let first, let second, let year):
      previousDate(first, second, year, before: time)
    case .clock(let clock): previous(clock, before: time)
    case .part(let part): previous(part, before: time)
    case .season(let season):
      previous(season, before: time)
    case .yearly(let date): previous(date, before: time)
    case .both(let first, let second): previousOfBoth(first, second, before: time)
    case .range(let first, let second): previousRange(first, second, before: time)
    case .nth(_, _, let base), .nthUnit(_, _, let base), .unit(_, let base), .piece(_, let base),
      .zoned(let base, _):
      previousWithin(index, base, before: time)
    case .reference, .cycle, .weekday, .relative, .shift, .beside, .nearest, .length, .open,
      .extent, .never:
      nil
    }
  }

  /// The occurrence that holds a moment.
  func holding(_ index: TimeIndex, _ time: Int64) -> Stretch? {
    guard let last = previous(index, before: time + 1), last.holds(time) else { return nil }
    return last
  }

  // MARK: - By years

  private func years(around time: Int64) -> ClosedRange<Int64> {
    let year = year(of: time)
    return year - 2...year + 2
  }

  private func year(of time: Int64) -> Int64 {
    CivilDate(dayNumber: LocalTime.dayNumber(time)).year
  }

  /// The longest that a day of some years stays away: 29 February around 1900.
  private static let longestGap: Int64 = 8

  private func next(_ date: YearlyDate, from time: Int64) -> Stretch? {
    let year = year(of: time)
    for year in year - 1...year + Self.longestGap {
      for days in date.ranges(ofYear: year, taking: neighbour) {
        let stretch = Self.stretch(days)
        if stretch.begins(from: time) { return stretch }
      }
    }
    return nil
  }

  private func previous(_ date: YearlyDate, before time: Int64) -> Stretch? {
    let year = year(of: time)
    for year in (year - Self.longestGap...year + 1).reversed() {
      for days in date.ranges(ofYear: year, taking: neighbour).reversed() {
        let stretch = Self.stretch(days)
        if stretch.begins(before: time) { return stretch }
      }
    }
    return nil
  }

  private static func stretch(_ days: Range<Int64>) -> Stretch {
    Stretch(days.lowerBound * LocalTime.day, days.upperBound * LocalTime.day, .day)
  }

  /// The next season of a name, or of any.
  private func next(_ season: Season?, from time: Int64) -> Stretch? {
    for year in years(around: time) {
      for each in Season.allCases where season == nil || each == season {
        let stretch = stretch(each, in: year)
        if stretch.begins(from: time) { return stretch }
      }
    }
    return nil
  }

  private func previous(_ season: Season?, before time: Int64) -> Stretch? {
    for year in years(around: time).reversed() {
      for each in Season.allCases.reversed() where season == nil || each == season {
        let stretch = stretch(each, in: year)
        if stretch.begins(before: time) { return stretch }
      }
    }
    return nil
  }

  private func stretch(_ season: Season, in year: Int64) -> Stretch {
    // Some count seasons in whole months.
    let month = season.start.month
    let nextMonth = season.next.start.month
    let day = cutsFinely ? 1 : season.start.day
    let nextDay = cutsFinely ? 1 : season.next.start.day
    let end = CivilDate(year: season == .winter ? year + 1 : year, month: nextMonth, day: nextDay)
    return Stretch(
      CivilDate(year: year, month: month, day: day).dayNumber * LocalTime.day,
      (end.dayNumber + (sharesSeasonDays ? 1 : 0)) * LocalTime.day, .day)
  }

  /// The next date that two numbers name in the years around a moment, or in their own year.
  private func nextDate(
    _ first: Int32, _ second: Int32, _ year: Int32, from time: Int64
  ) -> Stretch? {
    for year in years(year, around: time) {
      if let date = date(first, second, in: year), date.begins(from: time) { return date }
    }
    return nil
  }

  private func previousDate(
    _ first: Int32, _ second: Int32, _ year: Int32, before time: Int64
  ) -> Stretch? {
    for year in years(year, around: time).reversed() {
      if let date = date(first, second, in: year), date.begins(before: time) { return date }
    }
    return nil
  }

  private func years(_ year: Int32, around time: Int64) -> ClosedRange<Int64> {
    year < 0 ? years(around: time) : Int64(year)...Int64(year)
  }

  /// The date that two numbers name in a year, where it has one.
  private func date(_ first: Int32, _ second: Int32, in year: Int64) -> Stretch? {
    let isMonthFirst = frame.isMonthFirst != swapsDigits
    let month = Int64(isMonthFirst ? first : second)
    let day = Int64(isMonthFirst ? second : first)
    guard 1...12 ~= month, 1...CivilDate.length(ofMonth: month, year: year) ~= day else {
      return nil
    }
    return Stretch(CivilDate(year: year, month: month, day: day).dayNumber * LocalTime.day, .day)
  }

  // MARK: - Combinations

  private func nextOfBoth(_ first: TimeIndex, _ second: TimeIndex, from time: Int64) -> Stretch? {
    if let week = weekOfYear(first, second) { return (week.start ?? .min) >= time ? week : nil }
    let (coarse, fine) = ordered(first, second)
    var outer = holding(coarse, time) ?? next(coarse, from: time)
    for _ in 0..<Self.limit {
      guard let around = outer, let start = around.start else { return nil }
      if let found = inner(fine, of: around, from: max(start, time)) { return found }
      outer = next(coarse, from: start + 1)
    }
    return nil
  }

  private func previousOfBoth(
    _ first: TimeIndex, _ second: TimeIndex, before time: Int64
  ) -> Stretch? {
    if let week = weekOfYear(first, second) { return (week.start ?? .max) < time ? week : nil }
    let (coarse, fine) = ordered(first, second)
    var outer = previous(coarse, before: time)
    for _ in 0..<Self.limit {
      guard let around = outer, let start = around.start, let end = around.end else { return nil }
      if let found = previous(fine, before: min(end, time)), (found.start ?? .min) >= start {
        return found
      }
      if let found = holding(fine, start), (found.end ?? .max) >= end { return around }
      outer = previous(coarse, before: start)
    }
    return nil
  }

  /// A week of a year, which may begin in the year before it.
  private func weekOfYear(_ first: TimeIndex, _ second: TimeIndex) -> Stretch? {
    switch (store[first], store[second]) {
    case (.field(.year, let year), .field(.week, let week)),
      (.field(.week, let week), .field(.year, let year)):
      isoWeek(Int64(week), of: Int64(year))
    default: nil
    }
  }

  private func ordered(_ first: TimeIndex, _ second: TimeIndex) -> (TimeIndex, TimeIndex) {
    store.rank(first) >= store.rank(second) ? (first, second) : (second, first)
  }

  /// The first occurrence in a stretch, or the stretch itself where one holds all of it.
  func inner(_ fine: TimeIndex, of outer: Stretch, from time: Int64) -> Stretch? {
    guard let end = outer.end else { return next(fine, from: time) }
    let (first, limit) =
      secondsPastDay(fine).map { (max(time, (outer.start ?? time - 1) + $0 + 1), end + $0 + 1) }
      ?? (time, end)
    if let found = next(fine, from: first), (found.start ?? .max) < limit { return found }
    if let start = outer.start, time == start, let around = holding(fine, start),
      (around.end ?? .max) >= end
    {
      return outer
    }
    return nil
  }

  /// How long after the end of the day it belongs to a clock shows its time: none at midnight, two hours for "two at
  /// night"; nothing where it is over by then.
  private func secondsPastDay(_ index: TimeIndex) -> Int64? {
    guard case .clock(let clock) = store[index] else { return nil }
    if closesDays, clock.isMidnight { return 0 }
    return clock.hour < 24 ? nil : clock.seconds(hour: Int64(clock.hour)) - LocalTime.day
  }

  private func nextRange(_ first: TimeIndex, _ second: TimeIndex, from time: Int64) -> Stretch? {
    next(first, from: time).flatMap { range(from: $0, to: second) }
  }

  private func previousRange(_ first: TimeIndex, _ second: TimeIndex, before time: Int64)
    -> Stretch?
  {
    previous(first, before: time).flatMap { range(from: $0, to: second) }
  }

  /// From a stretch to the first occurrence of a pattern after its start.
  func range(from first: Stretch, to pattern: TimeIndex) -> Stretch? {
    guard let start = first.start else { return nil }
    var walker = self
    walker.clocks = .first
    let isCoarse = first.grain >= .day
    guard let last = walker.next(pattern, from: isCoarse ? start : start + 1) else { return nil }
    return Self.range(from: first, to: last)
  }

  /// From one stretch to another; a day at the end belongs to it, an hour does not.
  static func range(from first: Stretch, to last: Stretch) -> Stretch? {
    let end = last.grain >= .day || !last.isUnit ? last.end : last.start
    guard let start = first.start, let end, start < end else { return nil }
    var range = Stretch(
      start, end, min(first.grain, last.grain), zone: first.zone ?? last.zone)
    if range.zone != last.zone { range.endZone = last.zone }
    range.repeated = first.repeated.intersection(.start)
    if last.repeated.contains(end == last.end ? .end : .start) { range.repeated.insert(.end) }
    range.startNanoseconds = first.startNanoseconds
    range.endNanoseconds = end == last.start ? last.startNanoseconds : last.endNanoseconds
    return range
  }

  private func nextWithin(_ index: TimeIndex, _ base: TimeIndex, from time: Int64) -> Stretch? {
    var outer = holding(base, time) ?? next(base, from: time)
    for _ in 0..<Self.limit {
      guard let around = outer, let start = around.start else { return nil }
      if let found = stretch(index, within: around), (found.start ?? .min) >= time { return found }
      outer = next(base, from: start + 1)
    }
    return nil
  }

  private func previousWithin(_ index: TimeIndex, _ base: TimeIndex, before time: Int64) -> Stretch?
  {
    var outer = holding(base, time) ?? previous(base, before: time)
    for _ in 0..<Self.limit {
      guard let around = outer, let start = around.start else { return nil }
      if let found = stretch(index, within: around), (found.start ?? .max) < time { return found }
      outer = previous(base, before: start)
    }
    return nil
  }
}
