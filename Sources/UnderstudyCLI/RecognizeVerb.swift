import Understudy

extension Verb {
  /// Lists mentions.
  static let recognize = Verb(
    name: "recognize", operand: "PHRASE",
    summary: "Lists the dates, numbers, places … that a phrase mentions.",
    example: "understudy recognize \"two weeks in Lisbon\" --kinds duration,city",
    options: [.kinds, .all] + Option.forPhrases
  ) { settings, machine in
    let recognizing = MentionRecognizing(
      extractor: try Extractor(), kinds: settings.kinds, all: settings.listsEveryReading)
    return try PhraseAnswering(settings: settings, machine: machine).run(recognizing)
  }
}

/// Answers a request with what its phrase mentions.
private struct MentionRecognizing: Answering {
  let extractor: Extractor
  let kinds: Set<String>?
  let all: Bool

  func answer(_ request: Request) throws -> any Answer {
    let mentions = try extractor.recognize(
      request.phrase, in: request.context, kinds: kinds, all: all)
    return RecognizeAnswer(request: request, mentions: mentions)
  }
}
