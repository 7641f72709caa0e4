import Understudy

/// Every mention of every kind.
struct Recognizing: Scenario {
  let name = "recognize"
  let load: Load
  private let extractor: Extractor
  private let requests: [Request]

  init(_ setting: Setting) {
    extractor = setting.extractor
    requests = setting.requests
    load = Load(count: requests.count, unit: .phrase)
  }

  func check() throws {
    for answer in KnownAnswer.mentions {
      let mentions = try extractor.recognize(
        answer.phrase, in: Setting.context(locale: answer.locale))
      let found = mentions.map { "\($0.kind) \($0.value.text)" }
      guard Set(answer.expected).isSubset(of: found) else {
        throw WrongAnswer(scenario: name, answer, found: found)
      }
    }
  }

  func run() throws -> Int {
    var sum = 0
    for request in requests {
      sum &+= try extractor.recognize(request.text, in: request.context).count
    }
    return sum
  }
}
