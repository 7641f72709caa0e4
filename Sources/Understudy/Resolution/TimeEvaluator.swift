/// Reads an expression about time under one set of choices.
struct TimeEvaluator {
  private let setting: TimeSetting
  /// Finds the occurrences of patterns.
  var walker: PatternWalker
  /// A date that was said with its weekday, and the same date without that.
  var looser: (date: TimeIndex, loose: TimeIndex)?
  /// Whether "next Friday" is read against the convention.
  var swapsWeekday = false
  /// Whether "the last two weeks" are whole weeks rather than so many days up to now.
  var alignsLengths = true
  /// Whether patterns within what was said are read against the tense by convention.
  var swapsTense = false
  /// Whether "this August" is one of the year of speaking, and "last August" one of the year before.
  var countsCalendarYears = false
  /// Whether what is after a day begins with it.
  var includesAfter = false
  /// Whether what is before a time begins at the start of its day, or now.
  var boundsOpen = false

  init(_ setting: TimeSetting) {
    self.setting = setting
    walker = PatternWalker(setting)
  }

  var frame: ReferenceFrame { setting.frame }
  var store: TimeStore { setting.store }

  /// The same evaluator with weeks that begin on the day of the locale; nothing where they do.
  var withOtherWeeks: TimeEvaluator? {
    guard let frame = frame.withOtherWeeks else { return nil }
    var other = TimeEvaluator(setting.with(frame))
    other.looser = looser
    return other
  }

  /// Adds the readings by tense to a list: the one by convention first, then the other way.
  func addChoices(_ index: TimeIndex, to choices: inout [Stretch?]) {
    guard store.isPattern(index) else {
      choices.append(fixed(index))
      if case .open(.within, let base) = store[index] { choices.append(value(base)) }
      return
    }
    guard let looser, looser.date == index else { return addTensed(index, to: &choices) }
    var (strict, loose): ([Stretch?], [Stretch?]) = ([], [])
    addTensed(index, to: &strict)
    addTensed(looser.loose, to: &loose)
    // A weekday that no near year has on that date is taken for a slip.
    let near = strict.filter { isNear($0, loose) }
    choices += near.isEmpty ? loose + strict : near + loose + strict
  }

  /// Whether a stretch lies ahead about as far as one of others, or not long ago.
  private func isNear(_ stretch: Stretch?, _ others: [Stretch?]) -> Bool {
    guard let start = stretch?.start else { return false }
    if start < frame.now { return isNear(stretch, 62) }
    return others.contains { $0?.start.map { abs($0 - start) < 400 * LocalTime.day } ?? false }
  }

  /// Whether a stretch begins less than so many days before or after now.
  private func isNear(_ stretch: Stretch?, _ days: Int64) -> Bool {
    stretch?.start.map { abs($0 - frame.now) < days * LocalTime.day } ?? false
  }

  private func addTensed(_ index: TimeIndex, to choices: inout [Stretch?]) {
    let coming = coming(index)
    let past = past(index)
    // "Tuesday the 4th" names a day of this month rather than one months ahead.
    let isFarAhead = isNear(past, 31) && !isNear(coming, 62) && isCountedWeekday(index)
    if isFarAhead, frame.conventions.tense == .future {
      choices.append(past)
      choices.append(coming)
      return
    }
    // A weekday said on that weekday may be today.
    let today = isBareWeekday(index) ? walker.holding(index, frame.now) : nil
    switch frame.conventions.tense {
    case .future: add(coming, today, past, to: &choices, index)
    case .past: add(past, today, coming, to: &choices, index)
    case .nearest:
      let isPastNearer =
        if let ahead = coming?.start, let behind = past?.start {
          ahead - frame.now > frame.now - behind
        } else { false }
      choices.append(isPastNearer ? past : coming)
      choices.append(isPastNearer ? coming : past)
    }
  }

  /// Adds occurrences in the order in which they are likely, and the twin of the first.
  private func add(
    _ first: Stretch?, _ second: Stretch?, _ third: Stretch?, to choices: inout [Stretch?],
    _ index: TimeIndex
  ) {
    choices.append(first)
    choices.append(second)
    choices.append(third)
    if let start = first?.start, hasTwin(index) {
      choices.append(
        walker.previous(index, before: start) ?? walker.next(index, from: start + 1))
    }
  }

  /// Whether a feast may fall twice into a year that was said: a year of the sun may hold two of the moon's.
  private func hasTwin(_ index: TimeIndex) -> Bool {
    store.traits(of: index).contains(.yearly) && CalendarFields(index, in: store).year != nil
  }

  /// The likeliest reading.
  func value(_ index: TimeIndex) -> Stretch? {
    if !swapsTense {
      guard store.isPattern(index) else {
        if let fixed = fixed(index) { return fixed }
        if case .open(.within, let base) = store[index] { return value(base) }
        return nil
      }
      // Whether there is one in the past as well does not matter here.
      if frame.conventions.tense == .future, looser?.date != index, !isCountedWeekday(index),
        let coming = coming(index)
      {
        return coming
      }
    }
    var choices: [Stretch?] = []
    addChoices(index, to: &choices)
    let found = choices.compactMap { $0 }
    return swapsTense && found.count > 1 ? found[1] : found.first
  }

  // MARK: - Patterns by tense

  /// The occurrence that is on, where its day or more is not over, or else the next one.
  private func coming(_ index: TimeIndex) -> Stretch? {
    let today = frame.start(of: .day, holding: frame.now)
    if isBareWeekday(index) { return walker.next(index, from: today + LocalTime.day) }
    if let current = walker.holding(index, frame.now) {
      // A clock that shows just this is over; a day, a month or a part of the day is not.
      if current.grain >= .day || !current.isUnit { return current }
    }
    let isDay = store.rank(index) > .hour && !store.hasClock(index)
    return walker.next(index, from: isDay ? today : frame.now + 1)
      ?? walker.previous(index, before: frame.now + 1)
  }

  private func past(_ index: TimeIndex) -> Stretch? {
    let today = frame.start(of: .day, holding: frame.now)
    let isDay = store.rank(index) > .hour && !store.hasClock(index)
    let limit =
      frame.conventions.tense == .past && !isBareWeekday(index)
      ? (isDay ? today + LocalTime.day : frame.now + 1) : isDay ? today : frame.now
    return walker.previous(index, before: limit)
  }

  private func isCountedWeekday(_ index: TimeIndex) -> Bool {
    let fields = CalendarFields(index, in: store)
    return fields.weekday != nil && fields.day != nil && fields.month == nil
  }

  private func isBareWeekday(_ index: TimeIndex) -> Bool {
    if case .field(.weekday, _) = store[index] { true } else { false }
  }

  // MARK: - Fixed times

  private func fixed(_ index: TimeIndex) -> Stretch? {
    switch store[index] {
    case .reference: frame.moment
    case .cycle(let grain, let offset): cycle(grain, Int64(offset))
    case .weekday(let day, let relation): weekday(Int64(day), relation)
    case .relative(let pattern, let relation): relative(pattern, relation)
    case .both(let first, let second): intersection(first, second)
    case .shift(let base, let duration, let isLater): shifted(base, duration, isLater)
    case .beside(let number, let pattern, let base): beside(Int64(number), pattern, base)
    case .nearest(let number, let pattern, let base): nearest(Int(number), pattern, base)
    case .length(let duration, let isLater): length(duration, isLater)
    case .range(let first, let second): range(first, second)
    case .extent(let base, let duration): extent(base, duration)
    case .open(let opening, let base): open(opening, base)
    case .nth(_, _, let base), .nthUnit(_, _, let base), .unit(_, let base), .piece(_, let base),
      .zoned(let base, _):
      value(base).flatMap { walker.stretch(index, within: $0) }
    case .field, .digits, .clock, .part, .season, .yearly, .never: nil
    }
  }

  private func cycle(_ grain: Grain, _ offset: Int64) -> Stretch {
    var start = frame.start(of: grain, holding: frame.now)
    if grain == .weekend, !Stretch(start, .weekend).holds(frame.now) {
      // During the week the weekend is the coming one.
      start = LocalTime.advance(start, by: 1, .week)
    }
    return Stretch(LocalTime.advance(start, by: offset, grain == .weekend ? .week : grain), grain)
  }

  private func weekday(_ day: Int64, _ relation: TimeExpression.Relation) -> Stretch {
    let today = LocalTime.dayNumber(frame.now)
    let coming = today + (day - CivilDate.weekday(ofDay: today) + 6) % 7 + 1
    let week = LocalTime.dayNumber(frame.start(of: .week, holding: frame.now))
    let inThisWeek = week + (day - frame.firstWeekday + 7) % 7
    let recent = coming - 7 == today ? today - 7 : coming - 7
    let isFollowing = (frame.conventions.nextWeekday == .followingWeek) != swapsWeekday
    let number =
      switch relation {
      case .this: swapsWeekday ? inThisWeek : coming - 7 == today ? today : coming
      case .coming: coming
      case .last: swapsWeekday ? inThisWeek - 7 : recent
      case .beforeLast: (swapsWeekday ? inThisWeek - 7 : recent) - 7
      case .next: isFollowing ? inThisWeek + 7 : coming
      case .afterNext: (isFollowing ? inThisWeek + 7 : coming) + 7
      }
    return Stretch(number * LocalTime.day, .day)
  }

  private func relative(_ pattern: TimeIndex, _ relation: TimeExpression.Relation) -> Stretch? {
    guard store.isPattern(pattern) else { return value(pattern) }
    let year = frame.start(of: .year, holding: frame.now)
    switch relation {
    case .this where countsCalendarYears: return walker.next(pattern, from: year)
    case .last where countsCalendarYears && !store.hasClock(pattern):
      return walker.previous(pattern, before: year)
    default: break
    }
    let current = walker.holding(pattern, frame.now)
    switch relation {
    case .this, .coming:
      return current ?? walker.next(pattern, from: frame.start(of: .day, holding: frame.now))
    case .next, .afterNext:
      let next = walker.next(pattern, from: (current?.start ?? frame.now) + 1)
      return relation == .next ? next : next?.start.flatMap { walker.next(pattern, from: $0 + 1) }
    case .last, .beforeLast:
      let last = walker.previous(
        pattern, before: current?.start ?? frame.start(of: .day, holding: frame.now))
      return relation == .last
        ? last : last?.start.flatMap { walker.previous(pattern, before: $0) }
    }
  }

  private func intersection(_ first: TimeIndex, _ second: TimeIndex) -> Stretch? {
    switch (store.isPattern(first), store.isPattern(second)) {
    case (false, true): return value(first).flatMap { narrowed($0, by: second) }
    case (true, false): return value(second).flatMap { narrowed($0, by: first) }
    default:
      guard let one = value(first), let other = value(second) else { return nil }
      let (coarse, fine) = one.grain >= other.grain ? (one, other) : (other, one)
      return fine.start.map(coarse.holds) == true ? fine : nil
    }
  }

  private func narrowed(_ outer: Stretch, by pattern: TimeIndex) -> Stretch? {
    guard let start = outer.start else {
      return nil
    }
    // A clock needs a day: with a week or a minute it says nothing that could hold.
    let isClock = !store.namesDay(pattern)
    if isClock, outer.grain != .day, outer.isUnit || outer.grain == .weekend { return nil }
    return walker.inner(pattern, of: outer, from: start)
  }

  private func shifted(_ base: TimeIndex, _ duration: DurationValue, _ isLater: Bool) -> Stretch? {
    guard let origin = value(base),
      let moved = frame.advanced(origin, by: duration, isLater: isLater), let start = moved.start
    else { return nil }
    var grain: Grain
    if store[base] == .reference {
      grain = duration.grain >= .day ? .day : duration.grain == .second ? .second : .minute
    } else if duration.grain >= .day {
      grain = origin.grain >= .day ? .day : origin.grain
    } else {
      grain = min(duration.grain, origin.grain)
    }
    let isWhole = store[base] == .reference
    var stretch = Stretch(isWhole ? frame.start(of: grain, holding: start) : start, grain)
    stretch.zone = origin.zone
    if grain < .day { stretch.repeated = moved.repeated }
    if grain == .second {
      stretch.startNanoseconds = moved.startNanoseconds
      stretch.endNanoseconds = moved.startNanoseconds
    }
    return stretch
  }

  private func extent(_ base: TimeIndex, _ duration: DurationValue) -> Stretch? {
    value(base).flatMap { between($0, min($0.grain, .day), duration, isLater: true) }
  }

  /// From the start of a stretch on for so long, or up to it.
  private func between(
    _ origin: Stretch, _ grain: Grain, _ duration: DurationValue, isLater: Bool
  ) -> Stretch? {
    guard let moved = frame.advanced(origin, by: duration, isLater: isLater) else { return nil }
    let (first, last) = isLater ? (origin, moved) : (moved, origin)
    var stretch = Stretch(first.start, last.start, grain, zone: origin.zone)
    stretch.startNanoseconds = first.startNanoseconds
    stretch.endNanoseconds = last.startNanoseconds
    stretch.repeated = first.repeated.intersection(.start)
    if last.repeated.contains(.start) { stretch.repeated.insert(.end) }
    return stretch
  }

  private func length(_ duration: DurationValue, _ isLater: Bool) -> Stretch? {
    let grain = duration.grain
    // Hours and less begin now.
    guard alignsLengths == (grain >= .day) else {
      let today = Stretch(frame.start(of: .day, holding: frame.now), .day)
      let now = grain >= .day ? today : frame.moment
      return between(now, min(grain, .day), duration, isLater: isLater)
    }
    var unit = Stretch(frame.start(of: grain, holding: frame.now), grain)
    if isLater, let end = unit.end { unit = Stretch(end, grain) }
    if grain < .day { unit.repeated = frame.moment.repeated }
    return between(unit, grain, duration, isLater: isLater)
  }

  private func range(_ first: TimeIndex, _ second: TimeIndex) -> Stretch? {
    if store.isPattern(second) {
      return value(first).flatMap { walker.range(from: $0, to: second) }
    }
    guard let last = value(second), let end = last.start else { return nil }
    if store.isPattern(first) {
      guard let start = walker.previous(first, before: end) else { return nil }
      return PatternWalker.range(from: start, to: last)
    }
    return value(first).flatMap { PatternWalker.range(from: $0, to: last) }
  }

  private func open(_ opening: TimeExpression.Opening, _ base: TimeIndex) -> Stretch? {
    let isBehind = opening == .everSince && store.isPattern(base)
    guard let around = isBehind ? latest(base) : opening == .everSince ? begun(base) : value(base)
    else { return nil }
    let grain = around.grain
    switch opening {
    case .before:
      return around.start.map {
        var stretch = Stretch(earliest(base, $0), $0, grain, zone: around.zone)
        stretch.endNanoseconds = around.startNanoseconds
        return stretch
      }
    case .through:
      let end = grain < .day && around.isUnit ? around.start : around.end
      return end.map { Stretch(earliest(base, $0), $0, grain, zone: around.zone) }
    case .since, .everSince:
      return around.start.map {
        var stretch = Stretch($0, nil, grain, zone: around.zone)
        stretch.startNanoseconds = around.startNanoseconds
        return stretch
      }
    case .within:
      let now = grain >= .day ? frame.start(of: .day, holding: frame.now) : frame.now
      return around.start.map { start in
        var stretch = Stretch(now, start, grain)
        stretch.endZone = around.zone
        return stretch
      }
    case .after:
      let isPoint = grain < .day || includesAfter
      return (isPoint ? around.start : around.end)
        .map { Stretch($0, nil, grain, zone: around.zone) }
    }
  }

  /// A time that has begun: "since this August" is not since the next one.
  private func begun(_ base: TimeIndex) -> Stretch? {
    guard let found = value(base), let start = found.start, start > frame.now else {
      return value(base)
    }
    var other = self
    other.countsCalendarYears = true
    return other.value(base)
  }

  /// The occurrence that is on or the last one; the one before that where patterns are read against the tense.
  private func latest(_ pattern: TimeIndex) -> Stretch? {
    let last = walker.previous(pattern, before: frame.now + 1)
    guard swapsTense, let start = last?.start else { return last ?? value(pattern) }
    return walker.previous(pattern, before: start)
  }

  /// Where a stretch up to some moment begins, if it is to have a beginning.
  private func earliest(_ base: TimeIndex, _ end: Int64) -> Int64? {
    guard boundsOpen else { return nil }
    let day = frame.start(of: .day, holding: end)
    if store.namesDay(base), store.hasClock(base) { return day }
    let start = end == day ? frame.start(of: .day, holding: frame.now) : frame.now
    return start < end ? start : nil
  }
}
