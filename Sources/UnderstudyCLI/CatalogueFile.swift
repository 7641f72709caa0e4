import Understudy
import UnderstudyTesting

/// A file that holds the entities of one sort.
struct CatalogueFile {
  /// What is wrong with a file.
  enum Failure: Error, CustomStringConvertible {
    case unreadable(String)
    case notJSON(String, JSONValue.SyntaxError)
    case noCatalogue(String, Catalogue.Fault)

    var description: String {
      switch self {
      case .unreadable(let path): "cannot read '\(path)'"
      case .notJSON(let path, let error): "'\(path)': \(error)"
      case .noCatalogue(let path, let fault): "'\(path)': \(fault)"
      }
    }
  }

  /// What the file holds.
  let catalogue: Catalogue

  /// Reads a file.
  init(path: String) throws(Failure) {
    guard let bytes = FileBytes.read(path) else { throw .unreadable(path) }
    let value: JSONValue
    do { value = try JSONValue(parsing: bytes) } catch { throw .notJSON(path, error) }
    do throws(Catalogue.Fault) { catalogue = try Catalogue(json: value) } catch {
      throw .noCatalogue(path, error)
    }
  }
}
