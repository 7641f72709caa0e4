import Foundation

/// A fixed set of values to choose from.
///
/// ```swift
/// enum RoomKind: String, AppEnum {
///   case single, double, suite
///
///   static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room kind"
///   static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
///     .single: "Single room", .double: "Double room", .suite: "Suite",
///   ]
/// }
/// ```
public protocol AppEnum:
  AppValue, StaticDisplayRepresentable, RawRepresentable, _GenerableValue
where RawValue: LosslessStringConvertible {}

extension AppEnum {
  /// One of the declared cases.
  public static var _kind: _GenerableKind { _GenerableKind(.enumeration(Self.self)) }
}
