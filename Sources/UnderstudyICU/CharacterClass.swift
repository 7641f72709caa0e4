import CICU

/// What ICU says about the character that a unit of text belongs to, packed into bits.
package struct CharacterClass: Hashable, Sendable {
  /// The bits, as the C interface packs them.
  package let bits: UInt16

  private init(bits: UInt16) { self.bits = bits }

  /// Replaces the classes by those of the units, one each; more may be left over behind them.
  package static func classify(
    _ units: UnsafeBufferPointer<UInt16>, into classes: inout [CharacterClass]
  ) {
    if classes.count < units.count {
      let missing = units.count - classes.count
      classes.append(contentsOf: repeatElement(CharacterClass(bits: 0), count: missing))
    }
    classes.withUnsafeMutableBytes { bytes in
      let out = bytes.bindMemory(to: UInt16.self).baseAddress
      guard let base = units.baseAddress, let out else { return }
      cicu_classify(base, Int32(clamping: units.count), out)
    }
  }
}
