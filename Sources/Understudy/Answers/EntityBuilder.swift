import AppIntents
import Foundation

/// Makes an entity of the values that a phrase gave it.
struct EntityBuilder {
  private let frame: ReferenceFrame
  private let zones: [String: String]

  /// Makes entities whose days and times lie in a frame's zone, or in that of their property.
  init(frame: ReferenceFrame, zones: [String: String] = [:]) {
    self.frame = frame
    self.zones = zones
  }

  /// A new entity with these values.
  func entity<Entity: GenerableEntity>(
    _ type: Entity.Type, values: [JSONValue.Member]
  ) throws(FillingError) -> Entity {
    let builder = InstanceBuilder(Entity.init)
    let declarations = builder.declarations
    for member in values {
      guard let declaration = declarations.first(where: { $0.name == member.name }),
        let value = local(to: member.name).native(member.value, declaration)
      else {
        throw .wrongType(member.name, of: "\(Entity.self)", given: member.value.plainText)
      }
      try builder.set(value, for: member.name)
    }
    return builder.build()
  }

  /// Makes the values of a property, which may be told by the clocks of a place.
  private func local(to property: String) -> EntityBuilder {
    guard let zone = zones[property], let moved = frame.moved(toZone: zone) else { return self }
    return EntityBuilder(frame: moved)
  }

  private func native(_ value: JSONValue, _ declaration: PropertyDeclaration) -> Any? {
    guard let kind = declaration.kind else { return nil }
    guard declaration.isArray else { return native(value, kind, declaration.valueType) }
    guard case .array(let elements) = value else { return nil }
    let natives = elements.compactMap { native($0, kind, declaration.valueType) }
    return natives.count == elements.count ? array(of: declaration.valueType, natives) : nil
  }

  private func array(of type: any _IntentValue.Type, _ elements: [Any]) -> Any? {
    func typed<Element>(_: Element.Type) -> [Element]? { elements as? [Element] }
    return typed(type)
  }

  private func native(_ value: JSONValue, _ kind: ValueKind, _ type: any _IntentValue.Type) -> Any?
  {
    switch (kind, value) {
    case (.integer, .number(let digits)): integer(digits, type)
    case (.number, .number(let digits)): floating(digits, type)
    case (.decimal, .number(let digits)):
      Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX"))
    case (.boolean, .bool(let value)): value
    case (.string, .string(let text)): text
    case (.url, .string(let text)): URL(string: text)
    case (.date, .string(let text)): date(text)
    case (.dateComponents, .string(let text)): components(text)
    case (.duration, .object), (.duration, .string): duration(value)
    case (.currencyAmount, .object): amount(value)
    case (.enumeration(let type), .string(let text)): type.declaredCase(rawValue: text)
    case (.entity(let type), .object(let members)): try? entity(type, values: members)
    default: nil
    }
  }

  private func integer(_ digits: String, _ type: any _IntentValue.Type) -> Any? {
    guard let whole = Int64(digits), let type = type as? any FixedWidthInteger.Type else {
      return nil
    }
    func exactly<Number: FixedWidthInteger>(_: Number.Type) -> Number? { Number(exactly: whole) }
    return exactly(type)
  }

  private func floating(_ digits: String, _ type: any _IntentValue.Type) -> Any? {
    guard let double = Double(digits) else { return nil }
    return type == Float.self ? Float(double) : double
  }

  private func date(_ text: String) -> Date? {
    LocalTime.Fields(text)?.start.map(frame.moment)
  }

  private func components(_ text: String) -> DateComponents? {
    guard let fields = LocalTime.Fields(text) else { return nil }
    return DateComponents(
      year: fields.year.map(Int.init), month: fields.month.map(Int.init),
      day: fields.day.map(Int.init), hour: fields.hour.map(Int.init),
      minute: fields.minute.map(Int.init), second: fields.second.map(Int.init),
      weekOfYear: fields.week.map(Int.init))
  }

  private func duration(_ value: JSONValue) -> Duration? {
    guard case .string(let text) = value, let duration = DurationValue(iso8601: text) else {
      return nil
    }
    return .seconds(duration.nominalSeconds) + .nanoseconds(Int64(duration.nanoseconds))
  }

  private func amount(_ value: JSONValue) -> IntentCurrencyAmount? {
    guard case .number(let digits) = value["amount"], case .string(let code) = value["currency"],
      let amount = Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX"))
    else { return nil }
    return IntentCurrencyAmount(amount: amount, currencyCode: code)
  }
}
