import Foundation
import Understudy

/// What the options of one call ask for; the machine fills in what they leave open.
struct Settings: Sendable {
  var entity: String?
  var schema: String?
  var tool: String?
  var catalogues: [String] = []
  var shape = SchemaForm.jsonSchema
  var kinds: [String]?
  var listsEveryReading = false
  var now: Moment?
  var timeZone: TimeZone?
  var locale: String?
  var conventions = Conventions()
  var format: OutputFormat?
  var explains = false
  var offsets = OffsetUnit.scalar
  var input = InputForm.auto
  /// How many lines of the input are passed over.
  var skipped = 0
  /// Where lines that fail are told as well.
  var errors: String?
  var isStrict = false
  /// How many phrases are made.
  var count = 1_000
  /// What chance begins with.
  var seed: UInt64 = 1
  /// Whether a suite is rewritten.
  var updates = false
  /// Where a report in XML goes.
  var junit: String?
  /// Where a report as a page goes.
  var html: String?
  var color = ColorChoice.auto
  var wantsHelp = false
  /// Whether help is wanted as a manual page.
  var wantsManual = false
  /// What is no option: a phrase, or the name of a verb.
  var operands: [String] = []
}

extension Settings {
  /// Stops at the first operand behind so many.
  func refuseOperands(after count: Int) throws(UsageError) {
    guard operands.count > count else { return }
    throw .unexpectedOperand(operands[count], hint: nil)
  }
}

/// How answers are printed.
enum OutputFormat: String, CaseIterable, Sendable { case text, json, ndjson, html }

/// The unit in which the offsets of a span are counted.
enum OffsetUnit: String, CaseIterable, Sendable { case scalar, utf16, utf8 }

/// How a line of standard input is read.
enum InputForm: String, CaseIterable, Sendable { case auto, lines, ndjson }

/// In which shape a schema is printed.
enum SchemaForm: String, CaseIterable, Sendable {
  case jsonSchema = "json-schema"
  case openAI = "openai"
  case mcp
}

/// When text is coloured.
enum ColorChoice: String, CaseIterable, Sendable { case auto, always, never }
