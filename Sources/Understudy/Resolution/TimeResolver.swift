/// Turns expressions about time into stretches of local time, the likeliest first.
///
/// An expression is read once by the conventions and once more for each choice that could have been made
/// otherwise: the half of the day, the order of digits, the week of a weekday, past or future.
struct TimeResolver {
  private let frame: ReferenceFrame
  /// The expressions that it reads.
  let store: TimeStore

  init(frame: ReferenceFrame, store: TimeStore) {
    self.frame = frame
    self.store = store
  }

  /// Every honest reading, the one by convention first; none where no such time exists.
  func readings(of index: TimeIndex) -> [TimeReading] {
    var found: [TimeReading] = []
    func add(_ stretches: [Stretch?]) {
      for case let stretch? in stretches {
        let reading = TimeReading(stretch: stretch, shape: shape(of: index, stretch))
        if !found.contains(reading) { found.append(reading) }
      }
    }
    let evaluator = evaluator(for: index)
    let choices = evaluator.choices(index)
    // Another hour or part of the day is likelier than the same one of another day.
    let isOnAnyDay = store.hasClock(index) && !store.namesDay(index)
    let first = choices.lazy.compactMap { $0 }.first
    let isZoned = first?.zone != nil || first?.endZone != nil
    add([first, isZoned ? first.map(frame.here) : nil])
    if !isOnAnyDay { add(choices) }
    for choice in TimeChoice.all(concerning: index, in: store) {
      guard let others = choice.taken(by: evaluator)?.choices(index) else { continue }
      add(choice.isNeighbourly ? others.prefix(1).filter { isBeside($0, found.first) } : others)
    }
    add(choices)
    if isZoned { add(choices.map { $0.map(frame.here) }) }
    if found.first?.stretch.grain == .weekend { add(found.map { Self.fromFriday($0.stretch) }) }
    return found
  }

  /// An evaluator that knows the date without its weekday, where both were said.
  private func evaluator(for index: TimeIndex) -> TimeEvaluator {
    // The next three o'clock in Tokyo is the next one there; "tomorrow" is that of who speaks.
    let there = store.zoneOfClock(index).flatMap(frame.moved)
    let frame = there ?? frame
    let fields = CalendarFields(index, in: store)
    guard fields.weekday != nil, fields.day != nil, fields.month != nil else {
      return TimeEvaluator(frame: frame, store: store)
    }
    var store = store
    guard let loose = store.withoutWeekday(index) else {
      return TimeEvaluator(frame: frame, store: store)
    }
    var evaluator = TimeEvaluator(frame: frame, store: store)
    evaluator.looser[index] = loose
    return evaluator
  }

  /// Whether a stretch begins at most a day before or after a reading: an eve that is over has the next year's no part in it.
  private func isBeside(_ stretch: Stretch?, _ reading: TimeReading?) -> Bool {
    guard let start = stretch?.start, let other = reading?.stretch.start else { return false }
    return abs(start - other) <= LocalTime.day
  }

  /// A weekend that begins on Friday evening.
  private static func fromFriday(_ weekend: Stretch) -> Stretch? {
    weekend.start.map { Stretch($0 - 6 * 3600, weekend.end, .hour) }
  }

  private func shape(of index: TimeIndex, _ stretch: Stretch) -> TimeReading.Shape {
    let isWeekend = stretch.grain == .weekend
    let isRange = store.contains(index) { if case .range = $0 { true } else { false } }
    guard stretch.isUnit || isWeekend, stretch.start != nil, !isRange else { return .interval }
    if stretch.grain >= .day { return .date }
    return store.namesDay(index) ? .dateTime : .time
  }
}
