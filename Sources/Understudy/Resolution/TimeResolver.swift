/// Turns expressions about time into stretches of local time, the likeliest first.
///
/// An expression is read once by the conventions and once more for each choice that could have been made
/// otherwise: the half of the day, the order of digits, the week of a weekday, past or future.
struct TimeResolver {
  private let frame: ReferenceFrame
  private let store: TimeStore

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
    var store = store
    var evaluator = TimeEvaluator(frame: frame, store: store)
    if let loose = store.withoutWeekday(index) {
      evaluator = TimeEvaluator(frame: frame, store: store)
      evaluator.looser[index] = loose
    }
    add(evaluator.choices(index))
    guard !found.isEmpty || store.contains(index, { if case .digits = $0 { true } else { false } })
    else { return [] }
    if store.contains(index, Self.isOpenClock) {
      evaluator.walker.clocks = .unlikely
      add(evaluator.choices(index))
      evaluator.walker.clocks = .likely
    }
    if store.contains(index, { if case .digits = $0 { true } else { false } }) {
      evaluator.walker.swapsDigits = true
      add(evaluator.choices(index))
      evaluator.walker.swapsDigits = false
    }
    if store.contains(index, { if case .weekday = $0 { true } else { false } }) {
      evaluator.swapsWeekday = true
      add(evaluator.choices(index))
      evaluator.swapsWeekday = false
    }
    if store.contains(index, Self.isVague) {
      evaluator.walker.cutsFinely = true
      add(evaluator.choices(index))
      evaluator.walker.cutsFinely = false
    }
    if frame.firstWeekday != 1, store.contains(index, Self.countsWeeks) {
      let monday = frame.withWeeks(from: 1)
      var other = TimeEvaluator(frame: monday, store: store)
      other.looser = evaluator.looser
      add(other.choices(index))
    }
    if found.first?.stretch.offset != nil {
      add(evaluator.choices(index).map { $0.map(frame.here) })
    }
    if found.first?.stretch.grain == .weekend { add(found.map { Self.fromFriday($0.stretch) }) }
    if store.contains(index, { if case .length = $0 { true } else { false } }) {
      evaluator.alignsLengths = false
      add(evaluator.choices(index))
    }
    return found
  }

  private static func isOpenClock(_ expression: TimeExpression) -> Bool {
    if case .clock(let clock) = expression { clock.half == .open } else { false }
  }

  private static func isVague(_ expression: TimeExpression) -> Bool {
    switch expression {
    case .part, .piece, .season: true
    default: false
    }
  }

  private static func countsWeeks(_ expression: TimeExpression) -> Bool {
    switch expression {
    case .cycle(.week, _), .unit(.week, _), .nthUnit(_, .week, _), .weekday: true
    case .length(let duration, _): duration.grain == .week
    default: false
    }
  }

  /// A weekend that begins on Friday evening.
  private static func fromFriday(_ weekend: Stretch) -> Stretch? {
    weekend.start.map { Stretch($0 - 6 * 3600, weekend.end, .hour) }
  }

  private func shape(of index: TimeIndex, _ stretch: Stretch) -> TimeReading.Shape {
    let isWeekend = stretch.grain == .weekend
    guard stretch.isUnit || isWeekend, stretch.start != nil else { return .interval }
    if stretch.grain >= .day { return .date }
    return store.namesDay(index) ? .dateTime : .time
  }
}
