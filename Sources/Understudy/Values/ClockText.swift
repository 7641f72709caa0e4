/// How ISO 8601 writes clocks, offsets and fractions of a second.
enum ClockText {
  /// The clock of a second of the day: `17:00` or `17:00:30`.
  static func clock(_ secondOfDay: Int64, withSeconds: Bool) -> String {
    let minutes = padded(secondOfDay / 3600, to: 2) + ":" + padded(secondOfDay / 60 % 60, to: 2)
    return withSeconds ? minutes + ":" + padded(secondOfDay % 60, to: 2) : minutes
  }

  /// An offset as ISO 8601 writes it, `-04:00`, rounded to whole minutes, which are the finest that it knows.
  ///
  /// Clocks that were set by the sun, before there was standard time, are seconds away from it.
  static func offset(_ seconds: Int32) -> String {
    let minutes = (abs(Int64(seconds)) + 30) / 60
    return (seconds < 0 && minutes > 0 ? "-" : "+") + clock(minutes * 60, withSeconds: false)
  }

  /// A fraction of a second as digits behind a point; nothing where there is none.
  static func fraction(_ nanoseconds: Int32) -> String {
    guard nanoseconds > 0 else { return "" }
    var digits = padded(Int64(nanoseconds), to: 9)
    while digits.last == "0" { digits.removeLast() }
    return "." + digits
  }

  /// A number with zeros before it, to a width.
  static func padded(_ value: Int64, to width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
