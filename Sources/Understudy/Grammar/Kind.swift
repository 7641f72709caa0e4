/// The category of a mention, such as `weekday` or `airport`, as a small number.
struct Kind: Hashable, Sendable, BitwiseCopyable {
  /// The place of its name in the table that made it.
  let index: UInt8
}

/// The names of all kinds that a grammar speaks of.
struct KindTable: Sendable {
  /// The names, each at its kind's index.
  private(set) var names: [String] = []
  private var indices: [String: UInt8] = [:]

  /// The kind with this name, where the table has one.
  func kind(named name: String) -> Kind? { indices[name].map(Kind.init) }

  /// The name of a kind of this table.
  func name(of kind: Kind) -> String { names[Int(kind.index)] }

  /// All kinds of the table.
  var kinds: KindSet {
    var kinds = KindSet()
    for index in names.indices { kinds.insert(Kind(index: UInt8(index))) }
    return kinds
  }

  /// The kind with this name, added where the table has none.
  ///
  /// Returns nothing once 255 kinds are in use.
  mutating func intern(_ name: String) -> Kind? {
    if let known = kind(named: name) { return known }
    guard names.count < 255 else { return nil }
    let index = UInt8(names.count)
    names.append(name)
    indices[name] = index
    return Kind(index: index)
  }
}

extension KindTable: CompiledPart {
  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    var names = names
    try file.pass(&names)
    guard file.isReading else { return }
    for name in names { _ = intern(name) }
  }
}
