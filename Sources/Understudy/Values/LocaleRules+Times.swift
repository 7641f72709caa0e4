import UnderstudyICU

extension LocaleRules {
  private static let skeletons = ["Hms", "Hm", "H", "hms", "hm", "h", "Bhms", "Bhm", "Bh"]

  /// Adds the times of day that the locale's patterns write.
  mutating func addTimes(_ patterns: DatePatterns, _ symbols: DateSymbols) {
    let styles = [DatePatterns.Style.medium, .short]
    let texts =
      styles.map { patterns.pattern(date: nil, time: $0) } + Self.skeletons.map(patterns.best)
    let periods = Self.periods(of: symbols)
    var seen: Set<[FormatPiece]> = []
    let full = FormatPiece.pieces(of: patterns.pattern(date: nil, time: .full))
    for pieces in texts.map(FormatPiece.pieces) + Self.worded(full)
    where seen.insert(pieces).inserted {
      guard let clock = TimePatternReader.clock(of: pieces), !clock.endsHourInHalf else { continue }
      switch clock.half {
      case .full:
        add("written-time", [clock.pattern()], kind: "clock", production: "clock", [.word("open")])
      case .halves: addHalves(clock)
      case .periods: for period in periods { add(period, clock) }
      }
    }
  }

  /// A time whose units are words, as in `17時30分`, without the zone, with seconds and without.
  private static func worded(_ full: [FormatPiece]) -> [[FormatPiece]] {
    let clock = full.drop {
      if case .field("z", _) = $0 { true } else { $0 == .text(" ") }
    }
    return ["m", "s"].compactMap { (letter: Character) -> [FormatPiece]? in
      var pieces: [FormatPiece] = []
      for piece in clock {
        switch (piece, pieces.last) {
        case (.text(let text), .field("m", _)), (.text(let text), .field("s", _)):
          guard let word = text.split(separator: " ").first, word.allSatisfy(\.isLetter) else {
            return nil
          }
          let gap = text.first == " " ? " " : ""
          guard pieces.last != .field(letter, 1) else {
            return pieces + [.text(gap + word)]
          }
          pieces.append(piece)
        case (.field("m", _), _): pieces.append(.field("m", 1))
        case (.field("s", _), _): pieces.append(.field("s", 1))
        default: pieces.append(piece)
        }
      }
      return nil
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
