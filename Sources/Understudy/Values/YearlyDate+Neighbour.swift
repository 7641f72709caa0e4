extension YearlyDate {
  /// The day beside a feast's own that others count to it.
  enum Neighbour: Sendable {
    case before, after
  }

  /// Whether the calendar leaves room for keeping a feast a day earlier or later.
  ///
  /// Hebrew days begin at dusk. Islamic ones do too, and their months wait for a moon that may be seen a day
  /// earlier or later. A lunar day of the Hindu calendar runs into two days of the sun.
  func mayTake(_ neighbour: Neighbour) -> Bool {
    switch anchor {
    case .hebrew, .moonStar: neighbour == .before
    case .lunar(.islamic, _, _): moves == .none
    case .hindu: true
    default: false
    }
  }

  /// The days of each occurrence that begins in a Gregorian year, with a neighbour where there is one.
  ///
  /// A single day gives way to its neighbour; a feast of many days is longer by it.
  func ranges(ofYear year: Int64, taking neighbour: Neighbour? = nil) -> [Range<Int64>] {
    days(ofYear: year).map { day in
      let range = day..<day + length(from: day)
      guard let neighbour, touches(neighbour, of: day) else { return range }
      let isSingle = range.count == 1
      return switch neighbour {
      case .before: day - 1..<(isSingle ? day : range.upperBound)
      case .after: (isSingle ? day + 1 : day)..<range.upperBound + 1
      }
    }
  }

  private func touches(_ neighbour: Neighbour, of day: Int64) -> Bool {
    guard case .hindu(let date) = anchor else { return mayTake(neighbour) }
    return date.isRunning(onDay: day - Int64(offset) + (neighbour == .before ? -1 : 1))
  }
}
