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
    var evaluator = TimeEvaluator(frame: frame, store: store)
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
    if store.contains(index, { if case .length = $0 { true } else { false } }) {
      evaluator.alignsLengths = false
      add(evaluator.choices(index))
    }
    return found
  }

  private static func isOpenClock(_ expression: TimeExpression) -> Bool {
    if case .clock(let clock) = expression { clock.half == .open } else { false }
  }

  private func shape(of index: TimeIndex, _ stretch: Stretch) -> TimeReading.Shape {
    let isWeekend = stretch.grain == .weekend
    guard stretch.isUnit || isWeekend, stretch.start != nil else { return .interval }
    if stretch.grain >= .day { return .date }
    return store.namesDay(index) ? .dateTime : .time
  }
}
