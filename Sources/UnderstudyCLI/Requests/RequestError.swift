import Understudy

/// Why a line holds no request.
struct RequestError: Error, Equatable {
  /// What is wrong.
  enum Fault: Error, Equatable {
    case notUTF8(offset: Int)
    case tooLong(limit: Int)
    case notJSON(JSONValue.SyntaxError)
    case notObject
    case missing(String)
    case wrongType(String, expected: String)
    case misspelled(String, right: String)
    case invalid(String, key: String, expected: String, nearest: String?)
    case badTool(SchemaError)
  }

  /// The request's own name, as far as it could be read.
  let id: JSONValue?
  /// What is wrong.
  let fault: Fault
}

extension RequestError.Fault: CustomStringConvertible {
  var description: String {
    switch self {
    case .notUTF8(let offset): "not UTF-8 at byte \(offset)"
    case .tooLong(let limit): "longer than \(limit) bytes"
    // A request is one line, so its number inside the text would only mislead.
    case .notJSON(let error): "\(error.fault) at column \(error.column)"
    case .notObject: "expected a JSON object"
    case .missing(let key): "'\(key)' is missing"
    case .wrongType(let key, let expected): "'\(key)' must be \(expected)"
    case .misspelled(let key, let right): "unknown key '\(key)'; did you mean '\(right)'?"
    case .invalid(let value, let key, let expected, let nearest):
      "'\(value)' is no value of '\(key)': expected \(expected)"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .badTool(let error): "\(error) of 'tools'"
    }
  }
}
