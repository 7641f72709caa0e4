/// Turns expressions about time into stretches of local time, the likeliest first.
struct TimeResolver {
  private let frame: ReferenceFrame
  private let store: TimeStore

  init(frame: ReferenceFrame, store: TimeStore) {
    self.frame = frame
    self.store = store
  }

  /// Every honest reading, the one by convention first; none where no such time exists.
  func readings(of index: TimeIndex) -> [TimeReading] {
    let fields = CalendarFields(index, in: store)
    guard fields.isPossible else { return [] }
    let anchored = fields.anchor.map(anchorReadings)
    let readings =
      if let anchored {
        anchored.flatMap { narrowed($0, by: fields) }
      } else if fields.hasDate {
        dates(fields).flatMap { clocked($0, fields.clock) }
      } else {
        fields.clock.map(clockAlone) ?? []
      }
    var seen: Set<TimeReading> = []
    return readings.filter { seen.insert($0).inserted }
  }

  // MARK: - Fixed by the moment of speaking

  private func anchorReadings(_ index: TimeIndex) -> [TimeReading] {
    switch store[index] {
    case .reference: [TimeReading(start: frame.now, grain: .second, shape: .dateTime)]
    case .cycle(let grain, let offset): [cycle(grain, Int64(offset))]
    case .weekday(let day, let relation): weekdays(Int64(day), relation)
    case .shift(let base, let duration, let isLater): shifted(base, duration, isLater)
    case .digits(let first, let second, let year): digits(first, second, year)
    case .yearly(let date): yearly(date)
    case .field, .clock, .both: readings(of: index)
    }
  }

  private func yearly(_ date: YearlyDate) -> [TimeReading] {
    let today = LocalTime.dayNumber(frame.now)
    let year = CivilDate(dayNumber: today).year
    let all = (year - 8...year + 8).flatMap { date.days(ofYear: $0) }.map { dateReading($0, .day) }
    let (coming, past) = split(all, today)
    return ordered(coming: coming, past: past)
  }

  private func cycle(_ grain: Grain, _ offset: Int64) -> TimeReading {
    let start = frame.start(of: grain, holding: frame.now)
    let moved =
      grain == .weekend
      ? start + offset * 7 * LocalTime.day : LocalTime.advance(start, by: offset, grain)
    return TimeReading(start: moved, grain: grain, shape: grain < .day ? .dateTime : .date)
  }

  private func weekdays(_ day: Int64, _ relation: WeekdayRelation) -> [TimeReading] {
    let today = LocalTime.dayNumber(frame.now)
    let coming = today + forward(to: day, from: today)
    let week = LocalTime.dayNumber(frame.start(of: .week, holding: frame.now))
    let inThisWeek = week + (day - frame.firstWeekday + 7) % 7
    let days: [Int64] =
      switch relation {
      case .this: [coming, inThisWeek]
      case .last: [coming - 7 == today ? today - 7 : coming - 7, inThisWeek - 7]
      case .next:
        frame.conventions.nextWeekday == .followingWeek
          ? [inThisWeek + 7, coming] : [coming, inThisWeek + 7]
      }
    return days.map { TimeReading(start: $0 * LocalTime.day, grain: .day, shape: .date) }
  }

  /// How many days it takes from a day to the next weekday of a name, from 1 to 7.
  private func forward(to weekday: Int64, from day: Int64) -> Int64 {
    (weekday - CivilDate.weekday(ofDay: day) + 6) % 7 + 1
  }

  private func shifted(
    _ base: TimeIndex, _ duration: DurationValue, _ isLater: Bool
  ) -> [TimeReading] {
    readings(of: base).map { reading in
      let moved = LocalTime.advance(reading.start, by: duration, isLater: isLater)
      guard duration.grain >= .day, store[base] == .reference else {
        let grain = duration.grain < .day ? min(duration.grain, reading.grain) : reading.grain
        return TimeReading(start: moved, grain: grain, shape: grain < .day ? .dateTime : .date)
      }
      let start = frame.start(of: .day, holding: moved)
      return TimeReading(start: start, grain: .day, shape: .date)
    }
  }

  /// A date in digits, in the order by convention first and in the other one second.
  private func digits(_ first: Int32, _ second: Int32, _ year: Int32) -> [TimeReading] {
    let monthFirst = (month: first, day: second)
    let dayFirst = (month: second, day: first)
    let orders = frame.isMonthFirst ? [monthFirst, dayFirst] : [dayFirst, monthFirst]
    return orders.flatMap { order in
      let fields = CalendarFields(year: year < 0 ? nil : year, month: order.month, day: order.day)
      return fields.isPossible ? dates(fields) : []
    }
  }

  // MARK: - A fixed time and fields within it

  private func narrowed(_ reading: TimeReading, by fields: CalendarFields) -> [TimeReading] {
    guard fields.hasDate else {
      guard let clock = fields.clock else { return [reading] }
      return reading.grain == .day ? clocked(reading, clock) : []
    }
    guard reading.grain >= .day else { return [] }
    let days = LocalTime.dayNumber(reading.start)..<LocalTime.dayNumber(reading.end)
    guard let day = firstDay(in: days, matching: fields) else { return [] }
    let grain = max(.day, fields.grain ?? .day)
    return clocked(dateReading(day, grain), fields.clock)
  }

  private func firstDay(in days: Range<Int64>, matching fields: CalendarFields) -> Int64? {
    days.prefix(366 * 10).first { number in
      let date = CivilDate(dayNumber: number)
      return (fields.year.map { Int64($0) == date.year } ?? true)
        && (fields.month.map { Int64($0) == date.month } ?? true)
        && (fields.day.map { Int64($0) == date.day } ?? true)
        && (fields.weekday.map { Int64($0) == CivilDate.weekday(ofDay: number) } ?? true)
    }
  }

  private func dateReading(_ dayNumber: Int64, _ grain: Grain) -> TimeReading {
    let start = frame.start(of: grain, holding: dayNumber * LocalTime.day)
    return TimeReading(start: start, grain: grain, shape: .date)
  }

  // MARK: - Fields alone

  /// The days, months or years that the fields name, the one by convention first.
  private func dates(_ fields: CalendarFields) -> [TimeReading] {
    let grain = fields.clock == nil ? fields.grain ?? .day : dateGrain(fields)
    if let year = fields.year {
      return date(fields, in: Int64(year), grain).map { [$0] } ?? []
    }
    let today = LocalTime.dayNumber(frame.now)
    let (coming, past) =
      fields.month != nil
      ? yearly(fields, grain, today)
      : fields.day != nil ? monthly(fields, grain, today) : weekly(fields, today)
    return ordered(coming: coming, past: past)
  }

  private func dateGrain(_ fields: CalendarFields) -> Grain {
    fields.day != nil || fields.weekday != nil ? .day : fields.month != nil ? .month : .year
  }

  /// The fields in a year; a weekday that the day does not fall on is passed over.
  private func date(_ fields: CalendarFields, in year: Int64, _ grain: Grain) -> TimeReading? {
    let month = Int64(fields.month ?? 1)
    guard let day = fields.day else {
      let first = CivilDate(year: year, month: month, day: 1).dayNumber
      guard let weekday = fields.weekday else { return dateReading(first, grain) }
      return dateReading(first - 1 + forward(to: Int64(weekday), from: first - 1), .day)
    }
    guard Int64(day) <= CivilDate.length(ofMonth: month, year: year) else { return nil }
    return dateReading(CivilDate(year: year, month: month, day: Int64(day)).dayNumber, grain)
  }

  private typealias Pair = (coming: TimeReading?, past: TimeReading?)

  private func yearly(_ fields: CalendarFields, _ grain: Grain, _ today: Int64) -> Pair {
    let year = CivilDate(dayNumber: today).year
    let all = (year - 8...year + 8).compactMap { date(fields, in: $0, grain) }
    return split(preferringWeekday(all, fields.weekday), today)
  }

  private func monthly(_ fields: CalendarFields, _ grain: Grain, _ today: Int64) -> Pair {
    let first = CivilDate(dayNumber: today)
    let months = (-14...14).map {
      CivilDate(year: first.year, month: first.month, day: 1).adding(months: $0)
    }
    let all = months.compactMap { month -> TimeReading? in
      guard let day = fields.day,
        Int64(day) <= CivilDate.length(ofMonth: month.month, year: month.year)
      else { return nil }
      return dateReading(month.dayNumber + Int64(day) - 1, grain)
    }
    return split(preferringWeekday(all, fields.weekday), today)
  }

  /// Those that fall on the weekday, where any does.
  private func preferringWeekday(_ readings: [TimeReading], _ weekday: Int32?) -> [TimeReading] {
    guard let weekday else { return readings }
    let fitting = readings.filter {
      CivilDate.weekday(ofDay: LocalTime.dayNumber($0.start)) == Int64(weekday)
    }
    return fitting.isEmpty ? readings : fitting
  }

  private func split(_ readings: [TimeReading], _ today: Int64) -> Pair {
    (
      readings.first { $0.end > today * LocalTime.day },
      readings.last { $0.end <= today * LocalTime.day }
    )
  }

  private func weekly(_ fields: CalendarFields, _ today: Int64) -> Pair {
    guard let weekday = fields.weekday else { return (nil, nil) }
    let coming = today + forward(to: Int64(weekday), from: today)
    let past = coming - 7 == today ? coming - 14 : coming - 7
    return (dateReading(coming, .day), dateReading(past, .day))
  }

  private func ordered(coming: TimeReading?, past: TimeReading?) -> [TimeReading] {
    let isPastFirst =
      switch frame.conventions.tense {
      case .future: false
      case .past: true
      case .nearest:
        if let coming, let past { frame.now - past.start < coming.start - frame.now } else { false }
      }
    return (isPastFirst ? [past, coming] : [coming, past]).compactMap { $0 }
  }

  // MARK: - Clocks

  private func clocked(_ date: TimeReading, _ clock: ClockTime?) -> [TimeReading] {
    guard let clock else { return [date] }
    guard date.grain == .day else { return [] }
    return hours(of: clock).map { hour in
      TimeReading(start: date.start + seconds(clock, hour), grain: clock.grain, shape: .dateTime)
    }
  }

  private func clockAlone(_ clock: ClockTime) -> [TimeReading] {
    let today = frame.start(of: .day, holding: frame.now)
    let pairs = hours(of: clock).map { hour -> (coming: TimeReading, past: TimeReading) in
      let time = today + seconds(clock, hour)
      func reading(_ start: Int64) -> TimeReading {
        TimeReading(start: start, grain: clock.grain, shape: .time)
      }
      return time > frame.now
        ? (reading(time), reading(time - LocalTime.day))
        : (reading(time + LocalTime.day), reading(time))
    }
    // "At 8" said at nine in the morning is this evening rather than tomorrow.
    let sooner =
      pairs.count == 2 && frame.conventions.tense == .future
        && pairs[1].coming.start < pairs[0].coming.start
        && pairs[1].coming.start < today + 22 * 3600 ? pairs.reversed() : pairs
    return sooner.flatMap { ordered(coming: $0.coming, past: $0.past) }
  }

  private func seconds(_ clock: ClockTime, _ hour: Int64) -> Int64 {
    hour * 3600 + Int64(clock.minute) * 60 + Int64(clock.second)
  }

  /// The hours that the clock may mean, the likelier first.
  private func hours(of clock: ClockTime) -> [Int64] {
    let hour = Int64(clock.hour)
    guard clock.half == .open else { return [hour] }
    let morning = hour % 12
    if frame.conventions.meridiem == .literal { return hour == 12 ? [12, 0] : [hour, morning + 12] }
    return morning < 7 ? [morning + 12, morning] : [morning, morning + 12]
  }
}
