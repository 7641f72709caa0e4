extension TimeValue {
  /// Times made of other times.
  static let combinations: [Production] = [
    // What all times in the pattern hold.
    Production(plain: "both") { store, parts in
      store.intersection(parts.times).map(Meaning.time)
    },
    // The occurrence with a number of the first time within the second: the third Friday in May.
    // `nth(-1)` takes the last, `nth(last)` counts from the end; without a second time it lies within the month of speaking.
    Production(name: "nth") { arguments in
      if arguments.singleWord == "last" {
        return { store, parts in nth(parts.whole.map { -$0 }, in: &store, parts) }
      }
      let fixed = arguments.singleInteger
      guard arguments.isEmpty || fixed != nil else { return nil }
      return { store, parts in nth(fixed.map(Int64.init) ?? parts.whole, in: &store, parts) }
    },
    // The time in the pattern that lies first after the other one: the Friday after Easter; `beside(-1)`: before.
    Production(name: "beside") { arguments in
      guard let sign = arguments.singleInteger, sign != 0 else { return nil }
      return { store, parts in beside(Int64(sign), in: &store, parts) }
    },
    // `nth-range(1)`: the first units or times of the pattern within another time, as many as its number says;
    // `nth-range(-1)`: the last ones.
    Production(name: "nth-range") { arguments in
      guard let sign = arguments.singleInteger, sign == 1 || sign == -1 else { return nil }
      return { store, parts in nthRange(Int32(sign), in: &store, parts) }
    },
    // The occurrence of the first time in the pattern nearest to the second, or less near by its number.
    Production(plain: "nearest") { store, parts in
      let times = parts.times
      guard times.count == 2, store.isPattern(times[0]), 1...20 ~= parts.whole ?? 1 else {
        return nil
      }
      return .time(store.intern(.nearest(Int32(parts.whole ?? 1), times[0], to: times[1])))
    },
    // The weekday in the pattern in the week that holds its other time.
    Production(plain: "weekday-of-week") { store, parts in
      let times = parts.times
      guard times.count == 2, let weekday = times.first(where: { isWeekday($0, in: store) }),
        let other = times.first(where: { $0 != weekday })
      else { return nil }
      let week = store.intern(.unit(.week, of: other))
      return .time(store.intern(.both(week, weekday)))
    },
    // `unit(week)` is the week that holds the pattern's time; without an argument the pattern names the unit.
    Production(name: "unit") { arguments in
      let fixed = arguments.singleWord.flatMap(Grain.init(name:))
      guard arguments.isEmpty || fixed != nil else { return nil }
      return { store, parts in
        guard let grain = fixed ?? parts.grain, let time = parts.time else { return nil }
        return .time(store.intern(.unit(grain, of: time)))
      }
    },
    // `unit-beside(-1)` is the unit in the pattern before the one that holds its time, `unit-beside(1)` the one after it.
    Production(name: "unit-beside") { arguments in
      guard let sign = arguments.singleInteger, sign == 1 || sign == -1 else { return nil }
      return { store, parts in
        guard let grain = parts.grain, let time = parts.time,
          let length = DurationValue(ExactNumber(1), grain)
        else { return nil }
        let beside = store.intern(.shift(time, length, isLater: sign == 1))
        return .time(store.intern(.unit(grain, of: beside)))
      }
    },
    // `piece(early)` is the first piece of the pattern's time.
    Production(word: "piece", TimeExpression.Piece.self) { piece, store, parts in
      parts.time.map { .time(store.intern(.piece(piece, $0))) }
    },
  ]

  private static func nth(
    _ number: Int64?, in store: inout TimeStore, _ parts: UnsafeBufferPointer<Meaning>
  ) -> Meaning? {
    guard let number = number.flatMap(Int32.init(exactly:)), number != 0 else { return nil }
    let times = parts.times
    if let grain = parts.grain {
      let coarser: Grain = grain < .day ? .day : grain < .month ? .month : .year
      let within = times.isEmpty ? store.intern(.cycle(coarser, 0)) : store.intersection(times)
      guard let within else { return nil }
      return .time(store.intern(.nthUnit(number, grain, within: within)))
    }
    guard let pattern = times.first, store.isPattern(pattern) else { return nil }
    var others = times
    others.remove(at: 0)
    let within = others.isEmpty ? store.intern(.cycle(.month, 0)) : store.intersection(others)
    guard let within else { return nil }
    return .time(store.intern(.nth(number, pattern, within: within)))
  }

  private static func nthRange(
    _ sign: Int32, in store: inout TimeStore, _ parts: UnsafeBufferPointer<Meaning>
  ) -> Meaning? {
    let times = parts.times
    guard let count = parts.whole.flatMap(Int32.init(exactly:)), 1...400 ~= count,
      let within = times.last, parts.grain != nil || times.count == 2
    else { return nil }
    func occurrence(_ number: Int32) -> TimeIndex {
      if let grain = parts.grain { return store.intern(.nthUnit(number, grain, within: within)) }
      return store.intern(.nth(number, times[0], within: within))
    }
    let (near, far) = (occurrence(sign), occurrence(sign * count))
    return .time(store.intern(sign > 0 ? .range(near, far) : .range(far, near)))
  }

  private static func isWeekday(_ time: TimeIndex, in store: TimeStore) -> Bool {
    if case .field(.weekday, _) = store[time] { true } else { false }
  }

  private static func beside(
    _ sign: Int64, in store: inout TimeStore, _ parts: UnsafeBufferPointer<Meaning>
  ) -> Meaning? {
    var times = parts.times
    // "Three Fridays ago" counts from now.
    if times.count == 1 { times.append(store.intern(.reference)) }
    guard times.count == 2, store.isPattern(times[0]),
      let number = Int32(exactly: (parts.whole ?? 1) * sign), number != 0
    else { return nil }
    return .time(store.intern(.beside(number, times[0], of: times[1])))
  }
}
