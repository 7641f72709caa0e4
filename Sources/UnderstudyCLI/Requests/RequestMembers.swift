import Understudy

/// The members of a request object, by their names and types.
struct RequestMembers {
  private static let names = [
    "id", "phrase", "now", "timeZone", "locale", "conventions", "tools",
  ]

  private let members: [JSONValue.Member]

  init(_ object: JSONValue) {
    guard case .object(let members) = object else {
      self.members = []
      return
    }
    self.members = members
  }

  /// The name that the caller gave the request.
  func id() throws(RequestError) -> JSONValue? {
    switch value("id") {
    case nil: return nil
    case .string?, .number?: return value("id")
    default:
      throw RequestError(
        id: nil, fault: .wrongType("id", expected: "a string or a number"))
    }
  }

  /// The text under a name; `null` is as good as none.
  func string(_ name: String) throws(RequestError.Fault) -> String? {
    switch value(name) {
    case nil: return nil
    case .string(let text)?: return text
    default: throw .wrongType(name, expected: "a string")
    }
  }

  /// What the request says of its context.
  func contextKey() throws(RequestError.Fault) -> ContextCache.Key {
    ContextCache.Key(
      now: try string("now"), timeZone: try string("timeZone"), locale: try string("locale"),
      conventions: value("conventions"))
  }

  /// Stops at names that are known ones in another spelling, such as `timezone` or `time_zone`.
  ///
  /// Other names belong to the caller and are left alone.
  func refuseMisspelled() throws(RequestError.Fault) {
    for member in members where !Self.names.contains(member.name) {
      let plain = member.name.lowercased().filter { $0 != "_" && $0 != "-" }
      if let right = Self.names.first(where: { $0.lowercased() == plain }) {
        throw .misspelled(member.name, right: right)
      }
    }
  }

  /// The tools that the request offers.
  func tools(_ library: ToolLibrary) throws(RequestError.Fault) -> ToolSet? {
    switch value("tools") {
    case nil: return nil
    case .array(let definitions)?:
      do throws(SchemaError) { return try library.tools(definitions) } catch {
        throw .badTool(error)
      }
    default: throw .wrongType("tools", expected: "an array")
    }
  }

  private func value(_ name: String) -> JSONValue? {
    let value = members.first { $0.name == name }?.value
    return value == .null ? nil : value
  }
}
