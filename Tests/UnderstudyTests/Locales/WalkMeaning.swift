import Foundation
import Understudy

/// What a formatted text has to be read back as.
enum WalkMeaning: Hashable, CustomStringConvertible {
  /// The stretch of a calendar unit that begins at a moment.
  case span(Date, Calendar.Component)
  /// A moment so many units from now, at the unit's grain or at a finer one.
  case moment(Date, Calendar.Component)
  /// Either of two days.
  case oneOf([Date])
  /// A time of day on whatever day.
  case clock(String)
  /// A length of time in ISO 8601.
  case duration(String)

  var description: String {
    switch self {
    case .span(let start, let unit): "the \(WalkClock.name(unit)) of \(WalkClock.iso(start))"
    case .moment(let moment, _): WalkClock.iso(moment)
    case .oneOf(let days): days.map(WalkClock.iso).joined(separator: " or ")
    case .clock(let text), .duration(let text): text
    }
  }

  /// Whether the value and the details of a reading say this.
  func matches(value: String?, details: [String: String], clock: WalkClock) -> Bool {
    if case .duration(let expected) = self { return value == expected && details["grain"] == nil }
    guard let from = details["from"]?.prefix(19), let name = details["grain"],
      let grain = WalkClock.component(named: name)
    else { return false }
    switch self {
    case .span(let start, let unit): return grain == unit && from == WalkClock.iso(start)
    case .moment(let moment, let unit):
      return WalkClock.order(grain) <= WalkClock.order(unit)
        && from == WalkClock.iso(clock.start(of: grain, moment))
    case .oneOf(let days): return grain == .day && days.contains { from == WalkClock.iso($0) }
    case .clock(let expected): return from.hasSuffix("T" + expected)
    case .duration: return false
    }
  }
}
