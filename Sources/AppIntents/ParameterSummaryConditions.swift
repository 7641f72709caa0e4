/// How a condition compares a parameter with a value.
public enum ParameterSummaryEqualityOperator: Equatable, Sendable {
  case equalTo, notEqualTo
}

/// How a condition compares a parameter with several values.
public enum ParameterSummaryMembershipOperator: Equatable, Sendable {
  case oneOf
}

/// Whether a condition asks for a value or for none.
public enum ParameterSummaryPresenceOperator: Equatable, Sendable {
  case hasAnyValue, hasNoValue
}

/// Shows one of two summaries, as a parameter decides; written `When`.
///
/// ```swift
/// When(\.$kind, .equalTo, .suite) {
///   Summary("Book a suite in \(\.$city)")
/// } otherwise: {
///   Summary("Book a room in \(\.$city)")
/// }
/// ```
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  /// The parameter that decides.
  package let parameter: PartialKeyPath<Intent>
  /// The summary where the condition holds.
  package let summary: any ParameterSummary
  /// The summary where it does not.
  package let otherwise: any ParameterSummary

  /// Compares a parameter with a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryEqualityOperator, _ value: Value.ValueType,
    @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {
    self.init(parameter, summary(), otherwise())
  }

  /// Compares a parameter with several values.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryMembershipOperator, _ values: [Value.ValueType],
    @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {
    self.init(parameter, summary(), otherwise())
  }

  /// Asks whether a parameter has a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ presence: ParameterSummaryPresenceOperator,
    @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {
    self.init(parameter, summary(), otherwise())
  }

  private init(
    _ parameter: PartialKeyPath<Intent>, _ summary: any ParameterSummary,
    _ otherwise: any ParameterSummary
  ) {
    self.parameter = parameter
    self.summary = summary
    self.otherwise = otherwise
  }
}

/// Shows one of several summaries, as the value of a parameter decides; written `Switch`.
public struct ParameterSummarySwitchCondition<Intent: AppIntent>: ParameterSummary {
  /// The parameter that decides.
  package let parameter: PartialKeyPath<Intent>
  /// The summaries, the first that fits being shown.
  package let cases: [any ParameterSummary]

  /// Lists the cases.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value.ValueType> _ cases: () -> [any ParameterSummary]
  ) {
    self.parameter = parameter
    self.cases = cases()
  }
}

/// Shows a summary for some values of a parameter; written `Case`.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value>: ParameterSummary {
  /// The values.
  package let values: [Value]
  /// The summary for these values.
  package let summary: any ParameterSummary

  /// Takes one value.
  public init(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary
  ) {
    self.init([value], summary)
  }

  /// Takes several values.
  public init(
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary
  ) {
    self.values = values
    self.summary = summary()
  }
}

/// Shows a summary for the values without a case; written `DefaultCase`.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent>: ParameterSummary {
  /// The summary for these values.
  package let summary: any ParameterSummary

  /// Takes the summary.
  public init(@ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary) {
    self.summary = summary()
  }
}

/// Takes the one summary of a block.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Takes the summary.
  public static func buildBlock<Content: ParameterSummary>(_ summary: Content) -> Content {
    summary
  }
}

/// Lists the cases of a switch, one a line.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  /// Takes a case, whose values are those of the switch.
  public static func buildExpression(
    _ condition: ParameterSummaryCaseCondition<Intent, Value>
  ) -> any ParameterSummary {
    condition
  }

  /// Takes the case for all other values.
  public static func buildExpression(
    _ condition: ParameterSummaryDefaultCaseCondition<Intent>
  ) -> any ParameterSummary {
    condition
  }

  /// Puts the cases together.
  public static func buildBlock(_ cases: any ParameterSummary...) -> [any ParameterSummary] {
    cases
  }
}
