import Synchronization

/// A line on a terminal that tells how far a run has come, how fast it is and how long it will take.
final class BulkProgress: Sendable {
  private struct State {
    var bytes = 0
    var line: Int
    var shown: Duration = .zero
  }

  private static let pause = Duration.milliseconds(250)
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let firstLine: Int
  private let total: Int?
  private let write: @Sendable (String) -> Void
  private let state: Mutex<State>

  /// Watches a run.
  ///
  /// - Parameters:
  ///   - line: The number of the last line that was answered before.
  ///   - total: How many bytes there are to read, where that is known.
  ///   - write: Writes to the terminal.
  init(afterLine line: Int, total: Int?, write: @escaping @Sendable (String) -> Void) {
    start = clock.now
    firstLine = line
    self.total = total
    self.write = write
    state = Mutex(State(line: line))
  }

  /// A line on standard error, where that is a terminal and answers go elsewhere.
  static func onTerminal(afterLine line: Int) -> BulkProgress? {
    guard StandardStream.error.isTerminal, !StandardStream.output.isTerminal else { return nil }
    return BulkProgress(afterLine: line, total: StandardStream.input.remainingBytes) { text in
      try? StandardStream.error.write(Array(text.utf8))
    }
  }

  /// Counts what was answered, and shows it where the last time was long enough ago.
  func add(bytes: Int, upTo line: Int) {
    let passed = clock.now - start
    let text = state.withLock { state -> String? in
      state.bytes += bytes
      state.line = line
      guard passed - state.shown >= Self.pause else { return nil }
      state.shown = passed
      return self.text(of: state, after: passed)
    }
    if let text { write("\r\(text)\u{1B}[K") }
  }

  /// Takes the line away.
  func end() {
    if state.withLock({ $0.shown > .zero }) { write("\r\u{1B}[K") }
  }

  private func text(of state: State, after passed: Duration) -> String {
    let seconds = Double(passed.components.seconds) + Double(passed.components.attoseconds) / 1e18
    let rate = Int(Double(state.line - firstLine) / seconds)
    let text = "\(state.line.grouped) lines, \(rate.grouped) a second"
    guard let total, state.bytes > 0 else { return text }
    let left = Int(seconds * Double(max(0, total - state.bytes)) / Double(state.bytes))
    return text + ", \(left / 60):\(left % 60 < 10 ? "0" : "")\(left % 60) left"
  }
}

extension Int {
  /// The digits in groups of three.
  fileprivate var grouped: String {
    let digits = Array(String(self))
    return digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }.joined()
  }
}
