import Foundation

/// Makes a stored property of an intent a parameter; written `@Parameter`.
///
/// ```swift
/// @Parameter(title: "Nights", default: 1, inclusiveRange: (1, 30))
/// var nights: Int
/// ```
///
/// A parameter that is neither optional nor has a default must be set before it is read: reading
/// it earlier stops the program with a message that names it. Copies of an intent share nothing
/// that can be seen.
@propertyWrapper
public struct IntentParameter<Value: _IntentValue & Sendable>: Sendable {
  var content: DeclaredContent<Value>

  /// The value.
  public var wrappedValue: Value {
    get { content.value }
    set { content.value = newValue }
  }

  /// The wrapper itself, which can ask for a value.
  public var projectedValue: IntentParameter<Value> {
    get { self }
    set { self = newValue }
  }

  /// What the parameter is called, as far as its declaration says.
  public var title: LocalizedStringResource { content.title }

  /// Whether the parameter may stay empty.
  public var isOptional: Bool { Value._shape.isOptional }

  /// The value that applies where none is given.
  public var defaultValue: Value.UnwrappedType? {
    for case .defaultValue(let value as Value.UnwrappedType) in content.arguments.constraints {
      return value
    }
    return nil
  }

  /// Declares a parameter by its name alone; the arguments are filled in by the compiler.
  public init(
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    content = DeclaredContent(
      DeclarationArguments(
        title: nil, description: nil,
        site: DeclarationSite(owner: function, file: fileID, line: line, column: column)))
  }

  init(
    _ words: ParameterWords, at site: DeclarationSite, default value: Value.UnwrappedType? = nil,
    _ constraints: ParameterConstraint?...
  ) where Value.UnwrappedType: Sendable {
    let initial = value.map { ParameterConstraint.defaultValue($0) }
    content = DeclaredContent(
      DeclarationArguments(
        title: words.title, description: words.description, site: site,
        constraints: ([initial] + words.constraints + constraints).compactMap { $0 }),
      initial: value.map(Value._wrap))
  }
}

extension IntentParameter: DeclaringWrapper {
  var storage: any DeclaredStorage { content.storage }
}

/// What every parameter declaration may say, whatever its type.
struct ParameterWords {
  let title: LocalizedStringResource?
  let description: LocalizedStringResource?
  var requestValueDialog: IntentDialog?
  var requestDisambiguationDialog: IntentDialog?

  /// The dialogs as constraints.
  var constraints: [ParameterConstraint?] {
    [
      requestValueDialog.map { .requestValueDialog($0) },
      requestDisambiguationDialog.map { .requestDisambiguationDialog($0) },
    ]
  }
}
