/// Turns expressions about time into stretches of local time, the likeliest first.
///
/// An expression is read once by the conventions and once more for each choice that could have been made
/// otherwise: the half of the day, the order of digits, the week of a weekday, past or future.
struct TimeResolver {
  private let setting: TimeSetting

  init(_ setting: TimeSetting) {
    self.setting = setting
  }

  /// Every honest reading, the one by convention first; none where no such time exists.
  func readings(of index: TimeIndex) -> [TimeReading] {
    let traits = setting.store.traits(of: index)
    let evaluator = evaluator(for: index, traits)
    var choices: [Stretch?] = []
    choices.reserveCapacity(4)
    evaluator.addChoices(index, to: &choices)
    // Another hour or part of the day is likelier than the same one of another day.
    let isOnAnyDay = traits.contains(.clock) && !traits.contains(.day)
    let first = choices.lazy.compactMap { $0 }.first
    let isZoned = first?.zone != nil || first?.endZone != nil
    var found = Found(traits)
    found.add(first)
    if isZoned { found.add(first.map(setting.frame.here)) }
    if !isOnAnyDay { for stretch in choices { found.add(stretch) } }
    var others: [Stretch?] = []
    for choice in TimeChoice.allCases where traits.leaves(choice) {
      guard let other = choice.taken(by: evaluator) else { continue }
      others.removeAll(keepingCapacity: true)
      other.addChoices(index, to: &others)
      if choice.isNeighbourly {
        if let first = others.first, isBeside(first, found.readings.first) { found.add(first) }
      } else {
        for stretch in others { found.add(stretch) }
      }
    }
    if isOnAnyDay { for stretch in choices { found.add(stretch) } }
    if isZoned { for stretch in choices { found.add(stretch.map(setting.frame.here)) } }
    if found.readings.first?.stretch.grain == .weekend {
      for reading in found.readings { found.add(Self.fromFriday(reading.stretch)) }
    }
    return found.readings
  }

  /// An evaluator that knows the date without its weekday, where both were said.
  private func evaluator(for index: TimeIndex, _ traits: TimeTraits) -> TimeEvaluator {
    var setting = setting
    // The next three o'clock in Tokyo is the next one there; "tomorrow" is that of who speaks.
    if traits.contains(.zone),
      let there = setting.store.zoneOfClock(index).flatMap(setting.frame.moved)
    {
      setting = setting.with(there)
    }
    guard traits.isSuperset(of: [.weekdayField, .dayField, .monthField]),
      CalendarFields(index, in: setting.store).isDateWithWeekday
    else { return TimeEvaluator(setting) }
    var store = setting.store
    guard let loose = store.withoutWeekday(index) else { return TimeEvaluator(setting) }
    var evaluator = TimeEvaluator(TimeSetting(frame: setting.frame, store: store))
    evaluator.looser = (index, loose)
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

  /// The readings found so far, each once.
  private struct Found {
    private let traits: TimeTraits
    private(set) var readings: [TimeReading] = []

    init(_ traits: TimeTraits) {
      self.traits = traits
    }

    mutating func add(_ stretch: Stretch?) {
      guard let stretch else { return }
      let reading = TimeReading(stretch: stretch, shape: shape(of: stretch))
      if !readings.contains(reading) { readings.append(reading) }
    }

    private func shape(of stretch: Stretch) -> TimeReading.Shape {
      let isWeekend = stretch.grain == .weekend
      guard stretch.start != nil, !traits.contains(.range), isWeekend || stretch.isUnit else {
        return .interval
      }
      if stretch.grain >= .day { return .date }
      return traits.contains(.day) ? .dateTime : .time
    }
  }
}

extension CalendarFields {
  /// Whether a day is named by its month and its weekday as well.
  fileprivate var isDateWithWeekday: Bool { weekday != nil && day != nil && month != nil }
}
