import Foundation

/// Hands work to several threads and passes its results on in the order in which it came.
///
/// It holds no more than a fixed number of pieces at a time: whoever submits waits when the results are
/// not taken away fast enough.
final class OrderedPipeline<Input: Sendable, Output: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let capacity: Int
  private let deliver: @Sendable (Output) -> Bool

  // All of these are only touched while the condition is locked.
  private var waiting: [(number: Int, input: Input)] = []
  private var finished: [Int: Output] = [:]
  private var submitted = 0
  private var delivered = 0
  private var isDelivering = false
  private var isClosed = false
  private var isStopped = false

  /// Makes a pipeline.
  ///
  /// - Parameters:
  ///   - capacity: How many pieces may be under way.
  ///   - deliver: Takes the results, one at a time, in order; `false` stops the pipeline.
  init(capacity: Int, deliver: @escaping @Sendable (Output) -> Bool) {
    self.capacity = capacity
    self.deliver = deliver
  }

  /// Adds a piece of work; `false` when no more is wanted.
  func submit(_ input: Input) -> Bool {
    condition.withLock {
      while submitted - delivered >= capacity && !isStopped { condition.wait() }
      guard !isStopped else { return false }
      waiting.append((submitted, input))
      submitted += 1
      condition.broadcast()
      return true
    }
  }

  /// Starts a thread that works until the pipeline is finished.
  ///
  /// - Parameter makeWork: Makes the work of this thread, which may keep state of its own.
  func startWorker(_ makeWork: @escaping @Sendable () -> (Input) -> Output) {
    let thread = Thread { [self] in
      let work = makeWork()
      while let (number, input) = take() { finish(number, with: work(input)) }
    }
    // As much as the main thread has, so that what works there works here.
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Tells that nothing more will come, and waits until everything was delivered.
  func finish() {
    condition.withLock {
      isClosed = true
      condition.broadcast()
      while delivered < submitted && !isStopped { condition.wait() }
    }
  }

  private func take() -> (number: Int, input: Input)? {
    condition.withLock {
      while waiting.isEmpty && !isClosed && !isStopped { condition.wait() }
      return isStopped || waiting.isEmpty ? nil : waiting.removeFirst()
    }
  }

  /// Keeps a result until its turn; the thread that holds the next one delivers all that are due.
  private func finish(_ number: Int, with output: Output) {
    condition.lock()
    defer { condition.unlock() }
    finished[number] = output
    guard !isDelivering else { return }
    isDelivering = true
    while !isStopped, let next = finished.removeValue(forKey: delivered) {
      condition.unlock()
      let goesOn = deliver(next)
      condition.lock()
      delivered += 1
      isStopped = !goesOn
      condition.broadcast()
    }
    isDelivering = false
  }
}
