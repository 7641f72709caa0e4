/// Reads the text of a pattern: words, `a|b`, `optional?`, `<kind 1..31>`, `~` for no gap, `_` for a space inside a choice.
enum PatternReader {
  /// What is wrong with which part of the text.
  struct Failure: Error {
    let fact: RuleFileError.Fact
    let text: Substring
  }

  /// The pattern that the text describes.
  static func pattern(_ text: Substring) throws(Failure) -> Pattern {
    var items: [Pattern.Item] = []
    var isGlued = false
    for piece in pieces(of: text) {
      if piece == "~" {
        isGlued = true
        continue
      }
      var item = try item(piece)
      item.isGlued = isGlued
      isGlued = false
      items.append(item)
    }
    guard items.contains(where: { !$0.isOptional }) else {
      throw Failure(fact: .malformedItem(String(text)), text: text)
    }
    return Pattern(items: items)
  }

  /// Cuts at spaces that stand outside `<…>`.
  private static func pieces(of text: Substring) -> [Substring] {
    cut(text) { $0 == " " || $0 == "\t" }.filter { !$0.isEmpty }
  }

  private static func cut(_ text: Substring, at isCut: (Character) -> Bool) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    var isInside = false
    for index in text.indices {
      let character = text[index]
      if character == "<", !isSign(at: index, in: text) { isInside = true }
      if character == ">" { isInside = false }
      guard !isInside, isCut(character) else { continue }
      pieces.append(text[start..<index])
      start = text.index(after: index)
    }
    return pieces + [text[start...]]
  }

  /// Whether a `<` stands for itself, with a gap after it, and opens nothing.
  private static func isSign(at index: Substring.Index, in text: Substring) -> Bool {
    let rest = text[index...].dropFirst()
    let next = rest.first { $0 != " " && $0 != "\t" }
    return rest.first?.isWhitespace == true && next != ">"
  }

  private static func item(_ piece: Substring) throws(Failure) -> Pattern.Item {
    let isOptional = piece.count > 1 && piece.last == "?"
    let body = isOptional ? piece.dropLast() : piece
    var choices: [Pattern.Choice] = []
    for choice in cut(body, at: { $0 == "|" }) { choices.append(try self.choice(choice)) }
    return Pattern.Item(choices: choices, isOptional: isOptional)
  }

  private static func choice(_ text: Substring) throws(Failure) -> Pattern.Choice {
    guard text.first == "<", text.count > 1 else {
      guard !text.isEmpty else { throw Failure(fact: .malformedItem(String(text)), text: text) }
      return .words(text == "_" ? "_" : String(text.map { $0 == "_" ? " " : $0 }))
    }
    guard text.last == ">", text.count > 2 else {
      throw Failure(fact: .malformedItem(String(text)), text: text)
    }
    let parts = text.dropFirst().dropLast().split(separator: " ")
    guard let kind = parts.first else {
      throw Failure(fact: .malformedItem(String(text)), text: text)
    }
    return .mention(kind: String(kind), limits: try limits(parts.dropFirst(), of: text))
  }

  private static func limits(
    _ parts: ArraySlice<Substring>, of text: Substring
  ) throws(Failure) -> Pattern.Limits {
    var limits = Pattern.Limits.none
    var parts = parts
    while let part = parts.popFirst() {
      if part == "wide", let width = parts.popFirst().flatMap({ UInt8($0) }) {
        limits.width = width
        continue
      }
      let ends = part.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false)
      guard ends.count == 2, let lower = Int64(ends[0]), let upper = Int64(ends[1]), lower <= upper
      else { throw Failure(fact: .malformedLimits(String(part)), text: text) }
      limits.lower = lower
      limits.upper = upper
    }
    return limits
  }
}
