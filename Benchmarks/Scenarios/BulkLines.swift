import Understudy
import UnderstudyCLI

/// Lines of JSON in, lines of JSON out, on one thread and without a file: what a long input costs.
struct BulkLines: Scenario {
  let name = "bulk-ndjson"
  let load: Load
  let wraps: String? = Filling.flightSearchName
  private let engine: EmbeddedEngine
  private let lines: [[UInt8]]

  init(_ setting: Setting) throws {
    let now =
      #"{"entity": "FlightSearch", "now": "2026-06-10T09:00:00-04:00", "timeZone": "America/New_York"}"#
    engine = try EmbeddedEngine(options: Array(now.utf8))
    lines = setting.phrases.items.enumerated().map { Self.line($0.offset, $0.element) }
    load = Load(count: lines.count, unit: .phrase)
  }

  func check() throws {
    for (index, answer) in KnownAnswer.flights.enumerated() {
      let item = PhraseList.Item(locale: answer.locale, text: answer.phrase)
      let json = try JSONValue(parsing: answered(Self.line(index, item)))
      guard case .object(let members) = json["values"] else {
        throw WrongAnswer(scenario: name, answer, found: [])
      }
      let found = members.map { "\($0.name) \($0.value.text)" }
      guard json["id"]?.text == "\(index)", Set(answer.expected).isSubset(of: found) else {
        throw WrongAnswer(scenario: name, answer, found: found)
      }
    }
  }

  func run() -> Int { lines.reduce(0) { $0 &+ answered($1).count } }

  private func answered(_ line: [UInt8]) -> [UInt8] {
    line.withUnsafeBufferPointer(engine.parse)
  }

  private static func line(_ id: Int, _ item: PhraseList.Item) -> [UInt8] {
    var line: [UInt8] = []
    let members = [
      ("id", JSONValue.number("\(id)")), ("phrase", .string(item.text)),
      ("locale", .string(item.locale)),
    ]
    JSONValue.object(members.map { JSONValue.Member($0.0, $0.1) }).write(to: &line)
    return line
  }
}
