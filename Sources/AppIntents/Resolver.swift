/// Turns a value of one type into a value of another.
public protocol Resolver: Hashable, Sendable {
  associatedtype Input: _IntentValue
  associatedtype Output: _IntentValue

  /// Gives the value, or `nil` where the input says nothing to this resolver.
  func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

/// A list of resolvers to be tried in order.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
  associatedtype Output: _IntentValue
}

/// A list without resolvers.
public struct EmptyResolverSpecification<Output: _IntentValue>: ResolverSpecification {
  /// Makes the empty list.
  public init() {}

  /// Ends at once.
  public func makeIterator() -> EmptyCollection<any Resolver>.Iterator {
    EmptyCollection<any Resolver>().makeIterator()
  }
}
