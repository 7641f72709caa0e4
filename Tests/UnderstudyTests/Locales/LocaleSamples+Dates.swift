import Foundation
import UnderstudyICU

extension LocaleSamples {
  /// One day in each of the months that follow, on every weekday.
  private var days: [Date] {
    [
      clock.date(2026, 6, 19), clock.date(2026, 7, 4), clock.date(2026, 8, 31),
      clock.date(2026, 9, 15), clock.date(2026, 10, 1), clock.date(2026, 11, 25),
      clock.date(2026, 12, 13), clock.date(2027, 1, 8), clock.date(2027, 2, 22),
      clock.date(2027, 3, 5), clock.date(2027, 4, 30), clock.date(2027, 5, 9),
    ]
  }

  mutating func addDates() throws {
    let patterns = try DatePatterns(locale: locale)
    for style in DatePatterns.Style.allCases {
      let pattern = patterns.pattern(date: style, time: nil)
      let days = style == .full ? days.prefix(7) : style == .short ? days.prefix(3) : days[...]
      for day in days { add("date \(style)", try text(pattern, day), .span(day, .day)) }
    }
    let skeletons = ["MMMd": 4, "MMMMd": 4, "MMMEd": 2, "yMMMEd": 2, "yMMMd": 2, "Md": 2, "yMd": 2]
    for (skeleton, count) in skeletons.sorted(by: { $0.key < $1.key }) {
      let pattern = patterns.best(skeleton: skeleton)
      for day in days.suffix(count) {
        add("date \(skeleton)", try text(pattern, day), .span(day, .day))
      }
    }
    for skeleton in ["yMMMM", "yMMM"] {
      let pattern = patterns.best(skeleton: skeleton)
      for day in days.prefix(4) {
        add("date \(skeleton)", try text(pattern, day), .span(clock.start(of: .month, day), .month))
      }
    }
  }

  mutating func addTimes() throws {
    let patterns = try DatePatterns(locale: locale)
    let times = [(9, 5), (15, 45), (0, 30), (12, 15), (20, 0), (6, 10)]
    for pattern in [
      patterns.pattern(date: nil, time: .short), patterns.best(skeleton: "hm"),
      patterns.best(skeleton: "Hm"),
    ] {
      for (hour, minute) in times {
        let date = clock.date(2026, 6, 10, hour, minute)
        add("time short", try text(pattern, date), .clock(String(WalkClock.iso(date).suffix(8))))
      }
    }
    let medium = patterns.pattern(date: nil, time: .medium)
    for (hour, minute) in times {
      let date = clock.date(2026, 6, 10, hour, minute, 20)
      add("time medium", try text(medium, date), .clock(String(WalkClock.iso(date).suffix(8))))
    }
  }

  mutating func addMoments() throws {
    let patterns = try DatePatterns(locale: locale)
    for (style, day) in zip(DatePatterns.Style.allCases, [19, 24, 13, 30]) {
      for (time, hour, unit, second) in [
        (DatePatterns.Style.short, 15, Calendar.Component.minute, 0), (.medium, 8, .second, 20),
      ] {
        let date = clock.date(2026, 6, day, hour, 45, second)
        let text = try text(patterns.pattern(date: style, time: time), date)
        add("moment \(style)", text, .span(date, unit))
      }
    }
  }
}
