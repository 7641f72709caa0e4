import Foundation

/// A property of an entity, or a parameter of an intent, as it was declared.
package struct PropertyDeclaration: Sendable {
  /// The name in code.
  package let name: String
  /// What it is called: the declared title, or else the words of the name.
  package let title: String
  /// What it stands for.
  package let description: String?
  /// Whether only the app may see it; it is then never filled.
  package let isInternal: Bool
  /// Whether it may stay empty.
  package let isOptional: Bool
  /// Whether it takes several values.
  package let isArray: Bool
  /// The type of the value, without the array and the optional around it.
  package let valueType: any _IntentValue.Type
  /// The kind of the value, or `nil` where it cannot be written from a phrase.
  package let kind: ValueKind?
  /// What the declaration says about the values and about how to ask for them.
  package let constraints: [ParameterConstraint]
  /// Where it is declared.
  package let site: DeclarationSite

  init(name: String, storage: any DeclaredStorage) {
    let arguments = storage.arguments
    let shape = storage.shape
    self.name = name
    title = arguments.title?.text ?? CamelCase(name).titleWords
    description = arguments.description?.text
    isInternal = arguments.visibility == .internal
    isOptional = shape.isOptional
    isArray = shape.isArray
    valueType = shape.element
    kind = (shape.element as? any _GenerableValue.Type)?._kind.kind
    constraints = arguments.constraints
    site = arguments.site
  }
}

extension PropertyDeclaration {
  /// The value that applies where none is given, without an optional around it.
  package var defaultValue: (any Sendable)? {
    first { if case .defaultValue(let value) = $0 { value } else { nil } }
  }

  /// The lowest and the highest value, in the type of the property.
  package var inclusiveRange: (lowerBound: any Sendable, upperBound: any Sendable)? {
    first { if case .inclusiveRange(let lower, let upper) = $0 { (lower, upper) } else { nil } }
  }

  /// Which part of a date matters.
  package var dateKind: IntentDateKind? {
    first { if case .dateKind(let kind) = $0 { kind } else { nil } }
  }

  /// How many elements an array takes.
  package var size: IntentCollectionSize? {
    first { if case .size(let size) = $0 { size } else { nil } }
  }

  /// The values of an enumeration that are allowed, or `nil` where all are.
  package var supportedValues: [any Sendable]? {
    first { if case .supportedValues(let values) = $0 { values } else { nil } }
  }

  /// The query or the provider that stands in for the entity's own query.
  package var optionsProvider: (any DynamicOptionsProvider & Sendable)? {
    first { if case .optionsProvider(let provider) = $0 { provider } else { nil } }
  }

  /// The currencies that are allowed; none means all.
  package var currencyCodes: [String] {
    first { if case .currencyCodes(let codes) = $0 { codes } else { nil } } ?? []
  }

  /// What yes and no are called.
  package var booleanName: Bool.IntentDisplayName? {
    first { if case .booleanName(let name) = $0 { name } else { nil } }
  }

  /// The unit of a measurement that is given as a bare number.
  package var unit: Dimension? {
    first { if case .unit(let unit) = $0 { unit } else { nil } }
  }

  /// The unit of a duration that is given as a bare number.
  package var durationUnit: IntentDurationUnit? {
    first { if case .durationUnit(let unit) = $0 { unit } else { nil } }
  }

  /// What to say in order to get a value.
  package var requestValueDialog: IntentDialog? {
    first { if case .requestValueDialog(let dialog) = $0 { dialog } else { nil } }
  }

  /// What to say in order to get one of several values.
  package var requestDisambiguationDialog: IntentDialog? {
    first { if case .requestDisambiguationDialog(let dialog) = $0 { dialog } else { nil } }
  }

  private func first<Fact>(_ fact: (ParameterConstraint) -> Fact?) -> Fact? {
    constraints.lazy.compactMap(fact).first
  }
}
