import Understudy

extension Verb {
  /// Lists mentions.
  static let recognize = Verb(
    name: "recognize", operand: "PHRASE",
    summary: "Lists the dates, numbers, places … that a phrase mentions.",
    example: "understudy recognize \"two weeks in Lisbon\" --kinds duration,city",
    options: [.kinds, .all] + Option.forPhrases
  ) { settings, machine in
    let recognizing = try MentionRecognizing(
      extractor: ProcessExtractor.shared, kinds: settings.kinds, all: settings.listsEveryReading)
    return try PhraseAnswering(settings: settings, machine: machine).run(recognizing)
  }
}

/// Answers a request with what its phrase mentions.
struct MentionRecognizing: Answering {
  private var extractor: Extractor
  private let kinds: Set<String>?
  private let all: Bool

  /// Refuses kinds that no phrase holds.
  init(extractor: Extractor, kinds: [String]?, all: Bool) throws(UsageError) {
    let known = extractor.kinds
    for kind in kinds ?? [] where !known.contains(kind) {
      throw .invalidValue(
        kind, option: "--kinds", expected: "kinds that 'understudy list kinds' names",
        nearest: NearestName(among: known)(to: kind))
    }
    self.extractor = extractor
    self.kinds = kinds.map { Set($0) }
    self.all = all
  }

  func apart() -> any Answering {
    var other = self
    other.extractor = (try? ProcessExtractor.another()) ?? extractor
    return other
  }

  func answer(_ request: Request) throws -> any Answer {
    let mentions = try extractor.recognize(
      request.phrase, in: request.context, kinds: kinds, all: all)
    return RecognizeAnswer(request: request, mentions: mentions)
  }
}
