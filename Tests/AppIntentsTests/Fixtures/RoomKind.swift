import AppIntents
import Foundation

enum RoomKind: String, AppEnum {
  case single
  case double
  case juniorSuite = "suite-s"

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room kind"
  static let caseDisplayRepresentations: [RoomKind: DisplayRepresentation] = [
    .single: DisplayRepresentation(title: "Single room", subtitle: "One bed"),
    .double: DisplayRepresentation(title: "Double room", synonyms: ["Twin", "Two-bed room"]),
  ]
}

/// An enumeration that hides its case names behind a description, with numbers as raw values.
enum Floor: Int, AppEnum, CustomStringConvertible {
  case ground = 0
  case first = 1

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Floor" }
  static var caseDisplayRepresentations: [Floor: DisplayRepresentation] {
    [.ground: "Ground floor", .first: "First floor"]
  }
  var description: String { "floor number \(rawValue)" }
}
