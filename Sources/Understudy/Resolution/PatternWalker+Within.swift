extension PatternWalker {
  /// What an expression means within a stretch that its base gave.
  func stretch(_ index: TimeIndex, within outer: Stretch) -> Stretch? {
    switch store[index] {
    case .nth(let number, let pattern, _): nth(Int64(number), pattern, within: outer)
    case .nthUnit(let number, let grain, _): nthUnit(Int64(number), grain, within: outer)
    case .unit(let grain, _):
      outer.start.map { Stretch(frame.start(of: grain, holding: $0), grain) }
    case .piece(let piece, _): self.piece(piece, of: outer)
    case .zoned(_, let zone): outer.told(by: zone)
    default: nil
    }
  }

  private func nth(_ number: Int64, _ pattern: TimeIndex, within outer: Stretch) -> Stretch? {
    guard let start = outer.start, let end = outer.end, number.magnitude <= 400 else { return nil }
    if number > 0 {
      var found = next(pattern, from: start)
      for _ in 1..<number { found = found?.start.flatMap { next(pattern, from: $0 + 1) } }
      return found.flatMap { ($0.start ?? .max) < end ? $0 : nil }
    }
    var found = previous(pattern, before: end)
    for _ in 0..<(-number - 1) { found = found?.start.flatMap { previous(pattern, before: $0) } }
    return found.flatMap { ($0.start ?? .min) >= start ? $0 : nil }
  }

  private func nthUnit(_ number: Int64, _ grain: Grain, within outer: Stretch) -> Stretch? {
    guard let start = outer.start, let end = outer.end, number != 0 else { return nil }
    let first = firstUnit(grain, from: start)
    let found: Int64
    if number > 0 {
      found = LocalTime.advance(first, by: number - 1, grain == .weekend ? .week : grain)
    } else {
      // The last unit is the one that holds the last second.
      var last = frame.start(of: grain, holding: end - 1)
      if weeks == .whole, grain == .week, last + 7 * LocalTime.day > end {
        last -= 7 * LocalTime.day
      }
      found = LocalTime.advance(last, by: number + 1, grain == .weekend ? .week : grain)
    }
    guard found < end, found > start - 7 * LocalTime.day else { return nil }
    return Stretch(found, grain)
  }

  /// The first unit of a stretch: the week that holds most of its days, else the unit at its start.
  private func firstUnit(_ grain: Grain, from start: Int64) -> Int64 {
    let holding = frame.start(of: grain, holding: start)
    switch grain {
    case .week:
      let limit: Int64 =
        switch weeks {
        case .most: 3
        case .whole: 0
        case .started: 6
        }
      return start - holding > limit * LocalTime.day ? holding + 7 * LocalTime.day : holding
    case .weekend: return holding < start ? holding + 7 * LocalTime.day : holding
    default: return holding
    }
  }

  private func piece(_ piece: TimeExpression.Piece, of outer: Stretch) -> Stretch? {
    guard let start = outer.start, let end = outer.end else { return nil }
    let third =
      cutsFinely
      ? Self.half(of: outer.grain, from: start, to: end)
      : Self.third(of: outer.grain, from: start, to: end)
    switch piece {
    case .early, .start: return Stretch(start, start + third.first, third.grain)
    case .middle:
      // Nothing lies between two halves.
      guard start + third.first < end - third.last else { return nil }
      return Stretch(start + third.first, end - third.last, third.grain)
    case .late, .end:
      guard takesLastUnit else { return Stretch(end - third.last, end, third.grain) }
      let hasDays = outer.grain > .day || end - start > LocalTime.day
      return hasDays ? Stretch(end - LocalTime.day, .day) : Stretch(end - 1, .second)
    case .firstHalf, .secondHalf:
      let half = Self.half(of: outer.grain, from: start, to: end)
      return piece == .firstHalf
        ? Stretch(start, start + half.first, half.grain) : Stretch(end - half.last, end, half.grain)
    case .weekend: return longWeekend(around: LocalTime.dayNumber(start), to: end)
    case .rest:
      let now = outer.grain > .day ? frame.start(of: .day, holding: frame.now) : frame.now
      return now < end ? Stretch(max(now, start), end, third.grain) : nil
    case .toDate:
      let tomorrow = frame.start(of: .day, holding: frame.now) + LocalTime.day
      let now = outer.grain > .day ? tomorrow : frame.now
      return start < now ? Stretch(start, min(now, end), min(third.grain, .day)) : nil
    }
  }

  /// The same where the first piece is the first half and the last one the second.
  private static func half(
    of grain: Grain, from start: Int64, to end: Int64
  ) -> (first: Int64, last: Int64, grain: Grain) {
    let day = LocalTime.day
    switch grain {
    case .week: return (4 * day, 3 * day, .day)
    case .month: return (15 * day, end - start - 15 * day, .day)
    case .year:
      let middle = LocalTime.advance(start, months: 6)
      return (middle - start, end - middle, .month)
    default:
      if let days = days(from: start, to: end, grain) {
        return (days / 2 * day, (days + 1) / 2 * day, .day)
      }
      return ((end - start) / 2, (end - start) / 2, min(grain, .hour))
    }
  }

  /// From Friday evening to the end of a holiday on a Monday, or from its eve to the end of the Sunday after it;
  /// or the same in whole days.
  private func longWeekend(around day: Int64, to end: Int64) -> Stretch {
    let weekday = CivilDate.weekday(ofDay: day)
    let evening: Int64 = 18 * 3600
    let isEarly = 1...2 ~= weekday
    let friday = day - (weekday + 2) % 7
    let first =
      isEarly || weekday == 0 || weekday == 6
      ? friday * LocalTime.day + evening
      : (day - 1) * LocalTime.day + evening
    let lastDay = isEarly ? end : (day + (7 - weekday) % 7 + 1) * LocalTime.day
    guard cutsFinely else { return Stretch(first, max(end, lastDay), .hour) }
    return Stretch(first + LocalTime.day - evening, max(end, lastDay), .day)
  }

  /// How many days a stretch of them has; nothing for a single day or another unit.
  private static func days(from start: Int64, to end: Int64, _ grain: Grain) -> Int64? {
    grain == .day && end - start > LocalTime.day ? (end - start) / LocalTime.day : nil
  }

  /// How long the first and the last piece of a unit are taken to be.
  private static func third(
    of grain: Grain, from start: Int64, to end: Int64
  ) -> (first: Int64, last: Int64, grain: Grain) {
    let day = LocalTime.day
    if let days = days(from: start, to: end, grain) {
      return (days / 3 * day, days / 3 * day, .day)
    }
    switch grain {
    case .week: return (3 * day, 3 * day, .day)
    case .month: return (10 * day, (end - start) - 20 * day, .day)
    case .quarter:
      // A half of the year has this grain too.
      let months: Int64 = end - start > 100 * day ? 2 : 1
      let lastStart = LocalTime.advance(start, months: 2 * months)
      return (LocalTime.advance(start, months: months) - start, end - lastStart, .month)
    case .year:
      let lastStart = LocalTime.advance(start, months: 8)
      return (LocalTime.advance(start, months: 4) - start, end - lastStart, .month)
    case .decade, .century:
      // Three years, four and three; of a century ten times as many.
      let years: Int64 = grain == .decade ? 3 : 33
      let firstEnd = LocalTime.advance(start, months: 12 * years)
      let lastStart = LocalTime.advance(start, months: 12 * (grain == .decade ? 7 : 67))
      return (firstEnd - start, end - lastStart, .year)
    case .day: return (12 * 3600, 7 * 3600, .hour)
    default: return ((end - start) / 3, (end - start) / 3, min(grain, .day))
    }
  }
}
