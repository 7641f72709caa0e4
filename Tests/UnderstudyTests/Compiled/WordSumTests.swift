import Testing

@testable import Understudy

@Suite struct WordSumTests {
  @Test(arguments: [0, 1, 7, 8, 31, 32, 33, 64, 100]) func tellsEachChangeOfABit(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    let sum = bytes.withUnsafeBytes { WordSum.of($0) }
    for place in bytes.indices {
      for bit in 0..<8 {
        var other = bytes
        other[place] ^= 1 << UInt8(bit)
        #expect(other.withUnsafeBytes { WordSum.of($0) } != sum, "byte \(place), bit \(bit)")
      }
    }
  }

  @Test func tellsZerosByTheirNumber() {
    let sums = (0..<200).map { count in
      Array(repeating: UInt8(0), count: count).withUnsafeBytes { WordSum.of($0) }
    }
    #expect(Set(sums).count == sums.count)
  }

  @Test func tellsWordsThatChangePlaces() {
    let words: [UInt64] = Array(1...8)
    let sum = words.withUnsafeBytes { WordSum.of($0) }
    for first in words.indices {
      for second in words.indices where second > first {
        var other = words
        other.swapAt(first, second)
        #expect(other.withUnsafeBytes { WordSum.of($0) } != sum)
      }
    }
  }
}
