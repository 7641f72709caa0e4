/// A reading in the shape that a slot's value prints.
struct SlotValue {
  /// The value.
  let value: JSONValue

  /// Shapes a reading for a slot; nothing where the slot's bounds exclude it.
  ///
  /// - Parameters:
  ///   - reading: What the words may mean.
  ///   - profile: What the slot asks for.
  ///   - text: The words themselves, for slots that want a name and no code.
  init?(_ reading: Reading, for profile: SlotProfile, text: @autoclosure () -> String) {
    // A slot's time is local to the reference, whatever clocks told it.
    let said = reading.localValue ?? reading.value
    // A range with two ends is no one value.
    guard said != .null, !reading.isBetween else { return nil }
    switch (profile.slot.type, said) {
    case (.money, _) where reading.kind == "money":
      value = Self.object("amount", "currency", reading)
    case (.measurement, _) where reading.kind == "measurement":
      guard profile.slot.shape.dimension.map({ reading.detail("dimension") == $0 }) ?? true else {
        return nil
      }
      value = Self.object("value", "unit", reading)
    case (.integer, _), (.number, _):
      guard let number = Self.number(reading, profile) else { return nil }
      value = number
    case (.date, .string(let text)) where Self.isTime(reading),
      (.text, .string(let text)) where Self.isTime(reading):
      guard let time = Self.time(text, reading, profile) else { return nil }
      value = .string(time)
    case (.text, _) where reading.kind == "number":
      value = .string(said.plainText)
    case (.text, .string)
    where profile.asked.nameStyle != .key && Self.isCoded(reading):
      value = .string(reading.detail("name") ?? text())
    default: value = said
    }
  }

  private static func isTime(_ reading: Reading) -> Bool {
    guard reading.entry == nil else { return false }
    return switch reading.kind {
    case "date", "time", "dateTime", "dateInterval": true
    default: false
    }
  }

  /// Whether it prints a code and has a name as well.
  private static func isCoded(_ reading: Reading) -> Bool {
    switch reading.kind {
    case "country", "language", "airline": true
    default: false
    }
  }

  /// The number and what is counted.
  private static func object(_ number: String, _ unit: String, _ reading: Reading) -> JSONValue {
    .object(
      [.init(number, reading.value)] + reading.details.filter { $0.name == unit })
  }

  // MARK: - Numbers

  /// A bare number in the unit that the slot asks for, within its bounds.
  private static func number(_ reading: Reading, _ profile: SlotProfile) -> JSONValue? {
    guard let value = converted(reading, profile), case .number(let digits) = value,
      let number = Double(digits), isWithinBounds(number, profile)
    else { return nil }
    return value
  }

  /// Whether only the bounds of a slot keep a number out of it.
  static func isOutOfBounds(_ reading: Reading, for profile: SlotProfile) -> Bool {
    guard !reading.isBetween, case .number(let digits)? = converted(reading, profile),
      let number = Double(digits)
    else { return false }
    return !isWithinBounds(number, profile)
  }

  private static func isWithinBounds(_ number: Double, _ profile: SlotProfile) -> Bool {
    if case .integer(let lower, let upper) = profile.slot.type {
      guard let whole = Int64(exactly: number), lower.map({ $0 <= whole }) ?? true,
        upper.map({ whole <= $0 }) ?? true
      else { return false }
    }
    let shape = profile.slot.shape
    return shape.lower.map({ $0 <= number }) ?? true && shape.upper.map({ number <= $0 }) ?? true
  }

  private static func converted(_ reading: Reading, _ profile: SlotProfile) -> JSONValue? {
    let own: (value: JSONValue, unit: String)
    switch reading.kind {
    case "duration":
      guard let seconds = reading.details.first(where: { $0.name == "seconds" }) else { return nil }
      own = (seconds.value, "second")
    case "date": return year(reading)
    case "dateInterval": return openingYear(reading)
    case "percentage" where profile.slot.type == .number && !profile.countsUnits:
      return fraction(reading.value)
    case "number" where profile.asked.unit == "percent" && profile.slot.type != .number:
      return percent(reading.value) ?? reading.value
    case "measurement": own = (reading.value, reading.detail("unit") ?? "")
    default: return reading.value
    }
    guard let unit = profile.asked.unit else {
      return reading.kind == "measurement" ? own.value : nil
    }
    guard case .number(let digits) = own.value, let number = Double(digits),
      let amount = UnitConversion.converted(number, from: own.unit, to: unit)
    else { return nil }
    return own.unit == unit ? own.value : JSONValue(amount)
  }

  /// A share of one, where no word asks for hundredths.
  private static func fraction(_ value: JSONValue) -> JSONValue? {
    guard case .number(let digits) = value, let percent = Double(digits) else { return nil }
    return JSONValue((percent * 1e7).rounded() / 1e9)
  }

  /// A share of one in hundredths: 50 for "half".
  private static func percent(_ value: JSONValue) -> JSONValue? {
    guard case .number(let digits) = value, let share = Double(digits), share > 0, share < 1 else {
      return nil
    }
    return JSONValue((share * 1e4).rounded() / 1e2)
  }

  /// The number of a year that was said without month and day.
  private static func year(_ reading: Reading) -> JSONValue? {
    let text = reading.detail("grain") == "decade" ? reading.detail("from") : nil
    let digits = (text ?? reading.value.plainText).prefix { $0 != "-" }
    guard let year = Int64(digits), text != nil || digits == reading.value.plainText else {
      return nil
    }
    return JSONValue(year)
  }

  /// The year in which a stretch of years begins: "since 2015", "from the twenties".
  private static func openingYear(_ reading: Reading) -> JSONValue? {
    guard ["decade", "year"].contains(reading.detail("grain")),
      let digits = reading.detail("from")?.prefix(while: { $0 != "-" }), let year = Int64(digits)
    else { return nil }
    return JSONValue(year)
  }

  // MARK: - Times

  private static func time(
    _ text: String, _ reading: Reading, _ profile: SlotProfile
  ) -> String? {
    var text = text
    // A time of day prints without the day that was guessed for it, unless a moment is asked for.
    let part = profile.slot.shape.timePart
    switch (reading.kind, part) {
    case ("time", .date?), ("time", .time?), ("time", nil), ("dateTime", .time?):
      text = halves(of: text).clock ?? text
    case ("dateTime", .date?): text = halves(of: text).day
    case ("dateInterval", _):
      guard let day = reading.localStretch.flatMap(day) else { return nil }
      text = day
    default: break
    }
    guard let form = profile.asked.dateForm else { return text }
    return form.written(text) ?? (profile.slot.type == .date ? text : nil)
  }

  /// What stands before the `T` of a moment, and what stands behind it.
  private static func halves(of text: String) -> (day: String, clock: String?) {
    guard let place = text.utf8.firstIndex(of: 0x54) else { return (text, nil) }
    return (String(text[..<place]), String(text[text.utf8.index(after: place)...]))
  }

  /// The day that a stretch within one day lies on.
  private static func day(of stretch: Stretch) -> String? {
    guard stretch.grain < .day, let first = stretch.start, let end = stretch.end, first < end
    else { return nil }
    return LocalTime.dayNumber(first) == LocalTime.dayNumber(end - 1)
      ? LocalTime.iso8601(first, .day) : nil
  }
}

extension Reading {
  /// The text of one thing that its kind tells besides the value.
  func detail(_ name: String) -> String? {
    details.first { $0.name == name }.map(\.value.plainText)
  }
}
