/// Takes times apart into days, times of day and lengths that slots of their own may hold.
struct TimeParts {
  private let setting: TimeSetting

  init(_ setting: TimeSetting) {
    self.setting = setting
  }

  private var frame: ReferenceFrame { setting.frame }
  private var store: TimeStore { setting.store }

  /// A part and the times that it may be, the likeliest first.
  typealias Part = (part: MentionPart, readings: [TimeReading])

  /// The parts of a time, of which these are the readings; none where it is one piece.
  func parts(of index: TimeIndex, _ readings: [TimeReading]) -> [Part] {
    guard let first = readings.first else { return [] }
    let readings = readings.prefix(Self.readingLimit)
    switch first.shape {
    case .date, .time: return []
    case .dateTime:
      return [
        part(.init(claim: .day), readings) { day(of: $0.start) },
        part(.init(claim: .clock), readings) { clock(at: $0.start, $0) },
      ].compactMap { $0 }
    case .interval:
      return store.hasClock(index)
        ? partsOfHours(index, readings) : partsOfDays(index, readings)
    }
  }

  /// The most readings that are taken apart.
  private static let readingLimit = 4

  private func part(
    _ part: MentionPart, _ readings: ArraySlice<TimeReading>,
    _ taken: (Stretch) -> TimeReading?
  ) -> Part? {
    guard let first = readings.first, taken(first.stretch) != nil else { return nil }
    var found: [TimeReading] = []
    for reading in readings where reading.shape == readings.first?.shape {
      guard let one = taken(reading.stretch), !found.contains(one) else { continue }
      found.append(one)
    }
    return (part, found)
  }

  // MARK: - Hours

  private func partsOfHours(_ index: TimeIndex, _ readings: ArraySlice<TimeReading>) -> [Part] {
    let first = readings.first?.stretch
    let isOnlyEnd = first?.start == nil || first?.end == nil
    let namesDay = store.namesDay(index)
    if namesDay, !isOnlyEnd, endsByDay(index) {
      return [
        part(.init(claim: .day), readings) { day(of: $0.start) },
        part(.init(claim: .start, end: .first), readings) { clock(at: $0.start, $0) },
        part(.init(claim: [.day, .start], end: .first), readings) { moment(at: $0.start, $0) },
        part(.init(claim: .lastDay, end: .last), readings) { day(of: $0.end.map { $0 - 1 }) },
      ].compactMap { $0 }
    }
    func bound(_ claim: MentionPart.Claim, _ end: MentionPart.End) -> MentionPart {
      MentionPart(claim: claim, end: end, isOnlyEnd: isOnlyEnd)
    }
    var parts = [
      part(bound(.start, .first), readings) { clock(at: $0.start, $0) },
      part(bound(.end, .last), readings) { clock(at: $0.end, $0) },
    ]
    if namesDay {
      parts += [
        part(.init(claim: .day), readings) { day(of: $0.start ?? $0.end.map { $0 - 1 }) },
        part(bound([.day, .start], .first), readings) { moment(at: $0.start, $0) },
        part(bound(isOnlyEnd ? [.day, .end] : .end, .last), readings) { moment(at: $0.end, $0) },
      ]
    }
    return parts.compactMap { $0 }
  }

  /// Whether a stretch that begins at an hour is over with a day: "from Monday at 9 until Wednesday".
  private func endsByDay(_ index: TimeIndex) -> Bool {
    if case .range(_, let last) = store[index] { !store.hasClock(last) } else { false }
  }

  private func clock(at seconds: Int64?, _ stretch: Stretch) -> TimeReading? {
    moment(at: seconds, stretch).map { TimeReading(stretch: $0.stretch, shape: .time) }
  }

  private func moment(at seconds: Int64?, _ stretch: Stretch) -> TimeReading? {
    guard let seconds else { return nil }
    var moment = Stretch(seconds, min(stretch.grain, .hour))
    moment.zone = stretch.zone
    return TimeReading(stretch: moment, shape: .dateTime)
  }

  // MARK: - Days

  private func partsOfDays(_ index: TimeIndex, _ readings: ArraySlice<TimeReading>) -> [Part] {
    guard let first = readings.first?.stretch else { return [] }
    guard first.grain >= .day else {
      return [part(.init(claim: .day), readings) { dayWithin($0) }].compactMap { $0 }
    }
    // What is over before a day begins is known by that day; so is what begins when one is over.
    let (opening, isExtent) = (opening(of: index), isExtent(index))
    // "By the 20th" begins now, but nobody said so.
    let isImplied = opening == .through
    let isOnlyEnd = first.start == nil || first.end == nil || isImplied
    guard isOnlyEnd || isExtent || isRange(index) else { return [] }
    let startsAfter: Int64 = isOnlyEnd && opening == .after ? 1 : 0
    let endsWithin: Int64 = isExtent || isOnlyEnd && opening == .before ? 0 : 1
    func bound(_ claim: MentionPart.Claim, _ end: MentionPart.End) -> MentionPart {
      MentionPart(claim: claim, end: end, isOnlyEnd: isOnlyEnd)
    }
    return [
      isImplied
        ? nil : part(bound(.day, .first), readings) { day(of: $0.start.map { $0 - startsAfter }) },
      part(bound(isOnlyEnd ? .day : .lastDay, .last), readings) {
        day(of: $0.end.map { $0 - endsWithin })
      },
    ].compactMap { $0 }
  }

  private func day(of seconds: Int64?) -> TimeReading? {
    seconds.map {
      TimeReading(stretch: Stretch(frame.start(of: .day, holding: $0), .day), shape: .date)
    }
  }

  /// The day of a stretch that lies within one.
  private func dayWithin(_ stretch: Stretch) -> TimeReading? {
    guard let start = stretch.start, let end = stretch.end, start < end else { return nil }
    let day = day(of: start)
    return day == self.day(of: end - 1) ? day : nil
  }

  private func opening(of index: TimeIndex) -> TimeExpression.Opening? {
    if case .open(let opening, _) = store[index] { opening } else { nil }
  }

  /// Whether a time is given by its start and its length.
  private func isExtent(_ index: TimeIndex) -> Bool {
    if case .extent = store[index] { true } else { false }
  }

  /// Whether a time goes from one time to another.
  func isRange(_ index: TimeIndex) -> Bool {
    store.contains(index) { if case .range = $0 { true } else { false } }
  }

  /// The length that was said with a start.
  func length(of index: TimeIndex) -> DurationValue? {
    if case .extent(_, let length) = store[index] { length } else { nil }
  }
}
