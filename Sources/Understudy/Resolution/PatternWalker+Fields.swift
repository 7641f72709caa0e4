extension PatternWalker {
  /// The first occurrence of a field's value that starts at a moment or later.
  func next(_ field: CalendarField, _ value: Int64, from time: Int64) -> Stretch? {
    candidates(field, value, around: time).first { ($0.start ?? .min) >= time }
  }

  /// The last occurrence of a field's value that starts before a moment.
  func previous(_ field: CalendarField, _ value: Int64, before time: Int64) -> Stretch? {
    candidates(field, value, around: time).last { ($0.start ?? .max) < time }
  }

  /// The occurrences about a moment, enough for one before it and one after it.
  private func candidates(_ field: CalendarField, _ value: Int64, around time: Int64) -> [Stretch] {
    let today = LocalTime.dayNumber(time)
    let date = CivilDate(dayNumber: today)
    switch field {
    case .year: return [unit(year: value, .year)]
    case .shortYear: return [unit(year: year(ofTwoDigits: value, isSwapped: swapsCentury), .year)]
    case .decade: return [unit(year: value, .decade)]
    case .shortDecade:
      // The first decades of a century are rather those of this one.
      return [unit(year: value + ((value < 20) == swapsCentury ? 1900 : 2000), .decade)]
    case .century: return [unit(year: value, .century)]
    case .month, .quarter, .half:
      let months: Int64 = field == .month ? 1 : field == .quarter ? 3 : 6
      return (date.year - 1...date.year + 1).map { year in
        let first = CivilDate(year: year, month: (value - 1) * months + 1, day: 1)
        let start = first.dayNumber * LocalTime.day
        let end = first.adding(months: months).dayNumber * LocalTime.day
        return Stretch(start, end, field == .month ? .month : .quarter)
      }
    case .week:
      return (date.year - 1...date.year + 1).compactMap { isoWeek(value, of: $0) }
    case .day:
      let first = CivilDate(year: date.year, month: date.month, day: 1)
      return (Int64(-3)...3).compactMap { offset in
        let month = first.adding(months: offset)
        guard value <= CivilDate.length(ofMonth: month.month, year: month.year) else { return nil }
        return Stretch((month.dayNumber + value - 1) * LocalTime.day, .day)
      }
    case .weekday:
      let coming = today + (value - CivilDate.weekday(ofDay: today) + 7) % 7
      return [coming - 7, coming, coming + 7].map { Stretch($0 * LocalTime.day, .day) }
    case .workday:
      return (today - 3...today + 3).filter { 1...5 ~= CivilDate.weekday(ofDay: $0) }
        .map { Stretch($0 * LocalTime.day, .day) }
    }
  }

  private func year(ofTwoDigits value: Int64, isSwapped: Bool) -> Int64 {
    let year = CalendarField.year(ofTwoDigits: value)
    return isSwapped ? (year < 2000 ? year + 100 : year - 100) : year
  }

  private func unit(year: Int64, _ grain: Grain) -> Stretch {
    Stretch(CivilDate(year: year, month: 1, day: 1).dayNumber * LocalTime.day, grain)
  }

  /// The week of a year with a number, by ISO 8601.
  func isoWeek(_ week: Int64, of year: Int64) -> Stretch? {
    let fourth = CivilDate(year: year, month: 1, day: 4).dayNumber
    let monday = fourth - (CivilDate.weekday(ofDay: fourth) + 6) % 7 + (week - 1) * 7
    guard CivilDate.isoWeek(ofDay: monday).year == year else { return nil }
    return Stretch(monday * LocalTime.day, .week)
  }

  // MARK: - Within a day

  /// The first time at which a clock shows this, at a moment or later.
  func next(_ clock: ClockTime, from time: Int64) -> Stretch? {
    candidates(clock, around: time).first { ($0.start ?? .min) >= time }
  }

  /// The last time at which a clock shows this before a moment.
  func previous(_ clock: ClockTime, before time: Int64) -> Stretch? {
    candidates(clock, around: time).last { ($0.start ?? .max) < time }
  }

  private func candidates(_ clock: ClockTime, around time: Int64) -> [Stretch] {
    let today = LocalTime.dayNumber(time)
    return (today - 1...today + 1).flatMap { day in
      hours(of: clock).map {
        let second = day * LocalTime.day + clock.seconds(hour: $0)
        return clock.nanosecond == 0
          ? Stretch(second, clock.grain) : Stretch(second, nanoseconds: clock.nanosecond)
      }
    }
  }

  /// The hours that a clock may mean, in rising order where both are to be tried.
  private func hours(of clock: ClockTime) -> [Int64] {
    let hour = Int64(clock.hour)
    guard clock.half == .open else { return [closesDays && clock.isMidnight ? 24 : hour] }
    let morning = hour % 12
    let isLiteral = frame.conventions.meridiem == .literal
    let likely = isLiteral ? hour : morning < 7 ? morning + 12 : morning
    switch clocks {
    case .likely: return [likely]
    case .unlikely: return [likely < 12 ? morning + 12 : morning]
    case .first: return [morning, morning + 12]
    }
  }

  /// The first occurrence of a part of the day that starts at a moment or later.
  func next(_ part: DayPart, from time: Int64) -> Stretch? {
    candidates(part, around: time).first { ($0.start ?? .min) >= time }
  }

  /// The last occurrence of a part of the day that starts before a moment.
  func previous(_ part: DayPart, before time: Int64) -> Stretch? {
    candidates(part, around: time).last { ($0.start ?? .max) < time }
  }

  private func candidates(_ part: DayPart, around time: Int64) -> [Stretch] {
    let today = LocalTime.dayNumber(time)
    let hours = cutsFinely ? part.coreHours : part.hours
    return (today - 1...today + 1).map { day in
      let midnight = day * LocalTime.day
      if takesTypicalHour { return Stretch(midnight + part.typicalHour * 3600, .hour) }
      return Stretch(midnight + hours.lowerBound * 3600, midnight + hours.upperBound * 3600, .hour)
    }
  }
}
