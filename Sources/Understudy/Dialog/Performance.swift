import AppIntents
import Synchronization

/// One intent while it is performed, which may stop to ask; letting go of it abandons the intent.
final class Performance: Sendable {
  /// What happens next.
  enum Event: Sendable {
    /// It waits for a reply.
    case asked(IntentQuestion)
    /// It came to its end, or stopped.
    case ended(Result<any IntentResult, any Error>)
  }

  private let desk = Desk()
  private let task: Task<Void, Never>

  /// Begins to perform an intent.
  init(_ intent: any ToolIntent) {
    task = Self.run(intent, desk)
  }

  deinit {
    desk.close()
    task.cancel()
  }

  /// Waits for the next question or the end.
  func next() async -> Event { await desk.next() }

  /// Replies to the question that was asked first.
  func reply(_ reply: IntentReply) { desk.give(reply) }

  private static func run<Intent: ToolIntent>(_ intent: Intent, _ desk: Desk) -> Task<Void, Never> {
    Task {
      await IntentConversation.$current.withValue(desk) {
        do {
          let result: any IntentResult = try await intent.perform()
          desk.end(.success(result))
        } catch {
          desk.end(.failure(error))
        }
      }
    }
  }
}

/// Where an intent puts its questions and fetches the replies.
private final class Desk: IntentAsking {
  private struct State {
    var waiting: [CheckedContinuation<IntentReply, any Error>] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  private let events: AsyncStream<Performance.Event>
  private let input: AsyncStream<Performance.Event>.Continuation

  init() {
    (events, input) = AsyncStream.makeStream()
  }

  func reply(to question: IntentQuestion) async throws -> IntentReply {
    try await withCheckedThrowingContinuation { continuation in
      let isClosed = state.withLock { state in
        if !state.isClosed { state.waiting.append(continuation) }
        return state.isClosed
      }
      if isClosed {
        continuation.resume(throwing: CancellationError())
      } else {
        input.yield(.asked(question))
      }
    }
  }

  func next() async -> Performance.Event {
    for await event in events { return event }
    return .ended(.failure(CancellationError()))
  }

  func give(_ reply: IntentReply) {
    let first = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
    first?.resume(returning: reply)
  }

  func end(_ result: Result<any IntentResult, any Error>) { input.yield(.ended(result)) }

  /// Tells whoever waits for a reply that there will be none.
  func close() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.isClosed = true
      return state.waiting
    }
    for continuation in waiting { continuation.resume(throwing: CancellationError()) }
    input.finish()
  }
}
