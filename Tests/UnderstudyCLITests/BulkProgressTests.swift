import Synchronization
import Testing

@testable import UnderstudyCLI

@Suite struct BulkProgressTests {
  @Test func tellsLinesRateAndTimeLeft() async throws {
    let written = Mutex<[String]>([])
    let progress = BulkProgress(afterLine: 1_000, total: 100) { text in
      written.withLock { $0.append(text) }
    }
    progress.add(bytes: 10, upTo: 1_100)
    #expect(written.withLock(\.self).isEmpty)
    try await Task.sleep(for: .milliseconds(300))
    progress.add(bytes: 15, upTo: 1_234_567)
    progress.end()
    let lines = written.withLock(\.self)
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("\r1,234,567 lines, ") == true)
    #expect(lines.first?.contains(" a second, ") == true)
    #expect(lines.first?.hasSuffix(" left\u{1B}[K") == true)
    #expect(lines.last == "\r\u{1B}[K")
  }
}
