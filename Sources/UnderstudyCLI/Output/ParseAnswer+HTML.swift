import Understudy
import UnderstudyTesting

/// What a phrase makes of an entity, as a part of a page.
extension ParseAnswer {
  func markup(explained: Bool) -> String {
    var parts = [
      "<span class=place>\(HTMLText(extraction.entity)) · \(extraction.status.rawValue)</span>",
      HTMLAnswer(extraction, in: request.phrase).markup,
    ]
    parts += open.map { "<p class=bad>\(HTMLText($0))</p>" }
    parts += asides.map { "<p class=soft>\(HTMLText($0))</p>" }
    if let dialog = extraction.dialog { parts.append("<p>“\(HTMLText(dialog))”</p>") }
    if explained { parts.append(extraction.explanation.markup) }
    return parts.joined(separator: "\n")
  }
}

/// The mentions of a phrase, as a part of a page.
extension RecognizeAnswer {
  func markup(explained: Bool) -> String {
    let trees = explained ? mentions.map(\.explanation.markup) : []
    return ([HTMLAnswer(request.phrase, mentions).markup] + trees).joined(separator: "\n")
  }
}

/// The tools that a phrase calls, as a part of a page.
extension ToolAnswer {
  func markup(explained: Bool) -> String {
    choices.map { markup(of: $0, explained: explained) }.joined(separator: "\n")
  }

  private func markup(of choice: ToolChoice, explained: Bool) -> String {
    guard let chosen = choice.chosen else {
      let heading = heading(of: choice).map { "<span class=place>\(HTMLText($0))</span>\n" }
      return (heading ?? "") + HTMLAnswer(request.phrase).markup
    }
    return ParseAnswer(request: request, extraction: chosen.extraction)
      .markup(explained: explained)
  }
}
