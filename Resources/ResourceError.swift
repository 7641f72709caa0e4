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

/// A file of the resources whose text cannot be had.
package struct UnreadableText: Error, Equatable, CustomStringConvertible {
  /// The file.
  package let path: String
  /// Whether the file can be read, and its bytes are no UTF-8.
  package let isFound: Bool

  /// What is wrong with the file.
  package var description: String {
    isFound ? "'\(path)' is no UTF-8 text" : "cannot read '\(path)'"
  }
}
