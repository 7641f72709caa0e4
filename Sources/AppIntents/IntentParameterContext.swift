import Foundation

/// What a resolver may know of the parameter it works for.
public struct IntentParameterContext<Value: _IntentValue>: Sendable {
  /// What the parameter is called.
  public let title: LocalizedStringResource
  /// Whether the parameter may stay empty.
  public let isOptional: Bool
}
