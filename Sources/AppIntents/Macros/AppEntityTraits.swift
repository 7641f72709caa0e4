/// What an entity can do beyond being found by a query.
///
/// The macro reads the traits as they are written, so they must be a literal: `.generable` or
/// `[.generable]`.
public struct AppEntityTraits: OptionSet, Sendable {
  /// One bit a trait.
  public let rawValue: UInt

  /// Takes the bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The entity's properties can be written straight from what was said.
  public static let generable = AppEntityTraits(rawValue: 1)
}

/// Gives an entity the abilities that the traits name.
///
/// `.generable` adds the conformance to `GenerableEntity`. A property whose type cannot be written
/// from a phrase, such as an entity that a query has to find, is then an error at that property.
///
/// ```swift
/// @AppEntity(.generable)
/// struct HotelStay: TransientAppEntity {
///   @Property(title: "City", description: "The town to stay in")
///   var city: String
/// }
/// ```
@attached(
  extension, conformances: GenerableEntity, TransientAppEntity,
  names: named(_listProperties), named(_requireGenerableProperties))
public macro AppEntity(_ traits: AppEntityTraits) =
  #externalMacro(module: "AppIntentsMacros", type: "AppEntityMacro")
