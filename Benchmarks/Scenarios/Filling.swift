import Understudy

/// A schema of twenty slots, filled.
struct Filling: Scenario {
  let name = "fill"
  let load: Load
  private let extractor: Extractor
  private let schema: EntitySchema
  private let requests: [Request]

  init(_ setting: Setting) {
    extractor = setting.extractor
    schema = setting.schema
    requests = setting.requests
    load = Load(count: requests.count, unit: .phrase)
  }

  func check() throws {
    for answer in KnownAnswer.fills {
      let extraction = try extractor.extract(
        schema, from: answer.phrase, in: Setting.context(locale: answer.locale))
      let found = extraction.values.map { "\($0.name) \($0.value.text)" }
      guard Set(answer.expected).isSubset(of: found) else {
        throw WrongAnswer(scenario: name, answer, found: found)
      }
    }
  }

  func run() throws -> Int {
    var sum = 0
    for request in requests {
      sum &+= try extractor.extract(schema, from: request.text, in: request.context).fills.count
    }
    return sum
  }
}
