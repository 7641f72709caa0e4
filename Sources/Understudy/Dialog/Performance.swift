import AppIntents
import Synchronization

/// One intent while it is performed, which may stop to ask.
final class Performance: Sendable {
  /// What happens next.
  enum Event: Sendable {
    /// It waits for a reply.
    case asked(IntentQuestion)
    /// It came to its end, or stopped.
    case ended(Result<any IntentResult, any Error>)
  }

  private struct State {
    var waiting: [CheckedContinuation<IntentReply, any Error>] = []
    var isAbandoned = false
    var task: Task<Void, Never>?
  }

  private let state = Mutex(State())
  private let events: AsyncStream<Event>
  private let input: AsyncStream<Event>.Continuation

  private init() {
    (events, input) = AsyncStream.makeStream()
  }

  /// Begins to perform an intent.
  static func start(_ intent: any ToolIntent) -> Performance {
    let performance = Performance()
    performance.run(intent)
    return performance
  }

  private func run<Intent: ToolIntent>(_ intent: Intent) {
    // The questions must not keep the performance alive that nobody waits for any more.
    let desk = Desk(performance: self)
    let input = input
    let task = Task {
      await IntentConversation.$current.withValue(desk) {
        do {
          let result = try await intent.perform()
          input.yield(.ended(.success(result)))
        } catch {
          input.yield(.ended(.failure(error)))
        }
      }
    }
    state.withLock { $0.task = task }
  }

  /// Waits for the next question or the end.
  func next() async -> Event {
    for await event in events { return event }
    return .ended(.failure(CancellationError()))
  }

  /// Replies to the question that was asked first.
  func reply(_ reply: IntentReply) {
    let waiting = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
    waiting?.resume(returning: reply)
  }

  /// Stops to care: whoever waits for a reply learns that there will be none.
  func abandon() {
    let (waiting, task) = state.withLock { state in
      defer { state.waiting = [] }
      state.isAbandoned = true
      return (state.waiting, state.task)
    }
    for continuation in waiting { continuation.resume(throwing: CancellationError()) }
    task?.cancel()
    input.finish()
  }

  deinit { abandon() }

  fileprivate func put(_ question: IntentQuestion) async throws -> IntentReply {
    try await withCheckedThrowingContinuation { continuation in
      let isAbandoned = state.withLock { state in
        if !state.isAbandoned { state.waiting.append(continuation) }
        return state.isAbandoned
      }
      if isAbandoned {
        continuation.resume(throwing: CancellationError())
      } else {
        input.yield(.asked(question))
      }
    }
  }
}

/// Where an intent puts its questions.
private struct Desk: IntentAsking {
  weak let performance: Performance?

  func reply(to question: IntentQuestion) async throws -> IntentReply {
    guard let performance else { throw CancellationError() }
    return try await performance.put(question)
  }
}
