import Understudy

/// Answers the lines of a block, one after the other; each thread has its own.
struct BlockAnswerer {
  /// The most that is reserved for the answers before their size is known.
  private static let reserved = 1 << 19

  private var requests: RequestReader
  private let answering: any Answering
  private let printer: AnswerPrinter

  init(requests: RequestReader, answering: any Answering, printer: AnswerPrinter) {
    self.requests = requests
    self.answering = answering
    self.printer = printer
  }

  /// The printed answers of a block.
  mutating func answer(_ block: LineBlock) -> AnsweredBlock {
    var answered = AnsweredBlock()
    answered.bytes.reserveCapacity(min(8 * block.bytes.count, Self.reserved))
    answered.lastLine = block.firstLine
    answered.size = block.bytes.count
    if block.isDropped {
      let fault = RequestError.Fault.tooLong(limit: RequestReader.longestLine)
      note("\(fault)", id: nil, line: block.firstLine, in: &answered)
    } else {
      block.forEachLine { line, number in
        answer(line, number: number, in: &answered)
        answered.lastLine = number
      }
    }
    return answered
  }

  private mutating func answer(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, in answered: inout AnsweredBlock
  ) {
    var id: JSONValue?
    do {
      let request = try requests.read(line)
      id = request.id
      let answer = try answering.answer(request)
      answered.hasUnfilled = answered.hasUnfilled || !answer.isComplete
      printer.printInRow(answer, to: &answered.bytes)
    } catch let error as RequestError {
      note("\(error.fault)", id: error.id, line: number, in: &answered)
    } catch {
      note("\(error)", id: id, line: number, in: &answered)
    }
  }

  private func note(_ error: String, id: JSONValue?, line: Int, in answered: inout AnsweredBlock) {
    answered.hasFailed = true
    let failure = LineFailure(id: id, line: line, error: error)
    printer.printInRow(failure, to: &answered.bytes)
    failure.json(offsets: printer.offsets, explained: false).write(to: &answered.errors)
    answered.errors.append(UInt8(ascii: "\n"))
  }
}

/// What became of a block.
struct AnsweredBlock: Sendable {
  /// The printed answers, one after the other.
  var bytes: [UInt8] = []
  /// Those that tell what is wrong, once more as JSON lines.
  var errors: [UInt8] = []
  /// The number of its last line.
  var lastLine = 0
  /// How many bytes its lines have.
  var size = 0
  /// Whether a line could not be answered.
  var hasFailed = false
  /// Whether a phrase left the entity unfilled.
  var hasUnfilled = false
}
