import Dispatch
import Synchronization

/// A value that another thread makes while this one does something else, made once.
///
/// Where nobody has come to it when it is needed, the thread that needs it makes it: nothing waits for a
/// thread that is not at work.
final class Ahead<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  /// Tells how the value is made when it is first needed.
  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  /// Tells how the value is made, and lets another thread do so once it has done what came before.
  convenience init(on queue: DispatchQueue, _ make: @escaping @Sendable () -> Value) {
    self.init(make)
    queue.async { _ = self.value }
  }

  /// The value.
  var value: Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
