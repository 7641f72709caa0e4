/// How often something took how long, in little memory however often it was.
///
/// Each power of two is cut in 64, so that a time is told to within 1.6 %.
struct LatencyHistogram: Sendable {
  private static let parts = 64
  private var counts = [UInt32](repeating: 0, count: 64 * parts)
  private(set) var count = 0
  private var sum = 0
  /// The longest time, exactly.
  private(set) var longest = 0

  /// Counts a time in nanoseconds.
  mutating func add(_ nanoseconds: Int) {
    let time = max(nanoseconds, 0)
    counts[Self.bucket(of: time)] += 1
    count += 1
    sum += time
    longest = max(longest, time)
  }

  /// Counts what another one has counted.
  mutating func add(_ other: LatencyHistogram) {
    for index in counts.indices { counts[index] += other.counts[index] }
    count += other.count
    sum += other.sum
    longest = max(longest, other.longest)
  }

  /// What all came to, divided by their number.
  var mean: Double { count == 0 ? 0 : Double(sum) / Double(count) }

  /// The time that so large a part of all did not exceed.
  func quantile(_ part: Double) -> Double {
    let rank = Int((part * Double(count)).rounded(.up))
    var passed = 0
    for (bucket, number) in counts.enumerated() {
      passed += Int(number)
      if passed >= max(rank, 1) { return min(Self.upperEnd(of: bucket), Double(longest)) }
    }
    return Double(longest)
  }

  private static func bucket(of time: Int) -> Int {
    guard time >= parts else { return time }
    let power = Int.bitWidth - 1 - time.leadingZeroBitCount
    let shift = power - parts.trailingZeroBitCount
    return (shift + 1) * parts + (time >> shift) - parts
  }

  private static func upperEnd(of bucket: Int) -> Double {
    guard bucket >= parts else { return Double(bucket) }
    let shift = bucket / parts - 1
    return Double(((bucket % parts + parts + 1) << shift) - 1)
  }
}
