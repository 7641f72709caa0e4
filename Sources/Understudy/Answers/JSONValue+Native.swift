import AppIntents
import Foundation

extension JSONValue {
  /// A value of Swift in the shape in which answers print it.
  ///
  /// Days and moments print as clocks of a zone show them; an entity prints its identity and title.
  ///
  /// - Parameters:
  ///   - value: The value, perhaps with an optional or an array around it.
  ///   - timeZone: The zone of dates.
  package init(native value: Any, in timeZone: TimeZone = .gmt) {
    switch value {
    case let value as Bool: self = .bool(value)
    case let value as any FixedWidthInteger: self = .number("\(value)")
    case let value as Double: self = JSONValue(value)
    case let value as Float: self = JSONValue(Double(value))
    case let value as Decimal: self = .number("\(value)")
    case let value as String: self = .string(value)
    case let value as URL: self = .string(value.absoluteString)
    case let value as Date: self = .string(Self.text(of: value, in: timeZone))
    case let value as DateComponents: self = .string(Self.text(of: value))
    case let value as Duration: self = .string(Self.text(of: value))
    case let value as IntentCurrencyAmount:
      self = .object([
        .init("amount", .number("\(value.amount)")), .init("currency", .string(value.currencyCode)),
      ])
    case let value as PersonNameComponents:
      self = .string(IntentPerson.Name.components(value).displayString)
    case let value as any MeasuredAmount: self = value.printed
    case let value as any AppEnum: self = Self.literal(of: value)
    case let value as any TransientAppEntity: self = Self.members(of: value, in: timeZone)
    case let value as any AppEntity: self = Self.identity(of: value)
    case let values as [Any]: self = .array(values.map { JSONValue(native: $0, in: timeZone) })
    default: self = .string(String(describing: value))
    }
  }

  private static func literal(of value: some AppEnum) -> JSONValue {
    .string(value.rawValue.description)
  }

  private static func identity(of entity: some AppEntity) -> JSONValue {
    .object([
      .init("id", .string(entity.id.entityIdentifierString)),
      .init("title", .string(String(localized: entity.displayRepresentation.title))),
    ])
  }

  private static func members(of owner: some _PropertyListing, in timeZone: TimeZone) -> JSONValue {
    .object(
      owner.propertyValues.compactMap { declaration, value in
        value.map { Member(declaration.name, JSONValue(native: $0, in: timeZone)) }
      })
  }

  private static func text(of date: Date, in timeZone: TimeZone) -> String {
    let seconds = date.timeIntervalSince1970
    let whole = Int64(exactly: seconds.rounded(.down)) ?? 0
    let local = whole + Int64(timeZone.secondsFromGMT(for: date))
    let isMidnight = local % LocalTime.day == 0 && Double(whole) == seconds
    let isMinute = local % 60 == 0 && Double(whole) == seconds
    return LocalTime.iso8601(local, isMidnight ? .day : isMinute ? .minute : .second)
  }

  private static func text(of parts: DateComponents) -> String {
    func padded(_ number: Int?, _ count: Int = 2) -> String? {
      number.map { String(repeating: "0", count: max(0, count - "\($0)".count)) + "\($0)" }
    }
    let day = [padded(parts.year, 4), padded(parts.month), padded(parts.day)].compactMap { $0 }
    let clock = [padded(parts.hour), padded(parts.minute ?? parts.hour.map { _ in 0 })]
      .compactMap { $0 }
    return [day.joined(separator: "-"), clock.joined(separator: ":")]
      .filter { !$0.isEmpty }.joined(separator: "T")
  }

  private static func text(of duration: Duration) -> String {
    let (seconds, rest) = duration.components
    guard rest == 0 else { return "PT\(Double(seconds) + Double(rest) / 1e18)S" }
    let parts = [(seconds / 3_600, "H"), (seconds / 60 % 60, "M"), (seconds % 60, "S")]
    let text = parts.filter { $0.0 != 0 }.map { "\($0.0)\($0.1)" }.joined()
    return "PT" + (text.isEmpty ? "0S" : text)
  }
}

/// An amount with a unit whose dimension is not known.
private protocol MeasuredAmount {
  var printed: JSONValue { get }
}

extension Measurement: MeasuredAmount where UnitType: Dimension {
  fileprivate var printed: JSONValue {
    .object([
      .init("value", JSONValue(value)),
      .init("unit", .string(FoundationUnit.name(of: unit) ?? unit.symbol)),
    ])
  }
}
