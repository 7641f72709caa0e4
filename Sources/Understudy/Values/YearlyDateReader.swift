import UnderstudyICU

/// Reads the fields of a yearly date: the name of a rule, what it takes, moves (`sat-1`), an offset (`+1`) and a length (`x8`).
struct YearlyDateReader {
  private var fields: ArraySlice<Substring>

  /// Starts at the first field.
  init(fields: ArraySlice<Substring>) {
    self.fields = fields
  }

  /// The date of all fields; nothing where one is missing, wrong or left over.
  mutating func date() -> YearlyDate? {
    guard let name = fields.popFirst(), let anchor = anchor(named: name) else { return nil }
    let moves = moves()
    guard let offset = offset(), let length = length(), fields.isEmpty else { return nil }
    return YearlyDate(anchor, moves: moves, offset: offset, length: length)
  }

  private mutating func anchor(named name: Substring) -> YearlyDate.Anchor? {
    switch name {
    case "fixed":
      guard let (month, day) = monthAndDay() else { return nil }
      return .fixed(month: month, day: day)
    case "dayOfYear": return number(1...366).map { .dayOfYear($0) }
    case "nth":
      guard let count: Int8 = number(-5...5), count != 0, let weekday = weekday(),
        let month: Int8 = number(1...12)
      else { return nil }
      return .nth(count, weekday: weekday, month: month)
    case "onOrAfter":
      guard let weekday = weekday(), let (month, day) = monthAndDay() else { return nil }
      return .onOrAfter(weekday: weekday, month: month, day: day)
    case "onOrBefore":
      guard let weekday = weekday(), let (month, day) = monthAndDay() else { return nil }
      return .onOrBefore(weekday: weekday, month: month, day: day)
    case "easter": return .easter(.western)
    case "orthodoxEaster": return .easter(.orthodox)
    case "frenchMothersDay": return .frenchMothersDay
    case "superTuesday": return .superTuesday
    case "earthHour": return .earthHour
    case "shahenshahi":
      guard let month: Int8 = number(1...12), let day: Int8 = number(1...35) else { return nil }
      return .shahenshahi(month: month, day: day)
    case "hebrew":
      guard let month: Int8 = number(1...12), let day: Int8 = number(1...30) else { return nil }
      return .hebrew(month: month, day: day)
    case "chinese", "korean", "vietnamese", "islamic":
      guard let calendar = LunarCalendar(rawValue: String(name)),
        let month: Int8 = number(1...12), let day: Int8 = number(1...30)
      else { return nil }
      return .lunar(calendar, month: month, day: day)
    default: return Self.calendars[name].flatMap { calendar($0) } ?? sky(named: name)
    }
  }

  /// The rules that look for the sun and the moon.
  private mutating func sky(named name: Substring) -> YearlyDate.Anchor? {
    switch name {
    case "sun":
      guard let longitude: Int16 = number(0...359), let east: Int16 = number(-720...840) else {
        return nil
      }
      return .sun(longitude: longitude, minutesEast: east)
    case "starSun":
      guard let longitude: Int16 = number(0...359), let hour: Int8 = number(1...24) else {
        return nil
      }
      return .starSun(longitude: longitude, lastHour: hour)
    case "hindu": return hindu()
    case "moonStar":
      guard let month: Int16 = number(0...330), let house: Int8 = number(1...27) else { return nil }
      return .moonStar(MoonStar(month: month, house: house))
    default: return nil
    }
  }

  private static let calendars: [Substring: CalendarSystem] = Dictionary(
    uniqueKeysWithValues: CalendarSystem.allCases.map { (Substring("\($0)"), $0) })

  private mutating func calendar(_ system: CalendarSystem) -> YearlyDate.Anchor? {
    guard let month: Int8 = number(1...13), let day: Int8 = number(1...32) else { return nil }
    return .calendar(system, month: month, day: day)
  }

  private mutating func hindu() -> YearlyDate.Anchor? {
    guard let month: Int8 = number(1...12), let day: Int8 = number(1...30),
      let hour = fields.popFirst().flatMap({ HinduDate.Hour(rawValue: String($0)) })
    else { return nil }
    return .hindu(HinduDate(month: month, lunarDay: day, hour: hour))
  }

  /// Moves such as `sat-1` and `sun+1`: Saturday's is kept on Friday, Sunday's on Monday.
  private mutating func moves() -> WeekdayMoves {
    var moves = WeekdayMoves.none
    while let field = fields.first,
      let weekday = Self.weekdays.firstIndex(of: field.prefix(3)),
      let move = Int8(field.dropFirst(3)), WeekdayMoves.range.contains(move)
    {
      moves[weekday] = move
      fields.removeFirst()
    }
    return moves
  }

  private mutating func monthAndDay() -> (month: Int8, day: Int8)? {
    guard let month: Int8 = number(1...12) else { return nil }
    // A leap year, so that 29 February is a day.
    let length = Int8(CivilDate.length(ofMonth: Int64(month), year: 2000))
    guard let day: Int8 = number(1...length) else { return nil }
    return (month, day)
  }

  private static let weekdays: [Substring] = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

  /// A weekday by the first letters of its English name, or from 0 for Sunday.
  private mutating func weekday() -> Int8? {
    guard let field = fields.first, let index = Self.weekdays.firstIndex(of: field) else {
      return number(0...6)
    }
    fields.removeFirst()
    return Int8(index)
  }

  /// How many days to add: none where there is no field for it.
  private mutating func offset() -> Int16? {
    fields.isEmpty || fields.first?.first == "x" ? 0 : number(-366...366)
  }

  private mutating func length() -> Int16? {
    guard let field = fields.popFirst() else { return 1 }
    if field == "xmonth" { return 0 }
    guard field.first == "x", let length = Int16(field.dropFirst()), 1...366 ~= length else {
      return nil
    }
    return length
  }

  private mutating func number<Value: FixedWidthInteger>(_ range: ClosedRange<Value>) -> Value? {
    guard let field = fields.popFirst(), let value = Value(field), range.contains(value) else {
      return nil
    }
    return value
  }
}
