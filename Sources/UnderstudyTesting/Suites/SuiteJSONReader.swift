import Understudy

/// Reads a suite of JSON Lines: an object with a phrase is a case, one without tells what holds below it.
struct SuiteJSONReader {
  /// The members that say what is expected.
  static let expectationNames = ["expect", "tool", "status", "none", "missing", "ambiguous"]
  private static let settingNames = [
    "entity", "schema", "tools", "now", "timeZone", "locale", "conventions", "only",
  ]
  private static let names = ["id", "phrase"] + settingNames + expectationNames

  private let file: String
  private let settings: SuiteSettings

  init(file: String, settings: SuiteSettings) {
    self.file = file
    self.settings = settings
  }

  /// The phrases of a text.
  func cases(in source: SuiteSource) throws(SuiteError) -> [PhraseCase] {
    var settings = settings
    var cases: [PhraseCase] = []
    for (index, line) in source.lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      do throws(SuiteError.Fact) {
        let members = try Self.members(of: line)
        var own = settings
        try Self.set(members, in: &own)
        guard let phrase = members.first(where: { $0.name == "phrase" }) else {
          settings = own
          continue
        }
        var expected = try Self.expectation(members)
        expected.isExact = own.isExact
        cases.append(
          PhraseCase(
            phrase: try Self.text(phrase), target: own.target, context: try own.context(),
            expected: expected, line: index + 1))
      } catch {
        throw SuiteError(fact: error, file: file, line: index + 1, column: 1)
      }
    }
    return cases
  }

  /// The members of a line's object.
  static func members(of line: Substring) throws(SuiteError.Fact) -> [JSONValue.Member] {
    let value: JSONValue
    do throws(JSONValue.SyntaxError) { value = try JSONValue(parsing: String(line)) } catch {
      throw .notJSON("\(error.fault) at column \(error.column)")
    }
    guard case .object(let members) = value else { throw .notJSON("expected a JSON object") }
    for member in members where !names.contains(member.name) {
      throw .unknownMember(
        member.name, nearest: EditDistance.nearest(to: member.name, among: names))
    }
    return members
  }

  private static func set(
    _ members: [JSONValue.Member], in settings: inout SuiteSettings
  ) throws(SuiteError.Fact) {
    for member in members where settingNames.contains(member.name) {
      switch (member.name, member.value) {
      case ("conventions", .object(let conventions)):
        for convention in conventions {
          try settings.setConvention(convention.name, to: try text(convention))
        }
      case ("only", .bool(let isExact)): try settings.set("only", to: isExact ? "" : "off")
      case ("timeZone", _): try settings.set("time-zone", to: try text(member))
      default: try settings.set(member.name, to: try text(member))
      }
    }
  }

  private static func expectation(
    _ members: [JSONValue.Member]
  ) throws(SuiteError.Fact) -> CaseExpectation {
    var expected = CaseExpectation()
    for member in members {
      switch (member.name, member.value) {
      case ("expect", .object(let fills)):
        expected.fills = fills.map { .init(property: $0.name, value: value($0.value)) }
      case ("expect", _):
        throw .invalid("\(member.value)", name: "expect", expected: "an object", nearest: nil)
      case ("none", .bool(true)): expected.status = Extraction.Status.none
      case ("tool", .null): expected.status = Extraction.Status.none
      case ("tool", _): expected.tool = try text(member)
      case ("status", _): expected.status = try CaseExpectation.status(try text(member))
      case ("missing", .array(let names)): expected.missing = names.map(\.plainName)
      case ("ambiguous", .array(let names)): expected.ambiguous = names.map(\.plainName)
      default: continue
      }
    }
    return expected
  }

  private static func value(_ value: JSONValue) -> ValueExpectation {
    switch value {
    case .null: .isNil
    case .object(let members) where members == [.init("any", .bool(true))]: .notNil
    default: .equals(value)
    }
  }

  private static func text(_ member: JSONValue.Member) throws(SuiteError.Fact) -> String {
    guard case .string(let text) = member.value else {
      throw .invalid("\(member.value)", name: member.name, expected: "a string", nearest: nil)
    }
    return text
  }
}

extension CaseExpectation {
  /// The members that say it on a JSON line.
  var members: [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if let tool { members.append(.init("tool", .string(tool))) }
    if status == Extraction.Status.none {
      members.append(.init("none", .bool(true)))
    } else if let status {
      members.append(.init("status", .string(status.rawValue)))
    }
    if !fills.isEmpty {
      members.append(.init("expect", .object(fills.map { .init($0.property, $0.value.json) })))
    }
    for (name, list) in [("missing", missing), ("ambiguous", ambiguous)] where !list.isEmpty {
      members.append(.init(name, .array(list.map(JSONValue.string))))
    }
    return members
  }
}

extension ValueExpectation {
  fileprivate var json: JSONValue {
    switch self {
    case .isNil: .null
    case .notNil: .object([.init("any", .bool(true))])
    case .equals(let value): value
    }
  }
}

extension JSONValue {
  /// A name in a list; anything that is no text stands for itself.
  fileprivate var plainName: String {
    if case .string(let text) = self { text } else { description }
  }
}
