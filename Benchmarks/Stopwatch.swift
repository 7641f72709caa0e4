import CAllocations

/// Measures scenarios side by side.
///
/// The rounds of all scenarios take turns, so that what else the machine does meets all of them alike. Without
/// rounds it only counts.
struct Stopwatch {
  /// How many rounds there are.
  let rounds: Int
  /// How many nanoseconds a round of one scenario lasts at least.
  static let roundLength = 20_000_000.0

  /// Checks the scenarios, warms them up and measures them.
  func measurements(of scenarios: [any Scenario]) throws -> [Measurement] {
    let plans = try scenarios.map(Plan.init)
    var times = plans.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, plan) in plans.enumerated() { times[index].append(try plan.measure()) }
    }
    return compared(zip(plans, times).map { $0.measurement(Time(rounds: $1)) })
  }

  private func compared(_ measurements: [Measurement]) -> [Measurement] {
    let times = Dictionary(uniqueKeysWithValues: measurements.map { ($0.name, $0.time) })
    return measurements.map { measurement in
      guard let time = measurement.time else { return measurement }
      var measurement = measurement
      if let other = times[measurement.comparedWith] ?? nil {
        measurement.ratio = time.median / other.median
        measurement.ratioOfMinima = time.minimum / other.minimum
      }
      if let wrapped = measurement.wraps.flatMap({ times[$0] ?? nil }) {
        measurement.ratioToWrapped = time.median / wrapped.median
      }
      return measurement
    }
  }
}

/// How a scenario is measured: how often it runs in a round, and what a run must come to.
private struct Plan {
  private let scenario: any Scenario
  private let sum: Int
  private let repetitions: Int
  private let heap: callocations_total

  init(_ scenario: any Scenario) throws {
    self.scenario = scenario
    try scenario.check()
    _ = try scenario.run()
    let start = ThreadClock.now
    // Between these two calls there is the run and nothing else, so that a profiler can count by their names.
    let before = callocations_at_start()
    sum = try scenario.run()
    let after = callocations_at_end()
    let duration = ThreadClock.now - start
    heap = callocations_total(
      count: after.count - before.count, bytes: after.bytes - before.bytes)
    repetitions = max(1, Int(Stopwatch.roundLength / max(duration, 1)))
  }

  /// Nanoseconds for one phrase or character in one round.
  func measure() throws -> Double {
    let start = ThreadClock.now
    for _ in 0..<repetitions {
      let sum = try scenario.run()
      guard sum == self.sum else {
        throw WrongAnswer(
          scenario: scenario.name, phrase: "all", expected: "\(self.sum)", found: "\(sum)")
      }
    }
    return (ThreadClock.now - start) / Double(repetitions * scenario.load.count)
  }

  func measurement(_ time: Time?) -> Measurement {
    let count = Double(scenario.load.count)
    let isCounted = callocations_are_counted()
    return Measurement(
      name: scenario.name, load: scenario.load, time: time, comparedWith: scenario.comparedWith,
      wraps: scenario.wraps,
      allocations: isCounted ? Double(heap.count) / count : nil,
      bytes: isCounted ? Double(heap.bytes) / count : nil)
  }
}
