import Foundation

extension IntentParameter where Value.ValueType: AppEntity, Value.UnwrappedType: Sendable {
  /// Declares an entity, which its default query finds.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    _ owner: StaticString = #function, _ file: StaticString = #fileID, _ line: UInt = #line,
    _ column: UInt = #column
  ) {
    self.init(
      ParameterWords(
        title: title, description: description, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog),
      at: DeclarationSite(owner: owner, file: file, line: line, column: column),
      default: defaultValue)
  }

  /// Declares an entity, which a query finds.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, query: some EntityQuery,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    _ owner: StaticString = #function, _ file: StaticString = #fileID, _ line: UInt = #line,
    _ column: UInt = #column
  ) {
    self.init(
      ParameterWords(
        title: title, description: description, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog),
      at: DeclarationSite(owner: owner, file: file, line: line, column: column),
      default: defaultValue,
      .optionsProvider(query))
  }

  /// Declares an entity out of those that a provider offers.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    optionsProvider: some DynamicOptionsProvider & Sendable,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    _ owner: StaticString = #function, _ file: StaticString = #fileID, _ line: UInt = #line,
    _ column: UInt = #column
  ) {
    self.init(
      ParameterWords(
        title: title, description: description, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog),
      at: DeclarationSite(owner: owner, file: file, line: line, column: column),
      default: defaultValue,
      .optionsProvider(optionsProvider))
  }
}

extension IntentParameter
where Value.ValueType: AppEntity, Value.UnwrappedType: _SequenceIntentValue & Sendable {
  /// Declares some entities, which their default query finds.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    _ owner: StaticString = #function, _ file: StaticString = #fileID, _ line: UInt = #line,
    _ column: UInt = #column
  ) {
    self.init(
      ParameterWords(
        title: title, description: description, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog),
      at: DeclarationSite(owner: owner, file: file, line: line, column: column),
      default: defaultValue,
      .size(size))
  }

  /// Declares some entities, which a query finds.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    query: some EntityQuery,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    _ owner: StaticString = #function, _ file: StaticString = #fileID, _ line: UInt = #line,
    _ column: UInt = #column
  ) {
    self.init(
      ParameterWords(
        title: title, description: description, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog),
      at: DeclarationSite(owner: owner, file: file, line: line, column: column),
      default: defaultValue,
      .size(size),
      .optionsProvider(query))
  }

  /// Declares some entities out of those that a provider offers.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    optionsProvider: some DynamicOptionsProvider & Sendable,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    _ owner: StaticString = #function, _ file: StaticString = #fileID, _ line: UInt = #line,
    _ column: UInt = #column
  ) {
    self.init(
      ParameterWords(
        title: title, description: description, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog),
      at: DeclarationSite(owner: owner, file: file, line: line, column: column),
      default: defaultValue,
      .size(size),
      .optionsProvider(optionsProvider))
  }
}
