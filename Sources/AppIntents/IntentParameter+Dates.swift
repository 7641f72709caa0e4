import Foundation

extension IntentParameter where Value.ValueType == Date, Value.UnwrappedType: Sendable {
  /// Declares a point in time.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: IntentDateKind = .dateTime,
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
      .dateKind(kind))
  }
}

extension IntentParameter where Value.ValueType == DateComponents, Value.UnwrappedType: Sendable {
  /// Declares a date or a time of which parts may be open.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: IntentDateKind = .dateTime,
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
      .dateKind(kind))
  }
}

extension IntentParameter where Value.ValueType == DateInterval, Value.UnwrappedType: Sendable {
  /// Declares a time with a start and an end.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      ParameterWords(
        title: title, description: description, requestValueDialog: requestValueDialog),
      at: DeclarationSite(owner: function, file: fileID, line: line, column: column),
      default: defaultValue)
  }
}

extension IntentParameter
where Value.ValueType == Calendar.RecurrenceRule, Value.UnwrappedType: Sendable {
  /// Declares how often something happens again.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      ParameterWords(
        title: title, description: description, requestValueDialog: requestValueDialog),
      at: DeclarationSite(owner: function, file: fileID, line: line, column: column),
      default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == Duration, Value.UnwrappedType: Sendable {
  /// Declares a length of time.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, defaultUnit: IntentDurationUnit? = nil,
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
      defaultUnit.map { .durationUnit($0) })
  }
}
