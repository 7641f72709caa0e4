import AppIntents

extension EntitySchema {
  /// What an entity asks for, as its declaration says.
  ///
  /// Internal properties are left out: nothing fills them.
  ///
  /// - Parameter type: An entity that a model may write, declared with `@AppEntity(.generable)`.
  public init<Entity: GenerableEntity>(_ type: Entity.Type) {
    self.init(type as any GenerableEntity.Type, within: [])
  }

  /// Reads an entity inside others; one that contains itself is not read again.
  fileprivate init(_ type: any GenerableEntity.Type, within outer: [String]) {
    let name = "\(type)"
    let slots = type.propertyDeclarations.filter { !$0.isInternal }.map { declaration in
      Slot(declaration, within: outer + [name])
    }
    let display = type.typeDisplayRepresentation
    self.init(name: name, title: display.name.text, slots: slots)
  }
}

extension Slot {
  /// What a declaration asks for.
  ///
  /// - Parameters:
  ///   - declaration: The property or the parameter.
  ///   - outer: The names of the types around it, which are not read again inside it.
  init(_ declaration: PropertyDeclaration, within outer: [String]) {
    self.init(
      name: declaration.name, title: declaration.title, description: declaration.description,
      type: SlotType(declaration, within: outer), shape: SlotShape(declaration),
      isRequired: !declaration.isOptional, isArray: declaration.isArray,
      defaultValue: declaration.defaultValue.map { JSONValue(native: $0) })
  }
}

extension SlotType {
  fileprivate init(_ declaration: PropertyDeclaration, within outer: [String]) {
    switch declaration.kind {
    case .integer(let lower, let upper):
      let range = declaration.numbers
      let least = range?.lower.map { Int64(clampingDouble: $0.rounded(.up)) } ?? lower
      let most = range?.upper.map { Int64(clampingDouble: $0.rounded(.down)) }
      self = .integer(
        lower: max(lower, least), upper: min(Int64(clamping: upper), most ?? .max))
    case .number, .decimal: self = .number
    case .boolean: self = .boolean
    case .string, .url, .personName: self = .text
    case .date, .dateComponents: self = .date
    case .duration: self = .duration
    case .currencyAmount: self = .money
    case .measurement: self = .measurement
    case .enumeration(let type):
      let supported = declaration.supportedValues.map { $0.map { JSONValue(native: $0) } }
      self = .option(
        type.declaredCases.map(SlotOption.init).filter { option in
          supported?.contains(option.literal) ?? true
        })
    case .entity(let type) where !outer.contains("\(type)"):
      self = .entity(EntitySchema(type, within: outer))
    case nil where declaration.valueType is any AppEntity.Type: self = .text
    default: self = .other("\(declaration.valueType)")
    }
  }
}

extension SlotOption {
  fileprivate init(_ declared: EnumCase) {
    self.init(value: declared.rawValue, title: declared.title, synonyms: declared.synonyms)
  }
}

extension SlotShape {
  fileprivate init(_ declaration: PropertyDeclaration) {
    self.init()
    switch declaration.kind {
    case .url: kind = "url"
    case .personName: kind = "person"
    case .measurement(let type): dimension = FoundationUnit.dimension(of: type)
    default: break
    }
    switch declaration.dateKind {
    case .date: timePart = .date
    case .time: timePart = .time
    case .dateTime, nil: break
    }
    (lower, upper) = declaration.numbers ?? (nil, nil)
  }
}

extension PropertyDeclaration {
  /// The bounds of a number.
  fileprivate var numbers: (lower: Double?, upper: Double?)? {
    inclusiveRange.map { range in
      (Double(JSONValue(native: range.lowerBound)), Double(JSONValue(native: range.upperBound)))
    }
  }
}

extension Double {
  /// The number in a value.
  fileprivate init?(_ value: JSONValue) {
    guard case .number(let digits) = value else { return nil }
    self.init(digits)
  }
}
