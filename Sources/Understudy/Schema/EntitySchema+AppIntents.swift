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
  fileprivate init(_ declaration: PropertyDeclaration, within outer: [String]) {
    self.init(
      name: declaration.name, title: declaration.title, description: declaration.description,
      type: SlotType(declaration, within: outer), isRequired: !declaration.isOptional,
      isArray: declaration.isArray)
  }
}

extension SlotType {
  fileprivate init(_ declaration: PropertyDeclaration, within outer: [String]) {
    switch declaration.kind {
    case .integer(let lower, let upper):
      self = .integer(lower: lower, upper: Int64(clamping: upper))
    case .number, .decimal: self = .number
    case .boolean: self = .boolean
    case .string: self = .text
    case .date, .dateComponents: self = .date
    case .duration: self = .duration
    case .currencyAmount: self = .money
    case .measurement: self = .measurement
    case .enumeration(let type): self = .option(type.declaredCases.map(SlotOption.init))
    case .entity(let type) where !outer.contains("\(type)"):
      self = .entity(EntitySchema(type, within: outer))
    default: self = .other("\(declaration.valueType)")
    }
  }
}

extension SlotOption {
  fileprivate init(_ declared: EnumCase) {
    self.init(value: declared.rawValue, title: declared.title, synonyms: declared.synonyms)
  }
}
