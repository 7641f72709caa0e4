import Understudy
import UnderstudyTesting

/// A file that says what is to be filled: the schema of an entity, a tool, or a list of tools.
struct SchemaFile {
  /// What is wrong with a file.
  enum Failure: Error, CustomStringConvertible {
    case unreadable(String)
    case notJSON(String, JSONValue.SyntaxError)
    case unfillable(String, SchemaError)
    case empty(String)

    var description: String {
      switch self {
      case .unreadable(let path): "cannot read '\(path)'"
      case .notJSON(let path, let error): "'\(path)': \(error)"
      case .unfillable(let path, let error): "'\(path)': \(error)"
      case .empty(let path): "'\(path)' holds no tool"
      }
    }
  }

  /// The schemas that the file holds; one where it holds no list.
  let schemas: [EntitySchema]
  /// Whether it is a list of tools to choose from.
  let isList: Bool

  /// Reads a file.
  init(path: String) throws(Failure) {
    guard let bytes = FileBytes.read(path) else { throw .unreadable(path) }
    let value: JSONValue
    do { value = try JSONValue(parsing: bytes) } catch { throw .notJSON(path, error) }
    do throws(SchemaError) {
      if case .array(let definitions) = value {
        let tools = try ToolSet(reading: definitions) { json throws(SchemaError) in
          try EntitySchema(json: json)
        }
        (schemas, isList) = (tools.tools, true)
      } else {
        (schemas, isList) = ([try EntitySchema(json: value)], false)
      }
    } catch {
      throw .unfillable(path, error)
    }
    guard !schemas.isEmpty else { throw .empty(path) }
  }
}
