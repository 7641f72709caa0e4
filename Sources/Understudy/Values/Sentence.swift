/// A sentence with blanks, such as `What is the {title}?`.
struct Sentence: Sendable {
  private enum Part: Sendable {
    case words(String)
    case blank(String)
  }

  private let parts: [Part]

  /// Reads a sentence whose blanks stand in braces.
  init(_ text: String) {
    var parts: [Part] = []
    for piece in text.split(separator: "{", omittingEmptySubsequences: false) {
      let halves = piece.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      if halves.count == 2 { parts.append(.blank(String(halves[0]))) }
      if let words = halves.last, !words.isEmpty { parts.append(.words(String(words))) }
    }
    self.parts = parts
  }

  /// The sentence with its blanks filled; one without a filling stays as it is.
  func filled(_ fillings: KeyValuePairs<String, String>) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .words(let words): text += words
      case .blank(let name): text += fillings.first { $0.key == name }?.value ?? "{\(name)}"
      }
    }
    return text
  }
}
