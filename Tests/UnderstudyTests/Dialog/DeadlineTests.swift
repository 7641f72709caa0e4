import Testing

@testable import Understudy

@Suite struct DeadlineTests {
  private struct Failure: Error {}

  @Test func givesWhatEndsInTime() async throws {
    #expect(try await Deadline(.seconds(10)).value { 7 } == 7)
  }

  @Test func throwsWhatTheWorkThrows() async {
    await #expect(throws: Failure.self) {
      try await Deadline(.seconds(10)).value { () -> Int in throw Failure() }
    }
  }

  /// Who waited for the work would wait for ever.
  @Test func waitsNoLongerForWorkThatDoesNotStop() async {
    await #expect(throws: Deadline.Passed.self) {
      try await Deadline(.milliseconds(20)).value {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
    }
  }

  @Test func stopsWithTheTaskThatWaits() async {
    let task = Task {
      try await Deadline(.seconds(60)).value {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
