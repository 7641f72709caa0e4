import Foundation

@testable import Understudy

/// What a phrase about time means, as the table beside this file has it from another source than our own code.
struct MomentRow: Sendable, CustomStringConvertible {
  let topic: String
  /// The zone of who speaks.
  let zone: String
  /// The moment of speaking, with its offset.
  let now: String
  let phrase: String
  /// `-` where the phrase names no date.
  let value: String
  let from: String
  let until: String
  /// The zone that was said; `-` where none was.
  let timeZone: String

  /// All rows.
  static let all: [MomentRow] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "moments.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").drop { $0.hasPrefix("#") }.dropFirst()
    return lines.compactMap { MomentRow($0.split(separator: "\t").map(String.init)) }
  }()

  private init?(_ cells: [String]) {
    guard cells.count == 8 else { return nil }
    (topic, zone, now, phrase) = (cells[0], cells[1], cells[2], cells[3])
    (value, from, until, timeZone) = (cells[4], cells[5], cells[6], cells[7])
  }

  var description: String { "\(topic): '\(phrase)' at \(now) in \(zone)" }

  /// The context in which the phrase is said.
  func context() throws -> ReferenceContext {
    ReferenceContext(
      now: try Date(now, strategy: .iso8601),
      timeZone: try TimeZone(identifier: zone).found("the zone '\(zone)'"))
  }
}
