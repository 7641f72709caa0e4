/// Where a property is declared.
package struct DeclarationSite: Sendable {
  /// The name of the type around the declaration.
  let owner: StaticString
  /// The module and the file, as `Module/File.swift`.
  let file: StaticString
  let line: UInt
  let column: UInt

  /// The type around the declaration, where it stands at the top level of its module.
  ///
  /// Only a message that is about to stop the program asks for it.
  var ownerType: Any.Type? {
    let module = "\(file)".prefix { $0 != "/" }
    let owner = "\(owner)"
    guard (module + owner).utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return _typeByName("\(module.utf8.count)\(module)\(owner.utf8.count)\(owner)V")
  }
}

extension DeclarationSite: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    left.line == right.line && left.column == right.column && "\(left.file)" == "\(right.file)"
  }
}
