import UnderstudyLexicons

/// Turns what mentions mean into values, against the moment and place of speaking.
///
/// A class, since it holds much and is handed on a lot.
final class MentionResolver: Sendable {
  private let setting: TimeSetting
  private let entries: EntryValue

  init(_ setting: TimeSetting, entries: EntryValue) {
    self.setting = setting
    self.entries = entries
  }

  private var times: TimeResolver { TimeResolver(setting) }
  private var parts: TimeParts { TimeParts(setting) }
  private var frame: ReferenceFrame { setting.frame }
  private var amounts: AmountStore { setting.store.amounts }

  /// The same as it were, had all been said at the end of a day.
  func seen(from day: Int64) -> MentionResolver {
    MentionResolver(setting.with(frame.seen(from: day)), entries: entries)
  }

  /// The values that a meaning may stand for, the likeliest first; none where it is only a part of others.
  func readings(of meaning: Meaning, kind: String) -> [Reading] {
    switch meaning {
    case .time(let index): times.readings(of: index).map(reading)
    case .number(let number):
      [Reading(kind: "number", value: .number(number.description))]
    case .ordinal(let value): [Reading(kind: "ordinal", value: .number(value.description))]
    case .duration(let duration):
      [
        Reading(
          kind: "duration", value: .string(duration.iso8601),
          details: [.init("seconds", .number(duration.exactSeconds.description))])
      ]
    case .durationRange(let range): [reading(of: range)].compactMap { $0 }
    case .recurrence(let recurrence):
      readings(of: recurrence)
    case .entries(let match): entries.readings(of: match, kind: kind)
    case .nearest(let match): entries.nearest(kind, to: match).map(Reading.init)
    case .amount(let index):
      AmountReading(amounts).readings(of: amounts[index])
    case .name(let index), .currency(let index): readings(of: index, kind: kind)
    case .truth(let isTrue): [Reading(kind: "boolean", value: .bool(isTrue))]
    case .zone(let zone) where kind == "time-zone":
      [frame.name(of: zone).map { Reading(kind: "timeZone", value: .string($0)) }].compactMap { $0 }
    case .symbol, .integer, .grain, .zone, .cue, .option, .keyword, .ratio, .coin, .written: []
    }
  }

  /// The bound that was said first stands for the length; `min` and `max` hold those that there are.
  private func reading(of range: DurationRange) -> Reading? {
    let bounds = range.bounds
    guard let length = bounds.least ?? bounds.most else { return nil }
    let limits = [("min", bounds.least), ("max", bounds.most)].compactMap { name, bound in
      bound.map { JSONValue.Member(name, .number($0.exactSeconds.description)) }
    }
    return Reading(
      kind: "duration", value: .string(length.iso8601),
      details: [.init("seconds", .number(length.exactSeconds.description))] + limits)
  }

  /// A rule with its end; `from` is when it begins, where that was said.
  private func readings(of recurrence: RecurrenceValue) -> [Reading] {
    var end: String?
    var details: [JSONValue.Member] = []
    if let limit = recurrence.limit {
      guard let stretch = times.readings(of: limit).first?.stretch else { return [] }
      end = stretch.end.map { end in
        LocalTime.iso8601(end - 1, recurrence.hasTime ? .second : .day)
          .filter { $0 != "-" && $0 != ":" }
      }
      if let from = frame.from(stretch) { details.append(.init("from", .string(from))) }
    }
    if let zone = recurrence.zone.flatMap(frame.name) {
      details.append(.init("timeZone", .string(zone)))
    }
    guard let rule = recurrence.rule(until: end) else { return [] }
    return [Reading(kind: "recurrence", value: .string(rule), details: details)]
  }

  // MARK: - Parts

  /// The parts of a mention, of which these are its own values, each with its values; none where it is one piece.
  func parts(
    of time: TimeIndex?, _ readings: [Reading]
  ) -> [(part: MentionPart, readings: [Reading])] {
    guard let time else { return AmountParts.parts(of: readings) }
    guard readings.first?.kind == "dateTime" || readings.first?.kind == "dateInterval" else {
      return []
    }
    return parts.parts(of: time, readings.compactMap(\.time)).map {
      ($0.part, $0.readings.map(reading))
    }
      + length(of: time)
  }

  /// Whether a time goes from one time to another.
  func isRange(_ time: TimeIndex) -> Bool { parts.isRange(time) }

  private func length(of index: TimeIndex) -> [(part: MentionPart, readings: [Reading])] {
    guard let length = parts.length(of: index) else { return [] }
    return [(MentionPart(claim: .length), readings(of: .duration(length), kind: "duration"))]
  }

  /// What a name stands for: a currency, a country, a language, a zone.
  private func readings(of index: NameKey, kind: String) -> [Reading] {
    guard ["currency", "country", "language", "time-zone"].contains(kind) else { return [] }
    return amounts.keys(index).compactMap(amounts.key).map {
      Reading(kind: kind == "time-zone" ? "timeZone" : kind, value: .string($0))
    }
  }

  private func reading(_ time: TimeReading) -> Reading {
    let kind =
      switch time.shape {
      case .date: "date"
      case .time: "time"
      case .dateTime: "dateTime"
      case .interval: "dateInterval"
      }
    let zone = (time.stretch.zone ?? time.stretch.endZone).flatMap(frame.name)
    let here = zone == nil ? time.stretch : frame.here(time.stretch)
    return Reading(kind: kind, time, timeZone: zone, here: here, by: self)
  }

  /// What a time tells beside its value.
  func details(of time: TimeReading, timeZone: String?) -> [JSONValue.Member] {
    func bound(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
    let stretch = time.stretch
    var details: [JSONValue.Member] = [
      .init("grain", .string(stretch.grain.name)), .init("from", bound(frame.from(stretch))),
      .init("until", bound(frame.until(stretch))),
    ]
    if let timeZone { details.append(.init("timeZone", .string(timeZone))) }
    return details
  }
}
