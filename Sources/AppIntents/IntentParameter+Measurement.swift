import Foundation

extension IntentParameter where Value.ValueType: _MeasurementValue, Value.UnwrappedType: Sendable {
  /// Declares an amount with a unit, which the person may change.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Value.ValueType.Unit? = nil,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    let unit = defaultUnit ?? Value.ValueType.Unit.baseUnit()
    self.init(
      ParameterWords(
        title: title, description: description, requestValueDialog: requestValueDialog),
      at: DeclarationSite(owner: function, file: fileID, line: line, column: column),
      default: defaultValue.flatMap {
        Value.ValueType._measurement($0, unit) as? Value.UnwrappedType
      },
      .unit(unit), .supportsNegativeNumbers(supportsNegativeNumbers))
  }
}

/// An amount with a unit of one dimension.
public protocol _MeasurementValue: _IntentValue {
  associatedtype Unit: Dimension

  /// Puts a number and its unit together.
  static func _measurement(_ value: Double, _ unit: Unit) -> Self
}

extension Measurement: _MeasurementValue where UnitType: Dimension {
  /// Puts a number and its unit together.
  public static func _measurement(_ value: Double, _ unit: UnitType) -> Self {
    Self(value: value, unit: unit)
  }
}
