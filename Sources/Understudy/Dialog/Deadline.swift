import Synchronization

/// Waits for work of somebody else no longer than a while.
struct Deadline: Sendable {
  /// The work did not end in time.
  struct Passed: Error {
    let limit: Duration
  }

  private let limit: Duration

  /// Waits at most so long.
  init(_ limit: Duration) {
    self.limit = limit
  }

  /// What the work gives.
  ///
  /// Work that does not end is told to stop and left alone: waiting for it would be waiting forever.
  ///
  /// - Throws: What the work throws, or ``Passed``.
  func value<Value: Sendable>(
    of work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let limit = limit
    let race = Race<Value>()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        race.start(continuation)
        let runner = Task {
          do { race.end(.success(try await work())) } catch { race.end(.failure(error)) }
        }
        race.stop(with: [
          runner,
          Task {
            try? await Task.sleep(for: limit)
            if !Task.isCancelled { race.end(.failure(Passed(limit: limit))) }
          },
        ])
      }
    } onCancel: {
      race.end(.failure(CancellationError()))
    }
  }
}

/// The first of several ends counts, and stops what still runs.
private final class Race<Value: Sendable>: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Value, any Error>?
    var tasks: [Task<Void, Never>] = []
    var early: Result<Value, any Error>?
    var hasEnded = false
  }

  private let state = Mutex(State())

  func start(_ continuation: CheckedContinuation<Value, any Error>) {
    let early = state.withLock { state in
      if !state.hasEnded { state.continuation = continuation }
      return state.early
    }
    if let early { continuation.resume(with: early) }
  }

  func stop(with tasks: [Task<Void, Never>]) {
    let hasEnded = state.withLock { state in
      if !state.hasEnded { state.tasks = tasks }
      return state.hasEnded
    }
    if hasEnded { for task in tasks { task.cancel() } }
  }

  func end(_ result: Result<Value, any Error>) {
    let ended = state.withLock {
      state -> (CheckedContinuation<Value, any Error>?, [Task<Void, Never>]) in
      guard !state.hasEnded else { return (nil, []) }
      state.hasEnded = true
      if state.continuation == nil { state.early = result }
      defer { (state.continuation, state.tasks) = (nil, []) }
      return (state.continuation, state.tasks)
    }
    ended.0?.resume(with: result)
    for task in ended.1 { task.cancel() }
  }
}
