import Foundation

/// Reads whole files, those that are pipes among them: `--schema <(jq .parameters tool.json)`.
package enum FileBytes {
  /// The bytes of a file; nothing where it cannot be read.
  package static func read(_ path: String) -> [UInt8]? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    do { return [UInt8](try file.readToEnd() ?? Data()) } catch { return nil }
  }
}
