import Understudy
import UnderstudyCLI

/// A schema, filled.
struct Filling: Scenario {
  static let flightSearchName = "fill-flight-search"
  static let twentyName = "fill-twenty"

  let name: String
  let load: Load
  private let extractor: Extractor
  private let schema: EntitySchema
  private let answers: [KnownAnswer]
  private let requests: [Request]

  private init(
    _ name: String, _ schema: EntitySchema, _ answers: [KnownAnswer], _ setting: Setting
  ) {
    self.name = name
    self.schema = schema
    self.answers = answers
    extractor = setting.extractor
    requests = setting.requests
    load = Load(count: requests.count, unit: .phrase)
  }

  /// The entity that the command fills where none is named.
  static func flightSearch(_ setting: Setting) -> Filling {
    Filling(flightSearchName, setting.flightSearch, KnownAnswer.flights, setting)
  }

  /// An entity of the same size that the project has no examples of.
  static func twenty(_ setting: Setting) -> Filling {
    Filling(twentyName, setting.schema, KnownAnswer.fills, setting)
  }

  func check() throws {
    for answer in answers {
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
