/// A time of which only a part was corrected: the hour of "Monday at 6, no, at 7".
struct CorrectedTime {
  /// The time, as slots print it.
  let value: JSONValue

  /// Puts what was corrected together with what was not; nothing where nothing of the old time is left.
  ///
  /// - Parameters:
  ///   - new: What was said last.
  ///   - old: What it takes the place of.
  init?(_ new: Candidate, insteadOf old: Candidate) {
    let (later, earlier) = (new.value.plainText, old.value.plainText)
    guard let day = Self.day(of: earlier) else { return nil }
    if new.claim.isDisjoint(with: .day), let hour = Self.hour(of: later) {
      value = .string(day + "T" + hour)
    } else if Self.hour(of: later) == nil, let hour = Self.hour(of: earlier),
      let day = Self.day(of: later)
    {
      value = .string(day + "T" + hour)
    } else {
      return nil
    }
  }

  private static func day(of text: String) -> String? {
    let day = text.prefix { $0 != "T" }
    return day.utf8.count == 10 ? String(day) : nil
  }

  private static func hour(of text: String) -> String? {
    let parts = text.split(separator: "T")
    return parts.count == 2 ? String(parts[1]) : nil
  }
}
