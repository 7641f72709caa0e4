import Foundation

/// A sentence that shows the parameters of an intent.
public protocol ParameterSummary {}

/// A sentence with parameters in it.
///
/// ```swift
/// static var parameterSummary: some ParameterSummary {
///   Summary("Book a room in \(\.$city)") { \.$nights }
/// }
/// ```
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  package let sentence: ParameterSummaryString<Intent>
  package let additional: [PartialKeyPath<Intent>]

  /// Makes a summary without words.
  public init() {
    self.init("")
  }

  /// Makes a sentence.
  public init(_ sentence: ParameterSummaryString<Intent>, table: String? = nil) {
    self.sentence = sentence
    additional = []
  }

  /// Makes a sentence with further parameters below it.
  public init(
    _ sentence: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterSummaryKeyPathsBuilder<Intent> _ additional: () -> [PartialKeyPath<Intent>]
  ) {
    self.sentence = sentence
    self.additional = additional()
  }

  /// Shows parameters without a sentence.
  public init(
    @ParameterSummaryKeyPathsBuilder<Intent> _ additional: () -> [PartialKeyPath<Intent>]
  ) {
    sentence = ""
    self.additional = additional()
  }
}

/// The words of a summary and the parameters between them.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  package let pieces: [Piece]

  /// Some words or a parameter.
  package enum Piece {
    case words(String)
    case parameter(PartialKeyPath<Intent>)
  }

  /// Takes words without parameters.
  public init(stringLiteral value: String) {
    pieces = [.words(value)]
  }

  /// Takes words with parameters.
  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  /// Gathers the words and the parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    /// Starts empty.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends words.
    public mutating func appendLiteral(_ literal: String) {
      pieces.append(.words(literal))
    }

    /// Appends a parameter.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {
      pieces.append(.parameter(parameter))
    }
  }
}

/// Lists parameters, one a line.
@resultBuilder
public enum ParameterSummaryKeyPathsBuilder<Intent: AppIntent> {
  /// Takes one parameter.
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> {
    parameter
  }

  /// Puts the parameters together.
  public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>]
  {
    parameters
  }
}
