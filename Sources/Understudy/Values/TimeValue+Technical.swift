extension TimeValue {
  /// Dates and times in the digits of machines and chronicles.
  static let technical: [Production] = [
    // Digits that are a year, a month and a day, and perhaps hour, minute and second: eight or fourteen;
    // `compact(20271231)` needs none in the pattern.
    Production(name: "compact") { arguments in
      let fixed = arguments.singleInteger.map { Meaning.integer(Int64($0), width: 8) }
      guard arguments.isEmpty || fixed != nil else { return nil }
      return { store, parts in (fixed ?? parts.first).flatMap { compact($0, in: &store) } }
    },
    // `compact-clock`: an hour, or an hour and a minute, or these and a second, two digits each; a second number
    // is a fraction of the second.
    Production(plain: "compact-clock", compactClock),
    // A year and a day counted from its first one.
    Production(plain: "year-day") { store, parts in
      guard let (year, number) = parts.twoWholes, 1...366 ~= number else { return nil }
      let first = CivilDate(year: year, month: 1, day: 1).dayNumber
      let day = CivilDate(dayNumber: first + number - 1)
      return day.year == year ? date(day, in: &store) : nil
    },
    // The year that the last number in the pattern counts in an era, beside the pattern's times.
    Production(word: "era", Era.self) { era, store, parts in
      guard let number = parts.lazy.compactMap(\.whole).last, 1...9999 ~= number else { return nil }
      let year = store.intern(.field(.year, Int32(era.year(number))))
      return store.intersection(parts.times + year).map(Meaning.time)
    },
  ]

  /// What years are counted from.
  private enum Era: String {
    /// The year 1.
    case common
    /// The year 1, backward.
    case before
    /// The passing of the Buddha, as in Thailand.
    case buddhist

    /// The year of the Gregorian calendar, with a year 0 as in ISO 8601.
    func year(_ number: Int64) -> Int64 {
      switch self {
      case .common: number
      case .before: 1 - number
      case .buddhist: number - 543
      }
    }
  }

  private static func date(_ date: CivilDate, in store: inout TimeStore) -> Meaning? {
    let year = store.intern(.field(.year, Int32(date.year)))
    let month = store.intern(.field(.month, Int32(date.month)))
    let day = store.intern(.field(.day, Int32(date.day)))
    return store.intersection(TimeList(year, month) + day).map(Meaning.time)
  }

  private static func compact(_ digits: Meaning, in store: inout TimeStore) -> Meaning? {
    guard case .integer(let number, let width) = digits, width == 8 || width == 14 else {
      return nil
    }
    let day = width == 8 ? number : number / 1_000_000
    let civil = CivilDate(year: day / 10000, month: day / 100 % 100, day: day % 100)
    guard civil.year > 0, case .time(let date)? = date(civil, in: &store) else { return nil }
    guard width == 14 else { return .time(date) }
    let second = Meaning.integer(number % 1_000_000, width: 6)
    return ClockTime(compact: second, fraction: nil).flatMap { clock in
      store.intersection(date, store.intern(.clock(clock))).map(Meaning.time)
    }
  }

  private static func compactClock(
    _ store: inout TimeStore, _ parts: UnsafeBufferPointer<Meaning>
  ) -> Meaning? {
    guard let digits = parts.first else { return nil }
    return ClockTime(compact: digits, fraction: parts.count > 1 ? parts[1] : nil)
      .map { .time(store.intern(.clock($0))) }
  }
}

extension ClockTime {
  /// The clock of two, four or six digits without marks, and of what follows the second.
  fileprivate init?(compact digits: Meaning, fraction: Meaning?) {
    guard case .integer(let number, let width) = digits, [2, 4, 6].contains(width),
      fraction == nil || width == 6
    else { return nil }
    let (second, minute) = (number % 100, number / 100 % 100)
    switch width {
    case 2: self.init(hour: number, half: .full)
    case 4: self.init(hour: number / 100, minute: second, half: .full)
    default: self.init(hour: number / 10000, minute: minute, second: second, half: .full)
    }
    guard let fraction else { return }
    guard take(fraction: fraction) else { return nil }
  }
}
