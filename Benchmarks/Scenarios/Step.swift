import Understudy

/// One step of filling on its own: what goes before it is done once, beforehand.
struct Step: Scenario {
  let name: String
  let load: Load
  private let work: (PhraseSteps) -> Int
  private let phrases: [(request: Request, steps: PhraseSteps)]
  private let setting: Setting

  /// All steps in their order.
  static func all(_ setting: Setting) throws -> [Step] {
    let maker = try PhraseStepsMaker()
    let phrases = try setting.requests.map { request in
      (request, try maker.steps(of: request.text, to: setting.schema, in: request.context))
    }
    let steps: [(String, (PhraseSteps) -> Int)] = [
      ("step/read", { $0.read() }), ("step/match", { $0.match() }),
      ("step/match-schema", { $0.matchSchema() }), ("step/resolve", { $0.resolve() }),
      ("step/offer", { $0.offer() }), ("step/score", { $0.score() }),
      ("step/assign", { $0.assign() }), ("step/answer", { $0.answer() }),
    ]
    return steps.map { name, work in
      Step(
        name: name, load: Load(count: phrases.count, unit: .phrase), work: work, phrases: phrases,
        setting: setting)
    }
  }

  /// Makes sure that the steps together come to what the front door says.
  func check() throws {
    for (request, steps) in phrases {
      let expected = try setting.extractor.extract(
        setting.schema, from: request.text, in: request.context)
      _ = work(steps)
      guard steps.extraction == expected else {
        throw WrongAnswer(
          scenario: name, phrase: request.text, expected: "\(expected.values)",
          found: "\(steps.extraction.values)")
      }
    }
  }

  func run() -> Int {
    var sum = 0
    for (_, steps) in phrases { sum &+= work(steps) }
    return sum
  }
}
