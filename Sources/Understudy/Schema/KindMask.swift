/// A bit for each kind of value, so that what no slot takes is passed at a glance; kinds may share one.
struct KindMask: OptionSet, Sendable {
  let rawValue: UInt64

  /// The bit of a kind.
  init(of kind: String) {
    // Their lengths and first letters tell most of them apart.
    let first = kind.utf8.first ?? 0
    rawValue = 1 << ((UInt64(kind.utf8.count) &* 9 &+ UInt64(first)) & 63)
  }

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// All kinds.
  static let all = KindMask(rawValue: .max)
}
