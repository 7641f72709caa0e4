/// Some kinds, one bit each: asked for every mention, so without hashing.
struct KindSet: Sendable, BitwiseCopyable {
  private var bits = SIMD4<UInt64>()

  /// Whether the kind is one of them.
  func contains(_ kind: Kind) -> Bool {
    bits[Int(kind.index >> 6)] & (1 << UInt64(kind.index & 63)) != 0
  }

  /// Whether all are among some others.
  func isSubset(of others: KindSet) -> Bool { bits & ~others.bits == .zero }

  /// Adds the kinds of another set.
  mutating func formUnion(_ others: KindSet) { bits |= others.bits }

  /// Adds a kind and tells whether it is new.
  @discardableResult
  mutating func insert(_ kind: Kind) -> Bool {
    let isNew = !contains(kind)
    bits[Int(kind.index >> 6)] |= 1 << UInt64(kind.index & 63)
    return isNew
  }
}
