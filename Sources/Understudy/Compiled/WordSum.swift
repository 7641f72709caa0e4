/// The sum of bytes by which a damaged file is told from a whole one.
///
/// Four sums run side by side, since each step of one waits for the step before it.
enum WordSum {
  private static let prime: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The sum of some bytes; those behind the last whole word count one by one.
  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var sums = SIMD4<UInt64>(1, 2, 3, 4)
    let blocks = bytes.count / 32
    for block in 0..<blocks {
      for lane in 0..<4 {
        let word = bytes.loadUnaligned(
          fromByteOffset: block * 32 + lane * 8, as: UInt64.self)
        sums[lane] = mixed(sums[lane], word)
      }
    }
    var sum = UInt64(bytes.count)
    for lane in 0..<4 { sum = mixed(sum, sums[lane]) }
    for byte in bytes[(blocks * 32)...] { sum = mixed(sum, UInt64(byte)) }
    return sum
  }

  /// Each step can be undone, so that two words that differ never give the same sum.
  private static func mixed(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    let product = (sum ^ word) &* prime
    return product ^ (product >> 29)
  }
}
