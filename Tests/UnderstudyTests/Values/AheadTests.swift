import Dispatch
import Synchronization
import Testing

@testable import Understudy

@Suite struct AheadTests {
  @Test func makesItsValueOnceForAllThatAsk() {
    let made = Mutex(0)
    let queue = DispatchQueue(label: "ahead")
    let ahead = Ahead(on: queue) { made.withLock { $0 += 1 } }
    DispatchQueue.concurrentPerform(iterations: 16) { _ in ahead.value }
    queue.sync {}
    #expect(made.withLock { $0 } == 1)
  }

  @Test func isMadeByWhoeverNeedsItWhereTheQueueIsBusy() {
    let queue = DispatchQueue(label: "busy")
    let gate = DispatchSemaphore(value: 0)
    queue.async { gate.wait() }
    #expect(Ahead(on: queue) { "tea" }.value == "tea")
    gate.signal()
  }
}
