/// The hash by which tokens and vocabularies agree on normalized forms: FNV-1a over UTF-16 units.
///
/// It is the same in every process and may be stored.
package struct NormalizedHash: Hashable, Sendable {
  /// The hash of the units so far.
  package var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Begins with no units.
  @inlinable
  package init() {}

  /// Takes one more unit in.
  @inlinable
  package mutating func combine(_ unit: UInt16) {
    value = (value ^ UInt64(unit)) &* 0x100_0000_01b3
  }

  /// The hash of a whole normalized form that lies in memory.
  package static func of(_ units: UnsafeBufferPointer<UInt16>) -> UInt64 {
    var hash = NormalizedHash()
    for unit in units { hash.combine(unit) }
    return hash.value
  }

  /// The hash of a whole normalized form.
  package static func of(_ units: [UInt16]) -> UInt64 { units.withUnsafeBufferPointer { of($0) } }

  /// The hash of a whole normalized form.
  @inlinable
  package static func of(_ units: some Sequence<UInt16>) -> UInt64 {
    var hash = NormalizedHash()
    for unit in units { hash.combine(unit) }
    return hash.value
  }
}
