import UnderstudyICU

extension LocaleRules {
  /// Adds what stands around a date and a time of day that are written together.
  mutating func addMoments(_ patterns: DatePatterns, _ symbols: DateSymbols) {
    var frames: [Pattern] = []
    let times = [DatePatterns.Style.short, .medium].map {
      (style: $0, pattern: patterns.pattern(date: nil, time: $0))
    }
    for dateStyle in DatePatterns.Style.allCases {
      let date = patterns.pattern(date: dateStyle, time: nil)
      for time in times {
        let seam = Seam(
          date: date, time: time.pattern,
          both: patterns.pattern(date: dateStyle, time: time.style))
        guard let seam else { continue }
        frames.append(seam.pattern)
        addHalves(joinedTo: seam.suffixOfTime, symbols)
      }
    }
    add("date-and-time", frames, kind: "moment", production: "both")
  }

  /// Telugu writes `PMకి`: what marks the time is joined to the word for the half of the day.
  private mutating func addHalves(joinedTo suffix: String, _ symbols: DateSymbols) {
    guard !suffix.isEmpty, symbols.amPm.count == 2 else { return }
    for (half, kind) in zip(symbols.amPm, ["am", "pm"]) {
      let words = LocaleText.pattern(ofWords: half + suffix)
      add("half-of-day", [words].compactMap { $0 }, kind: kind, production: "symbol")
    }
  }
}

/// How a locale puts the patterns of a date and of a time together.
private struct Seam {
  /// The date, the time and the words around them.
  let pattern: Pattern
  /// The letters that touch a half of the day at the end of the time.
  let suffixOfTime: String

  /// Finds the two patterns in that of both; nothing where they are not there.
  init?(date: String, time: String, both: String) {
    guard let date = both.firstRange(of: date), let timeRange = both.firstRange(of: time),
      !date.overlaps(timeRange)
    else { return nil }
    let after = Self.text(of: both[timeRange.upperBound...])
    let suffix = time.hasSuffix("a") ? String(after.prefix(while: \.isLetter)) : ""
    let isDateFirst = date.lowerBound < timeRange.lowerBound
    let (first, second) = isDateFirst ? (date, timeRange) : (timeRange, date)

    func items(_ part: Substring, after suffix: String) -> [Pattern.Item] {
      LocaleText.items(of: Self.text(of: part).dropFirst(suffix.count))
    }
    pattern = Pattern(
      items: items(both[..<first.lowerBound], after: "")
        + [Self.mention(isDateFirst ? "date" : "clock")]
        + items(both[first.upperBound..<second.lowerBound], after: isDateFirst ? "" : suffix)
        + [Self.mention(isDateFirst ? "clock" : "date")]
        + items(both[second.upperBound...], after: isDateFirst ? suffix : ""))
    suffixOfTime = suffix
  }

  /// What a part of a pattern writes as it stands.
  private static func text(of part: Substring) -> String {
    FormatPiece.pieces(of: String(part)).reduce(into: "") { text, piece in
      if case .text(let words) = piece { text += words }
    }
  }

  private static func mention(_ kind: String) -> Pattern.Item {
    Pattern.Item(choices: [.mention(kind: kind, limits: .none)])
  }
}
