import Foundation
import Synchronization
import Testing

@testable import UnderstudyCLI

@Suite struct OrderedPipelineTests {
  @Test(arguments: [1, 2, 8]) func keepsTheOrderWhateverTakesLonger(threads: Int) {
    let delivered = Mutex<[Int]>([])
    let pipeline = OrderedPipeline<Int, Int>(capacity: 5) { output in
      delivered.withLock { $0.append(output) }
      return true
    }
    for _ in 0..<threads {
      pipeline.startWorker {
        { input in
          usleep(UInt32(input * 7_919 % 400))
          return input * 2
        }
      }
    }
    for input in 0..<300 { #expect(pipeline.submit(input)) }
    pipeline.finish()
    #expect(delivered.withLock { $0 } == (0..<300).map { $0 * 2 })
  }

  @Test func holdsNoMoreThanItsCapacity() {
    let underWay = Mutex((now: 0, most: 0))
    let pipeline = OrderedPipeline<Int, Int>(capacity: 4) { _ in
      underWay.withLock { $0.now -= 1 }
      return true
    }
    for _ in 0..<2 { pipeline.startWorker { { $0 } } }
    for input in 0..<500 {
      #expect(pipeline.submit(input))
      underWay.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
    }
    pipeline.finish()
    #expect(underWay.withLock { $0.most } <= 5)
  }

  @Test func stopsWhenNoMoreIsWanted() {
    let count = Mutex(0)
    let pipeline = OrderedPipeline<Int, Int>(capacity: 3) { _ in
      count.withLock {
        $0 += 1
        return $0 < 10
      }
    }
    for _ in 0..<2 { pipeline.startWorker { { $0 } } }
    var submitted = 0
    while pipeline.submit(submitted) { submitted += 1 }
    pipeline.finish()
    #expect(count.withLock { $0 } == 10)
    #expect(submitted <= 13)
  }

  @Test func finishesWithoutWork() {
    let pipeline = OrderedPipeline<Int, Int>(capacity: 1) { _ in true }
    pipeline.startWorker { { $0 } }
    pipeline.finish()
  }
}
