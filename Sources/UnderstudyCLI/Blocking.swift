import Foundation
import Synchronization

/// Waits on a thread for work that is done elsewhere.
enum Blocking {
  /// What the work gives, once it is done.
  static func wait<Value: Sendable>(
    for work: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    let done = DispatchSemaphore(value: 0)
    let box = Box<Value>()
    Task.detached {
      do { box.set(.success(try await work())) } catch { box.set(.failure(error)) }
      done.signal()
    }
    done.wait()
    return try box.get()
  }

  private final class Box<Value: Sendable>: Sendable {
    private let result = Mutex<Result<Value, any Error>?>(nil)

    func set(_ value: Result<Value, any Error>) { result.withLock { $0 = value } }

    func get() throws -> Value {
      guard let result = result.withLock(\.self) else { throw CancellationError() }
      return try result.get()
    }
  }
}
