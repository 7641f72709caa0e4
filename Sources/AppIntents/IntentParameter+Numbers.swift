import Foundation

extension IntentParameter
where Value.ValueType: FixedWidthInteger & Sendable, Value.UnwrappedType: Sendable {
  /// Declares a whole number.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntentIntControlStyle = .stepper,
    inclusiveRange: (lowerBound: Value.ValueType, upperBound: Value.ValueType)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      ParameterWords(
        title: title, description: description, requestValueDialog: requestValueDialog),
      at: DeclarationSite(owner: function, file: fileID, line: line, column: column),
      default: defaultValue,
      inclusiveRange.map { .inclusiveRange(lowerBound: $0.lowerBound, upperBound: $0.upperBound) })
  }
}

extension IntentParameter
where Value.ValueType: BinaryFloatingPoint & Sendable, Value.UnwrappedType: Sendable {
  /// Declares a number.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntentDoubleControlStyle = .field,
    inclusiveRange: (lowerBound: Value.ValueType, upperBound: Value.ValueType)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      ParameterWords(
        title: title, description: description, requestValueDialog: requestValueDialog),
      at: DeclarationSite(owner: function, file: fileID, line: line, column: column),
      default: defaultValue,
      inclusiveRange.map { .inclusiveRange(lowerBound: $0.lowerBound, upperBound: $0.upperBound) })
  }
}

extension IntentParameter where Value.ValueType == Decimal, Value.UnwrappedType: Sendable {
  /// Declares a number without binary rounding.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inclusiveRange: (lowerBound: Decimal, upperBound: Decimal)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      ParameterWords(
        title: title, description: description, requestValueDialog: requestValueDialog),
      at: DeclarationSite(owner: function, file: fileID, line: line, column: column),
      default: defaultValue,
      inclusiveRange.map { .inclusiveRange(lowerBound: $0.lowerBound, upperBound: $0.upperBound) })
  }
}

extension IntentParameter
where Value.ValueType == IntentCurrencyAmount, Value.UnwrappedType: Sendable {
  /// Declares an amount of money.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    currencyCodes: [String] = [],
    inclusiveRange: (lowerBound: Decimal, upperBound: Decimal)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      ParameterWords(
        title: title, description: description, requestValueDialog: requestValueDialog),
      at: DeclarationSite(owner: function, file: fileID, line: line, column: column),
      default: defaultValue,
      .currencyCodes(currencyCodes),
      inclusiveRange.map { .inclusiveRange(lowerBound: $0.lowerBound, upperBound: $0.upperBound) })
  }
}
