/// Something of the app that an assistant can speak about, found through a query.
///
/// ```swift
/// struct Hotel: AppEntity {
///   static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hotel"
///   static let defaultQuery = HotelQuery()
///
///   let id: String
///   @Property(title: "Name") var name: String
///   var displayRepresentation: DisplayRepresentation { "\(name)" }
/// }
/// ```
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == ValueType, ID: EntityIdentifierConvertible, ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where ValueType == DefaultQuery.Entity

  /// The query that finds entities of this type.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// The wrapper that makes a stored property known to the system.
  public typealias Property = EntityProperty
}
