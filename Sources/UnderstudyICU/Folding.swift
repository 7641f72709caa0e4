import CICU

/// Makes the normalized form: what stays of a text when case, width, print and accents do not matter.
///
/// Compatibility forms, case and width are folded. Accents go from Latin, Greek and Cyrillic letters,
/// points from Hebrew and Arabic; marks that carry a sound elsewhere stay. Letters such as `ß`, `æ` and
/// `ł` become what keyboards without them write, quotes, apostrophes, hyphens and digits become
/// ASCII. Folding what is folded changes nothing.
package enum Folding {
  /// The normalized form of a text.
  package static func folded(_ text: String) -> [UInt16] { folded(Array(text.utf16)) }

  /// The normalized form of a text in UTF-16.
  package static func folded(_ units: [UInt16]) -> [UInt16] {
    var folded: [UInt16] = []
    units.withUnsafeBufferPointer { fold($0, into: &folded) }
    return folded
  }

  /// Appends the normalized form of the units, which may be any, lone surrogates among them.
  package static func fold(
    _ units: UnsafeBufferPointer<UInt16>, into out: inout [UInt16]
  ) {
    guard let base = units.baseAddress else { return }
    var ascii = 0
    while ascii < units.count, base[ascii] < 0x80 { ascii += 1 }
    // What follows may be a mark that belongs to the last character before it.
    if ascii < units.count && ascii > 0 { ascii -= 1 }
    if ascii > 0 { appendASCII(UnsafeBufferPointer(start: base, count: ascii), to: &out) }
    if ascii < units.count {
      foldAny(UnsafeBufferPointer(start: base + ascii, count: units.count - ascii), into: &out)
    }
  }

  private static func appendASCII(
    _ units: UnsafeBufferPointer<UInt16>, to out: inout [UInt16]
  ) {
    let start = out.count
    out.append(contentsOf: units)
    out.withUnsafeMutableBufferPointer { copy in
      for index in start..<copy.count where copy[index] &- 0x41 < 26 { copy[index] |= 0x20 }
    }
  }

  private static func foldAny(
    _ units: UnsafeBufferPointer<UInt16>, into out: inout [UInt16]
  ) {
    guard let base = units.baseAddress else { return }
    let capacity = CICU_FOLD_EXPANSION * min(units.count, CICU_FOLD_CHUNK)
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer in
      guard let chunk = buffer.baseAddress else { return }
      var offset = 0
      while offset < units.count {
        var written: Int32 = 0
        let rest = Int32(clamping: units.count - offset)
        offset += Int(cicu_fold(base + offset, rest, chunk, &written))
        out.append(contentsOf: UnsafeBufferPointer(start: chunk, count: Int(written)))
      }
    }
  }
}
