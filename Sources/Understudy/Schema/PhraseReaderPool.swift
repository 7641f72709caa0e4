import Synchronization

/// The readers that no thread uses at the moment.
final class PhraseReaderPool: Sendable {
  private struct Idle: ~Copyable {
    var readers: [PhraseReader] = []
  }

  private let idle = Mutex(Idle())

  /// Lends a reader to a body of code.
  func withReader<Result>(_ body: (PhraseReader) throws -> Result) rethrows -> Result {
    let lent = Lent(reader: take())
    defer { give(lent) }
    return try body(lent.reader)
  }

  /// A reader on its way out of the pool or back into it; nobody else holds it meanwhile.
  private struct Lent: @unchecked Sendable {
    let reader: PhraseReader
  }

  private func take() -> PhraseReader {
    let lent = idle.withLock { idle in idle.readers.popLast().map(Lent.init) }
    return lent?.reader ?? PhraseReader()
  }

  private func give(_ lent: Lent) {
    idle.withLock { $0.readers.append(lent.reader) }
  }
}
