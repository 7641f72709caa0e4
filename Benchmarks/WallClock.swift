import Foundation

/// Tells how long something lasted for whoever waited for it.
enum WallClock {
  /// Nanoseconds since some moment before the program began.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
