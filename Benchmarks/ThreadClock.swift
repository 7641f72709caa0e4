import Foundation

/// Tells how long the calling thread has worked, without the time in which others had its processor.
enum ThreadClock {
  /// Nanoseconds since the thread began.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
