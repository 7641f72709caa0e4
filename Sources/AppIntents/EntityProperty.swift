import Foundation

/// Makes a stored property of an entity known to the system; written `@Property`.
///
/// ```swift
/// @Property(title: "Nights", description: "How many nights to stay")
/// var nights: Int
/// ```
///
/// A property that is not optional must be set before it is read: reading it earlier stops the
/// program with a message that names it. An optional one reads as `nil`. Copies of an entity share
/// nothing that can be seen: setting a property of one leaves the other as it was.
@propertyWrapper
public struct EntityProperty<Value: _IntentValue & Sendable>: Sendable {
  var content: DeclaredContent<Value>

  /// The value.
  public var wrappedValue: Value {
    get { content.value }
    set { content.value = newValue }
  }

  /// The wrapper itself, which knows what the property is called.
  public var projectedValue: EntityProperty<Value> {
    get { self }
    set { self = newValue }
  }

  /// What the property is called, as far as its declaration says.
  public var title: LocalizedStringResource { content.title }

  /// What the property stands for.
  public var description: LocalizedStringResource? { content.arguments.description }

  /// Whether the property may stay empty.
  public var isOptional: Bool { Value._shape.isOptional }

  /// Declares a property by what it is called and what it stands for.
  ///
  /// The last four parameters are filled in by the compiler.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    authenticationPolicy: IntentAuthenticationPolicy? = nil, visibility: IntentVisibility? = nil,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    content = DeclaredContent(
      DeclarationArguments(
        title: title, description: description, authenticationPolicy: authenticationPolicy,
        visibility: visibility,
        site: DeclarationSite(owner: function, file: fileID, line: line, column: column)))
  }
}

extension EntityProperty: DeclaringWrapper {
  var storage: any DeclaredStorage { content.storage }
}
