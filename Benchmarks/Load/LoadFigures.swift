/// What was measured under a load.
struct LoadFigures: Codable {
  /// What one number of threads came to.
  struct Run: Codable {
    let threads: Int
    /// By the clock on the wall, with the time in which others had the processor.
    let wall: Quantiles
    /// By the clock of the thread, without it.
    let processor: Quantiles
  }

  /// Nanoseconds that so large a part of the phrases did not exceed.
  struct Quantiles: Codable {
    let mean: Double
    let p50: Double
    let p99: Double
    let p999: Double
    let longest: Double

    init(_ histogram: LatencyHistogram) {
      mean = histogram.mean
      p50 = histogram.quantile(0.5)
      p99 = histogram.quantile(0.99)
      p999 = histogram.quantile(0.999)
      longest = Double(histogram.longest)
    }
  }

  /// The memory at some moment.
  struct Moment: Codable {
    let name: String
    let memory: ResidentMemory
  }

  let phrases: Int
  var runs: [Run] = []
  private(set) var moments: [Moment] = []

  init(phrases: Int) { self.phrases = phrases }

  /// Looks at the memory now.
  mutating func note(_ name: String) {
    if let memory = ResidentMemory() { moments.append(Moment(name: name, memory: memory)) }
  }

  /// Two tables: how long phrases take, and the memory.
  var text: String {
    let latencies = runs.flatMap { run in
      [
        row(run, "wall", run.wall, runs[0].wall),
        row(run, "thread", run.processor, runs[0].processor),
      ]
    }
    let head = [
      "threads", "clock", "mean ns", "p50 ns", "p99 ns", "p99.9 ns", "longest ns", "p99.9 to p50",
      "phrases/s", "to one thread",
    ]
    return Table.text([head] + latencies) + (moments.isEmpty ? "" : "\n\n" + Table.text(memoryRows))
  }

  private func row(
    _ run: Run, _ clock: String, _ times: Quantiles, _ alone: Quantiles
  ) -> [String] {
    let threads = Double(run.threads)
    let lengths = [times.mean, times.p50, times.p99, times.p999, times.longest]
    return ["\(run.threads)", clock] + lengths.map { Table.cell($0, 0) }
      + [
        Table.cell(times.p999 / times.p50, 1), Table.cell(threads / times.mean * 1e9, 0),
        Table.cell(threads * alone.mean / times.mean, 2),
      ]
  }

  private var memoryRows: [[String]] {
    let head = ["in memory, KB"] + moments.map(\.name) + ["of"]
    let parts = ResidentMemory.Part.allCases.map { part in
      let sizes = moments.map { $0.memory.parts[part.rawValue] ?? .init() }
      return [part.rawValue] + sizes.map { "\($0.resident)" } + ["\(sizes.last?.mapped ?? 0)"]
    }
    return [head] + parts + [["all"] + moments.map { "\($0.memory.resident)" } + [""]]
  }
}
