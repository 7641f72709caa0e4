import Synchronization
import Understudy

/// Answers a stream of requests on all cores, in order, within bounded memory.
struct BulkRun: Sendable {
  let answering: any Answering
  let contexts: ContextOptions
  let form: InputForm
  let printer: AnswerPrinter
  let threads: Int
  /// How many lines were answered before.
  var skipped = 0
  /// Where lines that fail are told as well.
  var errors: StandardStream?
  /// Who watches.
  var progress: BulkProgress?

  /// How a run ended.
  struct Outcome: Equatable, Sendable {
    /// Whether a line could not be answered.
    var hasFailed = false
    /// Whether a phrase left the entity unfilled.
    var hasUnfilled = false
    /// The number of the last line that was answered.
    var lastLine = 0
    /// Whether the run was told to stop.
    var isInterrupted = false
    /// Why the output ended before the input.
    var failure: StandardStream.Failure?
  }

  /// Reads to the end of the input and writes an answer for each line.
  ///
  /// - Throws: What the source throws, after the answers to all that came before.
  func run(
    from source: some ByteSource,
    to write: @escaping @Sendable ([UInt8]) throws(StandardStream.Failure) -> Void
  ) throws -> Outcome {
    let tally = Tally(lastLine: skipped, errors: errors, progress: progress)
    let tools = ToolLibrary()
    let pipeline = OrderedPipeline<LineBlock, AnsweredBlock>(capacity: 2 * threads + 2) { block in
      tally.add(block, writingWith: write)
    }
    for worker in 0..<max(1, threads) {
      pipeline.startWorker { makeWork(worker == 0 ? answering : answering.apart(), tools) }
    }
    let reading = Result {
      var reader = LineBlockReader(source, skipping: skipped)
      // What is left of a line that an interruption cut off is no line.
      while let block = try reader.next(), !Interruption.isRequested, pipeline.submit(block) {}
    }
    pipeline.finish()
    progress?.end()
    try reading.get()
    var outcome = tally.outcome
    outcome.isInterrupted = Interruption.isRequested
    return outcome
  }

  private func makeWork(
    _ answering: any Answering, _ tools: ToolLibrary
  ) -> (LineBlock) -> AnsweredBlock {
    let requests = RequestReader(form, contexts: ContextCache(contexts), tools: tools)
    var answerer = BlockAnswerer(requests: requests, answering: answering, printer: printer)
    return { block in answerer.answer(block) }
  }

  /// Adds up what became of the blocks while they are written.
  private final class Tally: Sendable {
    private let state: Mutex<Outcome>
    private let errors: StandardStream?
    private let progress: BulkProgress?

    init(lastLine: Int, errors: StandardStream?, progress: BulkProgress?) {
      state = Mutex(Outcome(lastLine: lastLine))
      self.errors = errors
      self.progress = progress
    }

    var outcome: Outcome { state.withLock { $0 } }

    /// Writes a block and tells whether more can be written.
    func add(
      _ block: AnsweredBlock,
      writingWith write: ([UInt8]) throws(StandardStream.Failure) -> Void
    ) -> Bool {
      var failure: StandardStream.Failure?
      do {
        try write(block.bytes)
        if !block.errors.isEmpty { try errors?.write(block.errors) }
      } catch {
        failure = error
      }
      progress?.add(bytes: block.size, upTo: block.lastLine)
      return state.withLock { outcome in
        outcome.hasFailed = outcome.hasFailed || block.hasFailed
        outcome.hasUnfilled = outcome.hasUnfilled || block.hasUnfilled
        outcome.failure = failure
        if failure == nil { outcome.lastLine = block.lastLine }
        return failure == nil
      }
    }
  }
}
