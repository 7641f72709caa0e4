/// The words of a language that tell a telephone number from another row of digits.
struct PhoneWords: Sendable {
  /// The hashes of words such as "call", after which any row of digits is one.
  private(set) var calling: HashSet
  /// The hashes of words such as "account", after which none is.
  private(set) var others: HashSet

  init(calling: Set<UInt64>, others: Set<UInt64>) {
    self.calling = HashSet(calling)
    self.others = HashSet(others)
  }
}

extension PhoneWords: CompiledPart {
  init() { self.init(calling: [], others: []) }

  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(&calling)
    try file.pass(&others)
  }
}
