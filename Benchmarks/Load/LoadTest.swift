import Foundation
import Synchronization
import Understudy

/// Fills the built-in search for flights from many phrases, on one thread and on several.
struct LoadTest {
  private let extractor: Extractor
  private let schema: EntitySchema
  private let mixture: PhraseMixture
  private let count: Int
  private let threads: Int

  init(_ setting: Setting, phrases count: Int, threads: Int) {
    extractor = setting.extractor
    schema = setting.flightSearch
    mixture = PhraseMixture(setting.requests)
    self.count = count
    self.threads = threads
  }

  /// Warms up, then measures with each number of threads; memory is looked at before, between and after.
  func run() throws -> LoadFigures {
    _ = try fill(mixture[0])
    var figures = LoadFigures(phrases: count)
    figures.note("start")
    _ = try runs(count / 100, on: 1)
    figures.note("\(count / 100) phrases")
    var done = count / 100
    for number in Set([1, threads]).sorted() {
      figures.runs.append(try runs(count, on: number))
      done += count
      figures.note("\(done) phrases")
    }
    return figures
  }

  private func runs(_ count: Int, on threads: Int) throws -> LoadFigures.Run {
    let total = Mutex((wall: LatencyHistogram(), processor: LatencyHistogram()))
    let failure = Mutex<(any Error)?>(nil)
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      do {
        let times = try times(of: stride(from: thread, to: count, by: threads))
        total.withLock { total in
          total.wall.add(times.wall)
          total.processor.add(times.processor)
        }
      } catch {
        failure.withLock { $0 = error }
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
    return total.withLock { total in
      LoadFigures.Run(
        threads: threads, wall: .init(total.wall), processor: .init(total.processor))
    }
  }

  /// How long each of some phrases takes the calling thread, by the clock on the wall and by its own.
  private func times(
    of numbers: StrideTo<Int>
  ) throws -> (wall: LatencyHistogram, processor: LatencyHistogram) {
    var (wall, processor) = (LatencyHistogram(), LatencyHistogram())
    for number in numbers {
      let request = mixture[number]
      let started = ThreadClock.now
      let start = WallClock.now
      _ = try fill(request)
      let end = WallClock.now
      processor.add(Int(ThreadClock.now - started))
      wall.add(Int(end - start))
    }
    return (wall, processor)
  }

  @inline(never)
  private func fill(_ request: Request) throws -> Int {
    try extractor.extract(schema, from: request.text, in: request.context).fills.count
  }
}
