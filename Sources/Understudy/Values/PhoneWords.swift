/// The words of a language that tell a telephone number from another row of digits.
struct PhoneWords: Sendable {
  /// The hashes of words such as "call", after which any row of digits is one.
  let calling: HashSet
  /// The hashes of words such as "account", after which none is.
  let others: HashSet

  init(calling: Set<UInt64> = [], others: Set<UInt64> = []) {
    self.calling = HashSet(calling)
    self.others = HashSet(others)
  }
}
