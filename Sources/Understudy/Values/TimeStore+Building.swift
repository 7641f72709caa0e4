extension TimeStore {
  /// What both times hold.
  mutating func intersection(_ first: TimeIndex, _ second: TimeIndex) -> TimeIndex? {
    intersection(TimeList(first, second))
  }

  /// What all times hold; nothing where they name a field twice or a day that no month has.
  ///
  /// A clock beside a part of the day tells its half: "eight in the evening" is 20:00.
  mutating func intersection(_ times: TimeList) -> TimeIndex? {
    var parts = leaves(times)
    sharpenClock(&parts)
    sharpenRange(&parts)
    if parts.count > 1, let opened = openIntersection(parts) { return opened }
    guard var result = parts.first else { return nil }
    if let never = parts.first(where: { self[$0] == .never }) { return never }
    for part in parts.dropFirst() { result = intern(.both(result, part)) }
    return CalendarFields(result, in: self).isPossible ? result : nil
  }

  /// What all times hold; never where the day is one that the rest does not have.
  mutating func date(_ times: TimeList) -> TimeIndex? {
    if let date = intersection(times) { return date }
    let parts = leaves(times)
    var others = TimeList()
    for part in parts {
      if case .field(.day, _) = self[part] { continue }
      others.append(part)
    }
    guard others.count == parts.count - 1, !others.isEmpty, intersection(others) != nil else {
      return nil
    }
    return intern(.never)
  }

  /// "Before five" on a day is before five of that day.
  private mutating func openIntersection(_ parts: TimeList) -> TimeIndex? {
    for place in parts.indices {
      guard case .open(let opening, let base) = self[parts[place]], isPattern(base) else {
        continue
      }
      var others = parts
      others.remove(at: place)
      return intersection(others + base).map { intern(.open(opening, $0)) }
    }
    return nil
  }

  /// A date without its weekday, where both are part of it.
  mutating func withoutWeekday(_ index: TimeIndex) -> TimeIndex? {
    let parts = leaves(index)
    var others = TimeList()
    for part in parts {
      if case .field(.weekday, _) = self[part] { continue }
      others.append(part)
    }
    guard others.count < parts.count, others.count > 1 else { return nil }
    return intersection(others)
  }

  /// The parts of an intersection, from left to right.
  func leaves(_ index: TimeIndex) -> TimeList {
    var leaves = TimeList()
    addLeaves(of: index, to: &leaves)
    return leaves
  }

  private func leaves(_ times: TimeList) -> TimeList {
    var leaves = TimeList()
    for time in times { addLeaves(of: time, to: &leaves) }
    return leaves
  }

  private func addLeaves(of index: TimeIndex, to leaves: inout TimeList) {
    guard case .both(let first, let second) = self[index] else { return leaves.append(index) }
    addLeaves(of: first, to: &leaves)
    addLeaves(of: second, to: &leaves)
  }

  /// Gives the open clocks of a range the halves that a part of the day tells, and drops that part.
  private mutating func sharpenRange(_ leaves: inout TimeList) {
    for place in leaves.indices {
      guard case .range(let first, let second) = self[leaves[place]],
        case .clock(let start) = self[first], case .clock(let end) = self[second],
        let partPlace = leaves.firstIndex(where: {
          if case .part = self[$0] { true } else { false }
        }), case .part(let part) = self[leaves[partPlace]]
      else { continue }
      if start.half == .full, part.hours.contains(Int64(start.hour)) {
        // "10pm to 6am tonight" begins tonight.
        leaves.remove(at: partPlace)
        return
      }
      guard start.half == .open, end.half == .open else { continue }
      let from = intern(.clock(start.full(hour: part.hour(of: Int64(start.hour)))))
      let until = intern(.clock(end.full(hour: part.hour(of: Int64(end.hour)))))
      leaves[place] = intern(.range(from, until))
      leaves.remove(at: partPlace)
      return
    }
  }

  /// Gives an open clock the half that a part of the day tells, and drops that part.
  private mutating func sharpenClock(_ leaves: inout TimeList) {
    guard
      let clockPlace = leaves.firstIndex(where: {
        if case .clock = self[$0] { true } else { false }
      }),
      case .clock(let clock) = self[leaves[clockPlace]],
      let partPlace = leaves.firstIndex(where: { if case .part = self[$0] { true } else { false } }
      ),
      case .part(let part) = self[leaves[partPlace]]
    else { return }
    let isLate = part.hours.upperBound == 24
    if clock.isMidnight, isLate {
      leaves[clockPlace] = intern(.clock(clock.full(hour: 24)))
    } else if clock.half == .open || part.isNight && clock.hour < 5 {
      leaves[clockPlace] = intern(.clock(clock.full(hour: part.hour(of: Int64(clock.hour)))))
    }
    leaves.remove(at: partPlace)
  }
}

extension DayPart {
  /// Whether it runs into the next day.
  fileprivate var isNight: Bool { [.earlyNight, .night, .lateNight].contains(self) }

  /// The hour of a day of 24 that an hour from 1 to 12 is in this part of the day.
  func hour(of hour: Int64) -> Int64 {
    let morning = hour % 12
    switch self {
    case .earlyMorning, .morning, .middleMorning, .lateMorning: return hour == 12 ? 12 : morning
    case .earlyNight, .night, .lateNight:
      return morning < 5 ? morning + 24 : morning + 12
    case .lunch, .daytime: return morning >= 7 ? morning : morning + 12
    case .earlyAfternoon, .afternoon, .middleAfternoon, .lateAfternoon: return morning + 12
    case .earlyEvening, .evening, .lateEvening: return morning == 0 ? 24 : morning + 12
    }
  }
}
