import AppIntents
import Foundation
import Understudy

/// A value as answers print it, for comparing what phrases gave with what tests expect.
struct PrintedValue: CustomStringConvertible {
  private let json: JSONValue

  init(_ value: Any, in zone: TimeZone = .gmt) {
    json = JSONValue(native: value, in: zone)
  }

  /// The value as JSON, but for an entity its title and identity.
  var description: String { Self.text(of: json) }

  private static func text(of value: JSONValue) -> String {
    switch value {
    case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
    case .object(let members):
      if let id = value["id"], let title = value["title"] {
        "\(text(of: title)) (\(id.label))"
      } else {
        members.map { "\($0.name) \(text(of: $0.value))" }.joined(separator: ", ")
      }
    default: "\(value)"
    }
  }

  /// Whether both print the same: numbers by their value, an entity by its identity.
  func isSame(as found: PrintedValue) -> Bool { Self.areSame(json, found.json) }

  private static func areSame(_ expected: JSONValue, _ found: JSONValue) -> Bool {
    switch (expected, found) {
    case (.number(let digits), .number(let others)):
      return digits == others || Double(digits).map { $0 == Double(others) } ?? false
    case (.array(let elements), .array(let others)):
      return elements.count == others.count && zip(elements, others).allSatisfy(areSame)
    case (.string, .object): return found["id"].map { $0 == expected } ?? false
    case (.object(let members), .object):
      return members.allSatisfy { member in
        found[member.name].map { areSame(member.value, $0) } ?? false
      }
    default: return expected == found
    }
  }
}
