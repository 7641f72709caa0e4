import AppIntents
import Foundation

/// An entity that is expected to be found.
public struct EntityExpectation: Sendable, CustomStringConvertible {
  /// What is expected, as a failure prints it.
  public let description: String
  private let check: @Sendable (Any) -> Bool

  fileprivate init(_ description: String, check: @escaping @Sendable (Any) -> Bool) {
    self.description = description
    self.check = check
  }

  func isSatisfied(by entity: Any) -> Bool { check(entity) }
}

extension AppEntity {
  /// Expects the entity with an identity.
  public static func expectIdentifier(_ id: ID) -> EntityExpectation {
    let text = id.entityIdentifierString
    return EntityExpectation("'\(Self.self)' with the identity '\(text)'") {
      ($0 as? Self)?.id.entityIdentifierString == text
    }
  }

  /// Expects an entity by its title.
  public static func expectTitle(_ title: IntentValueExpectation) -> EntityExpectation {
    EntityExpectation("'\(Self.self)' with the title \(title)") { entity in
      guard let entity = entity as? Self else { return false }
      return title.isSatisfied(
        by: String(localized: entity.displayRepresentation.title), in: .gmt)
    }
  }
}
