extension TimeValue {
  /// Time zones, and times on their clocks.
  static let zones: [Production] = [
    // `zone(-300)` is five hours west of Greenwich, `zone(Asia/Tokyo)` a region; `east` and `west` take hours, and
    // perhaps minutes, from the pattern; without an argument it is the zone of the place in the pattern.
    Production(name: "zone", bind: zone),
    // The pattern's time on the clocks of the pattern's zone.
    Production(plain: "zoned") { store, parts in
      guard let time = parts.time, let zone = parts.zone else { return nil }
      return .time(store.intern(.zoned(time, zone)))
    },
  ]

  private static func zone(_ arguments: [Rule.Argument]) -> Production.Application? {
    if arguments.isEmpty { return { _, parts in place(parts).map(Meaning.zone) } }
    if let minutes = arguments.singleInteger {
      guard abs(minutes) <= SaidZone.furthest else { return nil }
      return { _, _ in .zone(.offset(Int32(minutes))) }
    }
    switch arguments.singleWord {
    case "east": return { _, parts in difference(parts).map { .zone(.offset($0)) } }
    case "west": return { _, parts in difference(parts).map { .zone(.offset(-$0)) } }
    case let name?:
      guard let region = SaidZone(region: name) else { return nil }
      return { _, _ in .zone(region) }
    case nil: return nil
    }
  }

  private static func place(_ parts: UnsafeBufferPointer<Meaning>) -> SaidZone? {
    for case .entries(let match) in parts { return .place(match) }
    return nil
  }

  /// Hours, hours and minutes, or both in one number of three digits or four: the minutes that they make.
  private static func difference(_ parts: UnsafeBufferPointer<Meaning>) -> Int32? {
    let numbers = parts.compactMap(\.whole)
    guard let first = numbers.first else { return nil }
    let isJoined = first > 14
    let hours = isJoined ? first / 100 : first
    let minutes = numbers.count > 1 ? numbers[1] : isJoined ? first % 100 : 0
    guard minutes < 60, hours * 60 + minutes <= SaidZone.furthest else { return nil }
    return Int32(hours * 60 + minutes)
  }
}

extension UnsafeBufferPointer<Meaning> {
  /// The first time zone among the parts.
  fileprivate var zone: SaidZone? {
    for case .zone(let zone) in self { return zone }
    return nil
  }
}
