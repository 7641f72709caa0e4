import Foundation
import Understudy

/// Reads the schemas that a suite names, beside the suite itself.
struct SuiteFiles {
  /// The folder that relative paths start from.
  let folder: String

  /// The entity, or the one tool, of a file.
  func schema(at path: String) throws(SuiteError.Fact) -> EntitySchema {
    let schemas = try schemas(at: path)
    guard let schema = schemas.first, schemas.count == 1 else {
      throw .badSchema(path, reason: "expected one schema, found \(schemas.count)")
    }
    return schema
  }

  /// The tools of a file.
  func tools(at path: String) throws(SuiteError.Fact) -> [EntitySchema] { try schemas(at: path) }

  private func schemas(at path: String) throws(SuiteError.Fact) -> [EntitySchema] {
    let full = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    guard let bytes = FileBytes.read(full) else {
      throw .badSchema(path, reason: "cannot be read")
    }
    do {
      let value = try JSONValue(parsing: bytes)
      guard case .array(let definitions) = value else { return [try EntitySchema(json: value)] }
      return try definitions.map { try EntitySchema(json: $0) }
    } catch {
      throw .badSchema(path, reason: "\(error)")
    }
  }
}
