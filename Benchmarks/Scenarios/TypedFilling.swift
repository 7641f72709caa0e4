import Understudy

/// An entity of twenty properties, filled and built, asked for by its Swift type.
struct TypedFilling: Scenario {
  let name = "fill-typed"
  let wraps: String? = Filling.twentyName
  let load: Load
  private let extractor: Extractor
  private let requests: [Request]

  init(_ setting: Setting) {
    extractor = setting.extractor
    requests = setting.requests
    load = Load(count: requests.count, unit: .phrase)
  }

  func check() throws {
    let phrase = "business class from Chicago to Bergen on July 8"
    let filled = try extractor.fill(
      JourneySearch.self, from: phrase, in: Setting.context(locale: "en_US"))
    guard filled.entity?.goal == "BGO", filled.entity?.seat == .business else {
      throw WrongAnswer(
        scenario: name, phrase: phrase, expected: "business to BGO",
        found: "\(filled.extraction.values)")
    }
  }

  func run() throws -> Int {
    var sum = 0
    for request in requests {
      let filled = try extractor.fill(JourneySearch.self, from: request.text, in: request.context)
      sum &+= filled.extraction.fills.count + (filled.entity == nil ? 0 : 1)
    }
    return sum
  }
}
