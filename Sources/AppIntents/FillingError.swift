/// Why a value cannot be written into a property.
package enum FillingError: Error, Equatable {
  case unknownProperty(String, of: String, known: [String])
  case internalProperty(String, of: String)
  case wrongType(String, of: String, given: String)
  case wrongValue(String, of: String, given: String)
}

extension FillingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownProperty(let name, let owner, let known):
      "'\(owner)' has no property '\(name)'; it has "
        + (known.isEmpty ? "none" : known.map { "'\($0)'" }.joined(separator: ", "))
    case .internalProperty(let name, let owner):
      "'\(owner).\(name)' is visible to the app alone and is never filled"
    case .wrongType(let name, let owner, let given):
      "'\(owner).\(name)' cannot hold a value of type '\(given)'"
    case .wrongValue(let name, let owner, let given): "'\(owner).\(name)' cannot hold '\(given)'"
    }
  }
}
