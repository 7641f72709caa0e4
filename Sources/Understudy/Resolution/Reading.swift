import UnderstudyLexicons

/// One honest value of a mention, as it is printed.
///
/// A class, since readings are many, never change and are handed from step to step.
final class Reading: Sendable {
  /// The kind that answers give it: `date`, `number`, `airport` ….
  let kind: String
  /// The value in the shape of its kind.
  let value: JSONValue
  private let source: Source
  /// The time zone that was said.
  let timeZone: String?
  /// The value on the clocks of the reference, where another zone was said.
  let localValue: JSONValue?
  /// The entry of a lexicon that it stands for.
  let entry: Entry.ID?
  /// Whether it lies between two bounds that were said, so that its value is but their middle.
  let isBetween: Bool
  /// Whether it is a whole region, which stands for none of the things in it by itself.
  let isRegion: Bool

  /// Where its details come from; most are never asked for.
  private enum Source: Sendable {
    case told([JSONValue.Member])
    case time(TimeReading, here: Stretch, MentionResolver)
    case entry(Entry)
  }

  /// A value with what its kind tells beside it.
  init(
    kind: String, value: JSONValue, details: [JSONValue.Member] = [], isBetween: Bool = false
  ) {
    self.kind = kind
    self.value = value
    source = .told(details)
    self.isBetween = isBetween
    (timeZone, localValue, entry, isRegion) = (nil, nil, nil, false)
  }

  /// A time, told by the clocks of a zone where one was said.
  init(
    kind: String, _ time: TimeReading, timeZone: String?, here: Stretch,
    by resolver: MentionResolver
  ) {
    self.kind = kind
    value = .string(time.iso8601)
    source = .time(time, here: here, resolver)
    self.timeZone = timeZone
    localValue = timeZone.map { _ in
      .string(TimeReading(stretch: here, shape: time.shape).iso8601)
    }
    (entry, isBetween, isRegion) = (nil, false, false)
  }

  /// An entry of a lexicon: cities and parts of countries by name, all else by its code.
  init(_ entry: Entry) {
    kind = entry.kind
    value = .string(Self.isNamed(entry) ? entry.name : entry.key)
    source = .entry(entry)
    self.entry = entry.id
    isRegion = entry.lexicon.isRegional
    (timeZone, localValue, isBetween) = (nil, nil, false)
  }

  /// What else the kind tells.
  var details: [JSONValue.Member] {
    switch source {
    case .told(let details): details
    case .time(let time, _, let resolver): resolver.details(of: time, timeZone: timeZone)
    case .entry(let entry): Self.details(of: entry)
    }
  }

  /// Whether bounds may be among its details.
  var mayHaveBounds: Bool {
    if case .told(let details) = source { !details.isEmpty } else { false }
  }

  /// The country of a place.
  var country: String? {
    guard case .entry(let entry) = source else { return nil }
    return entry.text("country")
  }

  /// The time that it tells, where it is one.
  var time: TimeReading? {
    if case .time(let time, _, _) = source { time } else { nil }
  }

  /// When that is on the clocks of the reference.
  var localStretch: Stretch? {
    if case .time(_, let here, _) = source { here } else { nil }
  }

  private static func isNamed(_ entry: Entry) -> Bool {
    entry.kind == "city" || entry.kind == "subdivision"
  }

  private static func details(of entry: Entry) -> [JSONValue.Member] {
    var details: [JSONValue.Member] = [
      isNamed(entry) ? .init("code", .string(entry.key)) : .init("name", .string(entry.name))
    ]
    if entry.lexicon.lists("airport") {
      details.append(.init("airports", .array(entry.list("airports").map(JSONValue.string))))
    }
    if let country = entry.text("country") { details.append(.init("country", .string(country))) }
    if let hex = entry.text("hex") { details.append(.init("hex", .string(hex))) }
    // What has ended is told; all else goes on.
    if entry.text("status") == "former" { details.append(.init("status", .string("former"))) }
    return details
  }
}

extension Reading: Equatable {
  /// Whether two readings print alike.
  static func == (first: Reading, second: Reading) -> Bool {
    if first === second { return true }
    return first.kind == second.kind && first.value == second.value && first.entry == second.entry
      && first.timeZone == second.timeZone && first.localValue == second.localValue
      && first.isBetween == second.isBetween && first.isRegion == second.isRegion
      && (first.entry != nil || first.time != nil && first.time == second.time
        || first.details == second.details)
  }
}
