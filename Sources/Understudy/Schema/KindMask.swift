/// A bit for each kind of value, so that what no slot takes is passed at a glance; kinds may share one.
struct KindMask: OptionSet, Sendable {
  let rawValue: UInt64

  /// The bit of a kind.
  init(of kind: String) {
    var (hash, weight) = (UInt64(0), UInt64(1))
    for unit in kind.utf8 {
      hash &+= UInt64(unit) &* weight
      weight &+= 2
    }
    rawValue = 1 << (hash & 63)
  }

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// All kinds.
  static let all = KindMask(rawValue: .max)
}
