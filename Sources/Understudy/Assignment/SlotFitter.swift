import UnderstudyLexicons

/// Finds which values a slot can hold, in the shape in which it holds them.
final class SlotFitter {
  private let converter: EntryConverter
  private let region: RegionUnits
  private let phrase: TokenizedPhrase
  private let now: Stretch

  private enum Points {
    static let rightKind = 500
    static let part = -5
    static let counted = 350
    static let wantedCurrency = -200
    static let withoutUnit = -150
  }

  /// - Parameters:
  ///   - converter: What entries of one lexicon stand for in another.
  ///   - region: The units that are usual where it was said.
  ///   - phrase: What was said, for slots that want it as it was.
  ///   - now: The moment of speaking.
  init(
    converter: EntryConverter, region: RegionUnits, phrase: TokenizedPhrase, now: Stretch
  ) {
    self.now = now
    self.converter = converter
    self.phrase = phrase
    self.region = region
  }

  /// One value of a mention that a slot can hold.
  struct Fit {
    /// The kind of the value.
    let kind: String
    /// What would fill the slot; that of the likeliest fit has the others beside it.
    fileprivate(set) var content: Candidate.Content
    /// Why it fits.
    let reason: Candidate.Reason
    /// On which side of the moment of speaking it lies, where the slot speaks of one.
    let tense: AskedValue.Tense?

    /// The value in the shape of the slot.
    var value: JSONValue { content.value }

    init(
      kind: String, value: JSONValue, timeZone: String? = nil, tense: AskedValue.Tense? = nil,
      reason: Candidate.Reason
    ) {
      self.tense = tense
      self.kind = kind
      content = Candidate.Content(value: value, timeZone: timeZone)
      self.reason = reason
    }
  }

  /// The fitting values of each mention for each slot.
  struct Table {
    fileprivate let likeness: SlotLikeness
    /// The likeliest of each mention for each slot, where there is one.
    fileprivate var fits: [Fit] = []
    /// Where those of each mention for each slot end.
    fileprivate var ends: [Int] = []

    /// The likeliest value of a mention that a slot can hold.
    func best(ofMention mention: Int, forSlot slot: Int) -> Fit? {
      let places = places(ofMention: mention, forSlot: slot)
      return places.isEmpty ? nil : fits[places.lowerBound]
    }

    /// The slots that can hold a mention.
    func takers(ofMention mention: Int) -> Set<Int> {
      Set(likeness.places.indices.filter { !places(ofMention: mention, forSlot: $0).isEmpty })
    }

    /// Ends the values of one mention for one slot, and puts the others beside the likeliest.
    fileprivate mutating func close() {
      let first = ends.last ?? 0
      if fits.count > first + 1 {
        let best = fits[first].content
        var others: [JSONValue] = []
        others.reserveCapacity(fits.count - first - 1)
        for place in first + 1..<fits.count {
          let value = fits[place].content.value
          if value != best.value, !others.contains(value) { others.append(value) }
        }
        fits[first].content = Candidate.Content(
          value: best.value, alternatives: others, timeZone: best.timeZone)
        fits.removeLast(fits.count - first - 1)
      }
      ends.append(fits.count)
    }

    private func places(ofMention mention: Int, forSlot slot: Int) -> Range<Int> {
      guard let place = likeness.places[slot] else { return 0..<0 }
      let index = mention * likeness.asked.count + place
      return (index == 0 ? 0 : ends[index - 1])..<ends[index]
    }
  }

  /// Holds all mentions against all slots; slots that ask for the same take the same values, only their roles differ.
  func fits(of mentions: [ResolvedMention], for likeness: SlotLikeness) -> Table {
    var table = Table(likeness: likeness)
    table.ends.reserveCapacity(mentions.count * likeness.asked.count)
    table.fits.reserveCapacity(2 * mentions.count)
    for mention in mentions {
      // A time is not taken for another sort of time than it rather is.
      let kind = mention.time == nil ? nil : mention.readings[0].kind
      var (mask, hasEntries) = (KindMask(), false)
      for reading in mention.readings {
        mask.formUnion(KindMask(of: reading.kind))
        if reading.entry != nil { hasEntries = true }
      }
      for profile in likeness.asked {
        if hasEntries && profile.namesAnyEntries || !profile.valueMask.isDisjoint(with: mask) {
          for reading in readings(of: mention, for: profile) {
            guard kind == nil || kind == reading.kind, mayFit(reading, profile) else { continue }
            if let fit = fit(reading, mention, profile) { table.fits.append(fit) }
          }
        }
        table.close()
      }
    }
    return table
  }

  /// The readings of a mention, those first that a slot speaks of: a day that is over, degrees of its own scale.
  private func readings(of mention: ResolvedMention, for profile: SlotProfile) -> [Reading] {
    guard mention.readings.count > 1 else { return mention.readings }
    if profile.asked.tense == .past, tense(of: mention.readings[0]) == .coming {
      return first(in: mention.readings) { tense(of: $0) == .past }
    }
    if let unit = profile.asked.unit, Self.scales.contains(unit),
      mention.readings.contains(where: { $0.detail("unit") == "degree" })
    {
      return first(in: mention.readings) { $0.detail("unit") == unit }
    }
    return mention.readings
  }

  private static let scales: Set<String> = ["celsius", "fahrenheit", "kelvin"]

  private func first(in readings: [Reading], _ isMeant: (Reading) -> Bool) -> [Reading] {
    readings.filter(isMeant) + readings.filter { !isMeant($0) }
  }

  /// On which side of the moment of speaking the day of a time lies; nothing for the same day, and what is no time.
  func tense(of reading: Reading) -> AskedValue.Tense? {
    guard let stretch = reading.localStretch, let today = now.start.map(LocalTime.dayNumber) else {
      return nil
    }
    if let end = stretch.end, LocalTime.dayNumber(end - 1) < today { return .past }
    if let start = stretch.start, LocalTime.dayNumber(start) > today { return .coming }
    return nil
  }

  /// Whether a slot may hold values of a reading's kind, in whatever shape.
  private func mayFit(_ reading: Reading, _ profile: SlotProfile) -> Bool {
    if reading.entry != nil {
      return profile.namesAnyEntries || profile.kinds.contains(reading.kind)
    }
    return profile.kinds.contains(reading.kind) || profile.isAmount
      || reading.kind == "duration" && profile.slot.type.isNumeric
  }

  /// A value in the shape of a slot; nothing where the slot does not hold it.
  func fit(_ reading: Reading, _ mention: ResolvedMention, _ profile: SlotProfile) -> Fit? {
    let part = mention.part
    for (place, kind) in profile.kinds.enumerated() {
      if kind == reading.kind {
        if isDegrees(reading, profile) { return withoutUnit(reading, profile) }
        if kind == "frequency", !isAtPace(reading, profile) { return nil }
        // An hour at which something begins or is over is not its day.
        if profile.asksForDay, kind == "dateTime", part.end != nil { return nil }
        guard let value = value(reading, profile, said: mention.tokens) else { return nil }
        let points = Points.rightKind + (part.isWhole ? 0 : Points.part)
        return Fit(
          kind: kind, value: value, timeZone: reading.timeZone,
          tense: profile.asked.tense == nil ? nil : tense(of: reading),
          reason: .init(.isKind(kind), points))
      }
      guard profile.namesEntries[place],
        let key = reading.entry.flatMap({ converter.key(of: $0, as: kind) })
      else { continue }
      let reason = Candidate.Reason(.hasKind(kind, of: reading.kind), Points.rightKind)
      return Fit(kind: reading.kind, value: .string(key), reason: reason)
    }
    guard reading.entry == nil else { return nil }
    return withoutUnit(reading, profile) ?? currency(reading, profile) ?? count(reading, profile)
  }

  /// A reading in the shape of a slot, places with what lies around them where that is asked for.
  private func value(
    _ reading: Reading, _ profile: SlotProfile, said tokens: Range<Int>
  ) -> JSONValue? {
    let shaped = SlotValue(reading, for: profile, text: phrase.text(of: tokens))
    guard profile.asked.nameStyle != .key, reading.kind == "city", let entry = reading.entry,
      case .string(let name)? = shaped?.value
    else { return shaped?.value }
    // By the name that was said, where the city's own begins like that.
    let text = phrase.text(of: tokens)
    let said = text.prefix { $0 != "," }
    let rest = name.dropFirst(said.count)
    let isShort =
      name.lowercased().hasPrefix(said.lowercased()) && (rest.isEmpty || rest.hasPrefix(" "))
    let shown = isShort ? String(name.prefix(said.count)) : name
    // Who says the country as well wants it.
    let region = text.dropFirst(said.count).drop { $0 == "," || $0 == " " }
    let told = region.isEmpty ? converter.nameBesideState(of: entry) ?? shown : shown
    switch profile.asked.nameStyle {
    case .withRegion:
      let own = region.isEmpty ? converter.region(of: entry) : String(region)
      return .string(own.map { "\(told), \($0)" } ?? told)
    case .withCodes:
      return .string(converter.regionCode(of: entry).map { "\(told), \($0)" } ?? told)
    case .withState: return .string(converter.state(of: entry).map { "\(told), \($0)" } ?? shown)
    case .name, .key:
      let isWhole = !region.isEmpty && profile.kinds.contains("country")
      return .string(isWhole ? text : shown)
    }
  }

  /// Whether something is said to be done so often in the unit of time that a slot speaks of.
  private func isAtPace(_ reading: Reading, _ profile: SlotProfile) -> Bool {
    guard case .each(let grain)? = profile.asked.pace else { return true }
    return reading.detail("grain") == grain
  }

  /// Whether a temperature is told in degrees without a scale.
  private func isDegrees(_ reading: Reading, _ profile: SlotProfile) -> Bool {
    profile.slot.shape.dimension == "temperature" && reading.detail("unit") == "degree"
  }

  /// A number where an amount of something is asked for, in the unit of the region.
  private func withoutUnit(_ reading: Reading, _ profile: SlotProfile) -> Fit? {
    let isDegrees = isDegrees(reading, profile)
    guard reading.kind == "number" || isDegrees, !reading.isBetween else { return nil }
    let value: JSONValue
    switch profile.slot.type {
    case .money:
      let code = region.currency.map(JSONValue.string) ?? .null
      value = .object([.init("amount", reading.value), .init("currency", code)])
    case .measurement:
      guard let unit = profile.slot.shape.dimension.flatMap(region.unit) else { return nil }
      value = .object([.init("value", reading.value), .init("unit", .string(unit))])
    default: return nil
    }
    let doubt = isDegrees ? Points.part : Points.withoutUnit
    return Fit(
      kind: reading.kind, value: value, reason: .init(.withoutUnit, Points.rightKind + doubt))
  }

  /// How many units of time there are in a length of time, where a number of something is asked for: 21 of "21 days".
  private func count(_ reading: Reading, _ profile: SlotProfile) -> Fit? {
    guard reading.kind == "duration", profile.slot.type.isNumeric, profile.kinds.first == "number",
      !profile.countsUnits, profile.asked.pace == nil
    else { return nil }
    let parts = reading.value.plainText.split { !$0.isNumber && $0 != "." }
    guard parts.count == 1 else { return nil }
    let number = Reading(kind: "number", value: .number(String(parts[0])))
    guard let value = SlotValue(number, for: profile, text: "") else { return nil }
    return Fit(
      kind: reading.kind, value: value.value, reason: .init(.isKind("duration"), Points.counted))
  }

  /// The currency of an amount of money, where only that is asked for.
  private func currency(_ reading: Reading, _ profile: SlotProfile) -> Fit? {
    guard reading.kind == "money", profile.kinds.contains("currency"),
      let code = reading.detail("currency")
    else { return nil }
    // Who names an amount has that and wants another currency for it.
    let isWanted = profile.roles.contains(.goal)
    let points = Points.rightKind + (isWanted ? Points.wantedCurrency : Points.part)
    return Fit(
      kind: reading.kind, value: .string(code),
      reason: .init(.hasKind("currency", of: "money"), points))
  }
}
