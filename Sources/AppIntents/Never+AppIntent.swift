import Foundation

extension Never: AppIntent {
  /// The result of an intent that cannot be performed.
  public typealias PerformResult = IntentResultContainer<Never, Never, Never, Never>
  /// No summary.
  public typealias SummaryContent = Never

  /// The empty title: there is no such intent.
  public static var title: LocalizedStringResource { "" }

  /// Not to be called: there is no value to summarise.
  public static var parameterSummary: Never { fatalError("'Never' is no intent") }

  /// Not to be called: there is no value to make.
  public init() { fatalError("'Never' is no intent") }

  /// Not reached: there is no value to perform.
  public func perform() async throws -> PerformResult { switch self {} }
}

extension Never: ParameterSummary {}
