import UnderstudyICU

extension LocaleRules {
  private static let skeletons = ["Hms", "Hm", "H", "hms", "hm", "h", "Bhms", "Bhm", "Bh"]

  /// Adds the times of day that the locale's patterns write.
  mutating func addTimes(_ patterns: DatePatterns, _ symbols: DateSymbols) {
    let styles = [DatePatterns.Style.medium, .short]
    let texts =
      styles.map { patterns.pattern(date: nil, time: $0) } + Self.skeletons.map(patterns.best)
    let periods = Self.periods(of: symbols)
    var seen: Set<String> = []
    for text in texts where seen.insert(text).inserted {
      guard let clock = TimePatternReader.clock(of: text), !clock.endsHourInHalf else { continue }
      switch clock.half {
      case .full:
        add("written-time", [clock.pattern()], kind: "clock", production: "clock", [.word("open")])
      case .halves: addHalves(clock)
      case .periods: for period in periods { add(period, clock) }
      }
    }
  }

  private mutating func addHalves(_ clock: TimePatternReader.Clock) {
    for half in ["am", "pm"] {
      let word = Pattern.Item(choices: [.mention(kind: half, limits: .none)])
      add(
        "written-time-\(half)", [clock.pattern(half: [word])], kind: "clock", production: "clock",
        [.word(half)])
    }
  }

  private mutating func add(_ period: DayPeriod, _ clock: TimePatternReader.Clock) {
    let hours = Pattern.Limits(lower: period.hours.lowerBound, upper: period.hours.upperBound)
    add(
      "written-time-\(period.half)",
      [clock.pattern(half: LocaleText.items(of: period.name[...]), hours: hours)], kind: "clock",
      production: "clock", [.word(period.half)],
      // Russian "2 дня" is rather two days than two in the afternoon.
      weight: clock.hasMinutes ? 0 : -10)
  }

  /// Hours of one half of the day that a part of the day holds.
  private struct DayPeriod {
    let name: String
    let half: String
    let hours: ClosedRange<Int64>
  }

  private static func periods(of symbols: DateSymbols) -> [DayPeriod] {
    var periods: [DayPeriod] = []
    for (half, first) in [("am", 0), ("pm", 12)] {
      for hour in 0..<12 {
        guard let name = symbols.dayPeriods[first + hour], name.contains(where: \.isLetter) else {
          continue
        }
        // Twelve comes before one.
        let shown = Int64(hour == 0 ? 12 : hour)
        if hour > 1, let last = periods.last, last.name == name, last.half == half {
          periods[periods.count - 1] = DayPeriod(
            name: name, half: half, hours: last.hours.lowerBound...shown)
        } else {
          periods.append(DayPeriod(name: name, half: half, hours: shown...shown))
        }
      }
    }
    return periods
  }
}
