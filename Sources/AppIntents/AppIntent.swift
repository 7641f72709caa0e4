import Foundation

/// Something the app can do, with parameters that an assistant fills.
///
/// ```swift
/// struct BookRoom: AppIntent {
///   static let title: LocalizedStringResource = "Book a Room"
///   @Parameter(title: "Nights", inclusiveRange: (1, 30)) var nights: Int
///
///   func perform() async throws -> some IntentResult & ReturnsValue<Int> {
///     .result(value: nights)
///   }
/// }
/// ```
public protocol AppIntent:
  PersistentlyIdentifiable, _SupportsAppDependencies, _DescribedIntent, _PropertyListing, Sendable
{
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary

  /// What the intent is called.
  static var title: LocalizedStringResource { get }
  /// What the intent does.
  static var description: IntentDescription? { get }
  /// Whether the app comes to the front.
  static var openAppWhenRun: Bool { get }
  /// When the device has to be unlocked.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Whether people can find the intent.
  static var isDiscoverable: Bool { get }
  /// The sentence that shows the parameters.
  @ParameterSummaryBuilder<Self>
  static var parameterSummary: SummaryContent { get }

  /// Makes an intent whose parameters are not set yet.
  init()

  /// Does what the intent stands for.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// The wrapper that makes a stored property a parameter.
  public typealias Parameter = IntentParameter
  /// The sentence that shows the parameters.
  public typealias Summary = IntentParameterSummary<Self>
  /// A sentence that depends on one parameter.
  public typealias When = ParameterSummaryWhenCondition<Self>
  /// One of several sentences, chosen by a parameter.
  public typealias Switch = ParameterSummarySwitchCondition<Self>
  /// A sentence for one value of a parameter.
  public typealias Case<Value> = ParameterSummaryCaseCondition<Self, Value>
  /// The sentence for all other values of a parameter.
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>

  /// The app stays where it is.
  public static var openAppWhenRun: Bool { false }
  /// The device need not be unlocked.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// People can find the intent.
  public static var isDiscoverable: Bool { true }

  /// Does what the intent stands for and gives the value, without the result around it.
  ///
  /// - Parameter donate: Whether the system may learn from the call. It has no effect here.
  /// - Returns: The value of the result.
  /// - Throws: What `perform()` throws, or `AppIntentError` where the result holds no value.
  @discardableResult
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult.Value
  where PerformResult: ReturnsValue {
    guard let value = try await perform().value else {
      throw AppIntentError(.noValue(intent: Self.persistentIdentifier))
    }
    return value
  }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
  /// A summary without words.
  public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary() }
}

/// A type that may be given the services of the app.
public protocol _SupportsAppDependencies {}
