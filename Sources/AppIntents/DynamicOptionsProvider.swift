/// Offers values for a parameter while the program runs.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: _IntentValue = Result.Result

  /// The values to choose from.
  func results() async throws -> Result

  /// The value that applies where none is chosen.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// A collection of options with sections.
  public typealias ItemCollection = IntentItemCollection
  /// A section of options.
  public typealias ItemSection = IntentItemSection
  /// An option.
  public typealias Item = IntentItem

  /// No value applies by itself.
  public func defaultResult() async -> DefaultValue? { nil }
}
