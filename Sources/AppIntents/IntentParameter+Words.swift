import Foundation

extension IntentParameter where Value.ValueType == Bool, Value.UnwrappedType: Sendable {
  /// Declares a choice between yes and no.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName? = nil,
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
      displayName.map { .booleanName($0) })
  }
}

extension IntentParameter where Value.ValueType == String, Value.UnwrappedType: Sendable {
  /// Declares a text.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil,
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

  /// Declares a text out of those that a provider offers.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider & Sendable,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      ParameterWords(
        title: title, description: description, requestValueDialog: requestValueDialog),
      at: DeclarationSite(owner: function, file: fileID, line: line, column: column),
      default: defaultValue,
      .optionsProvider(optionsProvider))
  }
}

extension IntentParameter where Value.ValueType == AttributedString, Value.UnwrappedType: Sendable {
  /// Declares a text with attributes.
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

extension IntentParameter where Value.ValueType == URL, Value.UnwrappedType: Sendable {
  /// Declares the location of a resource.
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
where Value.ValueType == PersonNameComponents, Value.UnwrappedType: Sendable {
  /// Declares the name of a person.
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

extension IntentParameter where Value.ValueType == IntentPerson, Value.UnwrappedType: Sendable {
  /// Declares a person.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    mode: IntentPerson.ParameterMode = .contact,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      ParameterWords(
        title: title, description: description, requestValueDialog: requestValueDialog),
      at: DeclarationSite(owner: function, file: fileID, line: line, column: column),
      .personMode(mode))
  }
}
