/// Finds which values a slot can hold, in the shape in which it holds them.
struct SlotFitter {
  private let converter: EntryConverter
  private let currency: String?

  private enum Points {
    static let rightKind = 500
    static let part = -5
    static let withoutCurrency = -150
  }

  /// - Parameters:
  ///   - converter: What entries of one lexicon stand for in another.
  ///   - currency: The currency of the locale's region.
  init(converter: EntryConverter, currency: String?) {
    self.converter = converter
    self.currency = currency
  }

  /// One value of a mention that a slot can hold.
  typealias Fit = (
    kind: String, value: JSONValue, timeZone: String?, reason: Candidate.Reason
  )

  /// The fitting values of each mention for each slot.
  struct Table {
    fileprivate let places: [Int?]
    fileprivate let fits: [[[Fit]]]

    /// The values of a mention that a slot can hold, the likeliest first.
    func fits(ofMention mention: Int, forSlot slot: Int) -> [Fit] {
      places[slot].map { fits[$0][mention] } ?? []
    }

    /// The slots that can hold a mention.
    func takers(ofMention mention: Int) -> Set<Int> {
      Set(places.indices.filter { !fits(ofMention: mention, forSlot: $0).isEmpty })
    }
  }

  /// Holds all mentions against all slots.
  func fits(of mentions: [ResolvedMention], for profiles: [SlotProfile]) -> Table {
    // Slots that ask for the same take the same values; only their roles differ.
    var asked: [SlotProfile] = []
    let places = profiles.map { profile -> Int? in
      guard !profile.kinds.isEmpty else { return nil }
      let known = asked.firstIndex { $0.kinds == profile.kinds && $0.slot.type == profile.slot.type }
      if known == nil { asked.append(profile) }
      return known ?? asked.count - 1
    }
    let fits = asked.map { profile in
      mentions.map { mention in
        // A time is not taken for another sort of time than it rather is.
        let kind = mention.time == nil ? nil : mention.readings[0].kind
        return mention.readings.compactMap { reading in
          kind.map { $0 == reading.kind } ?? true ? fit(reading, mention.part, profile) : nil
        }
      }
    }
    return Table(places: places, fits: fits)
  }

  /// A value in the shape of a slot; nothing where the slot does not hold it.
  func fit(_ reading: Reading, _ part: MentionPart, _ profile: SlotProfile) -> Fit? {
    for kind in profile.kinds {
      if kind == reading.kind {
        // An hour at which something begins or is over is not its day.
        if profile.asksForDay, kind == "dateTime", part.end != nil { return nil }
        guard let value = SlotValue(reading, for: profile.slot)?.value else { return nil }
        let points = Points.rightKind + (part.isWhole ? 0 : Points.part)
        return (kind, value, reading.timeZone, .init(.isKind(kind), points))
      }
      guard let key = reading.entry.flatMap({ converter.key(of: $0, as: kind) }) else { continue }
      let reason = Candidate.Reason(.hasKind(kind, of: reading.kind), Points.rightKind)
      return (reading.kind, .string(key), nil, reason)
    }
    return bareMoney(reading, profile)
  }

  /// A number where money is asked for, in the currency of the region.
  private func bareMoney(_ reading: Reading, _ profile: SlotProfile) -> Fit? {
    guard profile.slot.type == .money, reading.kind == "number", reading.value != .null else {
      return nil
    }
    let code = currency.map(JSONValue.string) ?? .null
    return (
      reading.kind, .object([.init("amount", reading.value), .init("currency", code)]), nil,
      .init(.withoutCurrency, Points.rightKind + Points.withoutCurrency)
    )
  }
}
