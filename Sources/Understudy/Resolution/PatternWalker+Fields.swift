extension PatternWalker {
  /// The first occurrence of a field's value that starts at a moment or later.
  func next(_ field: CalendarField, _ value: Int64, from time: Int64) -> Stretch? {
    for place in field.places {
      let stretch = occurrence(place, of: field, value, around: time)
      if let stretch, stretch.begins(from: time) { return stretch }
    }
    return nil
  }

  /// The last occurrence of a field's value that starts before a moment.
  func previous(_ field: CalendarField, _ value: Int64, before time: Int64) -> Stretch? {
    for place in field.places.reversed() {
      let stretch = occurrence(place, of: field, value, around: time)
      if let stretch, stretch.begins(before: time) { return stretch }
    }
    return nil
  }

  /// One of the occurrences about a moment, counted in what holds the field; nothing where that has none.
  private func occurrence(
    _ place: Int64, of field: CalendarField, _ value: Int64, around time: Int64
  ) -> Stretch? {
    let today = LocalTime.dayNumber(time)
    switch field {
    case .year: return unit(year: value, .year)
    case .shortYear: return unit(year: year(ofTwoDigits: value, isSwapped: swapsCentury), .year)
    case .decade: return unit(year: value, .decade)
    case .shortDecade:
      // The first decades of a century are rather those of this one.
      return unit(year: value + ((value < 20) == swapsCentury ? 1900 : 2000), .decade)
    case .century: return unit(year: value, .century)
    case .month, .quarter, .half:
      let months: Int64 = field == .month ? 1 : field == .quarter ? 3 : 6
      let year = CivilDate(dayNumber: today).year + place
      let first = CivilDate(year: year, month: (value - 1) * months + 1, day: 1)
      let start = first.dayNumber * LocalTime.day
      let end = first.adding(months: months).dayNumber * LocalTime.day
      return Stretch(start, end, field == .month ? .month : .quarter)
    case .week: return isoWeek(value, of: CivilDate(dayNumber: today).year + place)
    case .day:
      let date = CivilDate(dayNumber: today)
      let month = CivilDate(year: date.year, month: date.month, day: 1).adding(months: place)
      guard value <= CivilDate.length(ofMonth: month.month, year: month.year) else { return nil }
      return Stretch((month.dayNumber + value - 1) * LocalTime.day, .day)
    case .weekday:
      let coming = today + (value - CivilDate.weekday(ofDay: today) + 7) % 7
      return Stretch((coming + 7 * place) * LocalTime.day, .day)
    case .workday:
      guard 1...5 ~= CivilDate.weekday(ofDay: today + place) else { return nil }
      return Stretch((today + place) * LocalTime.day, .day)
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
    let (today, hours) = (LocalTime.dayNumber(time), hours(of: clock))
    for day in today - 1...today + 1 {
      for hour in [hours.first, hours.second] {
        guard let hour else { continue }
        let stretch = Self.stretch(clock, day, hour)
        if stretch.begins(from: time) { return stretch }
      }
    }
    return nil
  }

  /// The last time at which a clock shows this before a moment.
  func previous(_ clock: ClockTime, before time: Int64) -> Stretch? {
    let (today, hours) = (LocalTime.dayNumber(time), hours(of: clock))
    for day in (today - 1...today + 1).reversed() {
      for hour in [hours.second, hours.first] {
        guard let hour else { continue }
        let stretch = Self.stretch(clock, day, hour)
        if stretch.begins(before: time) { return stretch }
      }
    }
    return nil
  }

  private static func stretch(_ clock: ClockTime, _ day: Int64, _ hour: Int64) -> Stretch {
    let second = day * LocalTime.day + clock.seconds(hour: hour)
    return clock.nanosecond == 0
      ? Stretch(second, clock.grain) : Stretch(second, nanoseconds: clock.nanosecond)
  }

  /// The hours that a clock may mean, in rising order where both are to be tried.
  private func hours(of clock: ClockTime) -> (first: Int64, second: Int64?) {
    let hour = Int64(clock.hour)
    guard clock.half == .open else { return (closesDays && clock.isMidnight ? 24 : hour, nil) }
    let morning = hour % 12
    let isLiteral = frame.conventions.meridiem == .literal
    let likely = isLiteral ? hour : morning < 7 ? morning + 12 : morning
    switch clocks {
    case .likely: return (likely, nil)
    case .unlikely: return (likely < 12 ? morning + 12 : morning, nil)
    case .first: return (morning, morning + 12)
    }
  }

  /// The first occurrence of a part of the day that starts at a moment or later.
  func next(_ part: DayPart, from time: Int64) -> Stretch? {
    let today = LocalTime.dayNumber(time)
    for day in today - 1...today + 1 {
      let stretch = stretch(part, day)
      if stretch.begins(from: time) { return stretch }
    }
    return nil
  }

  /// The last occurrence of a part of the day that starts before a moment.
  func previous(_ part: DayPart, before time: Int64) -> Stretch? {
    let today = LocalTime.dayNumber(time)
    for day in (today - 1...today + 1).reversed() {
      let stretch = stretch(part, day)
      if stretch.begins(before: time) { return stretch }
    }
    return nil
  }

  private func stretch(_ part: DayPart, _ day: Int64) -> Stretch {
    let midnight = day * LocalTime.day
    if takesTypicalHour { return Stretch(midnight + part.typicalHour * 3600, .hour) }
    let hours = cutsFinely ? part.coreHours : part.hours
    return Stretch(midnight + hours.lowerBound * 3600, midnight + hours.upperBound * 3600, .hour)
  }
}

extension CalendarField {
  /// Where its occurrences about a moment are looked for, enough for one before it and one after it.
  fileprivate var places: ClosedRange<Int64> {
    switch self {
    case .year, .shortYear, .decade, .shortDecade, .century: 0...0
    case .month, .quarter, .half, .week, .weekday: -1...1
    case .day, .workday: -3...3
    }
  }
}
