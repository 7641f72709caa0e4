import AppIntents
import Foundation

/// Makes an entity or an intent of the values that a phrase gave it.
struct EntityBuilder {
  private let frame: ReferenceFrame
  private let zones: [String: String]
  private let natives: [String: SentValue]

  /// Makes entities whose days and times lie in a frame's zone, or in that of their property.
  ///
  /// - Parameters:
  ///   - frame: When and where the phrase was said.
  ///   - zones: The zones of places by whose clocks properties are told, by their paths.
  ///   - natives: Values that are known already in the type of their property, by its path.
  init(
    frame: ReferenceFrame, zones: [String: String] = [:], natives: [String: SentValue] = [:]
  ) {
    self.frame = frame
    self.zones = zones
    self.natives = natives
  }

  /// A new entity with these values.
  func entity<Entity: GenerableEntity>(
    _ type: Entity.Type, values: [JSONValue.Member]
  ) throws(FillingError) -> Entity {
    try instance(Entity.init, values: values)
  }

  /// A new intent with these values.
  func intent<Intent: AppIntent>(
    _ type: Intent.Type, values: [JSONValue.Member]
  ) throws(FillingError) -> Intent {
    try instance(Intent.init, values: values)
  }

  private func instance<Owner: _PropertyListing>(
    _ make: () -> Owner, values: [JSONValue.Member]
  ) throws(FillingError) -> Owner {
    let builder = InstanceBuilder(make)
    let declarations = builder.declarations
    for member in values where natives[member.name] == nil {
      guard let declaration = declarations.first(where: { $0.name == member.name }),
        let value = within(member.name).native(member.value, declaration)
      else {
        throw .wrongValue(member.name, of: "\(Owner.self)", given: member.value.plainText)
      }
      try builder.set(value, for: member.name)
    }
    for declaration in declarations {
      guard let native = natives[declaration.name]?.value else { continue }
      let elements = declaration.isArray ? native as? [Any] : nil
      let value = elements.flatMap { array(of: declaration.valueType, $0) } ?? native
      try builder.set(value, for: declaration.name)
    }
    return builder.build()
  }

  /// The value of a property in its type; nothing where it has another one.
  func value(_ value: JSONValue, of declaration: PropertyDeclaration) -> Any? {
    within(declaration.name).native(value, declaration)
  }

  /// Makes the values inside a property, which may be told by the clocks of a place.
  private func within(_ property: String) -> EntityBuilder {
    func inner<Value>(_ values: [String: Value]) -> [String: Value] {
      let prefix = property + "."
      return Dictionary(
        uniqueKeysWithValues: values.filter { $0.key.hasPrefix(prefix) }
          .map { (String($0.key.dropFirst(prefix.count)), $0.value) })
    }
    let moved = zones[property].flatMap(frame.moved(toZone:))
    guard moved != nil || !zones.isEmpty || !natives.isEmpty else { return self }
    return EntityBuilder(frame: moved ?? frame, zones: inner(zones), natives: inner(natives))
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
    case (.personName, .string(let text)): Self.name(text)
    case (.measurement(let dimension), .object): measurement(value, dimension, type)
    case (.enumeration(let type), .string(let text)): type.declaredCase(rawValue: text)
    case (.entity(let type), .object(let members)): try? entity(type, values: members)
    default: nil
    }
  }

  /// A name whose last word is that of the family.
  private static func name(_ text: String) -> PersonNameComponents {
    let words = text.split(separator: " ").map(String.init)
    var name = PersonNameComponents()
    name.givenName = words.first
    name.middleName =
      words.count > 2 ? words.dropFirst().dropLast().joined(separator: " ") : nil
    name.familyName = words.count > 1 ? words.last : nil
    return name
  }

  private func measurement(
    _ value: JSONValue, _ dimension: Dimension.Type, _ type: any _IntentValue.Type
  ) -> Any? {
    guard case .number(let digits) = value["value"], let amount = Double(digits),
      case .string(let name) = value["unit"], let type = type as? any _MeasurementValue.Type,
      let unit = FoundationUnit.unit(named: name, in: dimension)
    else { return nil }
    func typed<Value: _MeasurementValue>(_: Value.Type) -> Any? {
      (unit as? Value.Unit).map { Value._measurement(amount, $0) }
    }
    return typed(type)
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
