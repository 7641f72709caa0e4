import Foundation
import Understudy

/// How an expectation is written by hand: one line for each thing that is expected.
extension CaseExpectation {
  private static let words = ["none", "only", "tool", "status", "missing", "ambiguous"]

  /// Takes up a line.
  mutating func read(_ line: Substring) throws(SuiteError.Fact) {
    if let equals = line.firstIndex(of: "=") {
      let name = line[..<equals].trimmingCharacters(in: .whitespaces)
      let value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
      guard !name.isEmpty, !name.contains(" ") else {
        throw .unknownExpectation(String(line), nearest: nil)
      }
      fills.append(.init(property: name, value: Self.value(value)))
      return
    }
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    let names = (parts.count > 1 ? parts[1] : "").split { $0 == "," || $0 == " " }.map(String.init)
    switch (parts.first ?? "", names.count) {
    case ("none", 0): status = Extraction.Status.none
    case ("only", 0): isExact = true
    case ("tool", 1): tool = names[0]
    case ("status", 1): status = try Self.status(names[0])
    case ("missing", 1...): missing += names
    case ("ambiguous", 1...): ambiguous += names
    case (let word, _):
      throw .unknownExpectation(
        String(line), nearest: EditDistance.nearest(to: word, among: Self.words))
    }
  }

  /// The status of a name.
  static func status(_ name: String) throws(SuiteError.Fact) -> Extraction.Status {
    if let status = Extraction.Status(rawValue: name) { return status }
    let names = Extraction.Status.allNames
    throw .invalid(
      name, name: "status", expected: names.joined(separator: ", "),
      nearest: EditDistance.nearest(to: name, among: names))
  }

  /// `-` for none, `*` for any, a JSON value, or text as it stands.
  private static func value(_ text: String) -> ValueExpectation {
    switch text {
    case "-", "": .isNil
    case "*": .notNil
    default: .equals((try? JSONValue(parsing: text)) ?? .string(text))
    }
  }

  /// The lines that say it, without indentation; those of its parent's own that hold for a whole file are left out.
  func lines(isExactAnyway: Bool) -> [String] {
    var lines: [String] = []
    if let tool { lines.append("tool \(tool)") }
    if status == Extraction.Status.none {
      lines.append("none")
    } else if let status {
      lines.append("status \(status.rawValue)")
    }
    if isExact, !isExactAnyway { lines.append("only") }
    lines += fills.map { "\($0.property) = \(Self.text($0.value))" }
    if !missing.isEmpty { lines.append("missing \(missing.joined(separator: ", "))") }
    if !ambiguous.isEmpty { lines.append("ambiguous \(ambiguous.joined(separator: ", "))") }
    return lines
  }

  private static func text(_ value: ValueExpectation) -> String {
    switch value {
    case .isNil: return "-"
    case .notNil: return "*"
    case .equals(.string(let text)):
      let isPlain =
        !text.isEmpty && !["-", "*"].contains(text)
        && text == text.trimmingCharacters(in: .whitespacesAndNewlines)
        && !text.contains(where: \.isNewline) && (try? JSONValue(parsing: text)) == nil
      return isPlain ? text : JSONValue.string(text).description
    case .equals(let value): return value.description
    }
  }
}

extension Extraction.Status {
  /// The names of all of them.
  static let allNames = ["filled", "incomplete", "ambiguous", "none"]
}
