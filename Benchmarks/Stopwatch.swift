import CAllocations

/// Measures scenarios side by side.
///
/// The rounds of all scenarios take turns, so that what else the machine does meets all of them alike.
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
    return compared(zip(plans, times).map { $0.measurement($1.sorted()) })
  }

  private func compared(_ measurements: [Measurement]) -> [Measurement] {
    measurements.map { measurement in
      guard let other = measurements.first(where: { $0.name == measurement.comparedWith }) else {
        return measurement
      }
      var measurement = measurement
      measurement.ratio = measurement.median / other.median
      measurement.ratioOfMinima = measurement.minimum / other.minimum
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
    let before = callocations_so_far()
    let start = ThreadClock.now
    sum = try scenario.run()
    let duration = ThreadClock.now - start
    let after = callocations_so_far()
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

  func measurement(_ times: [Double]) -> Measurement {
    let count = Double(scenario.load.count)
    let isCounted = callocations_are_counted()
    return Measurement(
      name: scenario.name, load: scenario.load, median: times[times.count / 2],
      minimum: times[0], maximum: times[times.count - 1], comparedWith: scenario.comparedWith,
      allocations: isCounted ? Double(heap.count) / count : nil,
      bytes: isCounted ? Double(heap.bytes) / count : nil)
  }
}
