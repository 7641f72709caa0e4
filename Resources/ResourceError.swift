/// A file of the resources that is in none of the places where it may be.
package struct ResourceError: Error, Equatable {
  /// The file or folder that was asked for.
  package let name: String

  /// The paths at which it was looked for, in order.
  package let searched: [String]
}

extension ResourceError: CustomStringConvertible {
  /// What is missing, every place searched, and how to name another.
  package var description: String {
    let places = searched.map { "\n  \($0)" }.joined()
    return """
      the resource '\(name)' was not found; searched:\(places)
      Set '\(Resources.variable)' to the folder that holds it.
      """
  }
}
