/// Reads the text of a pattern: words, `a|b`, `optional?`, `<kind 1..31>`, `~` for no gap, `_` for a space inside a choice.
enum PatternReader {
  /// What is wrong with which part of the text.
  struct Failure: Error {
    let fact: RuleFileError.Fact
    /// Where the part stands, in UTF-8.
    let range: Range<Int>

    init(_ fact: RuleFileError.Fact, at part: TextPart) {
      self.fact = fact
      range = part.startIndex..<part.endIndex
    }
  }

  /// The pattern that the text describes.
  static func pattern(_ text: String) throws(Failure) -> Pattern {
    try text.withTextPart { (part) throws(Failure) in try pattern(part) }
  }

  /// The pattern that a part of a text describes.
  static func pattern(_ text: TextPart) throws(Failure) -> Pattern {
    var items: [Pattern.Item] = []
    var isGlued = false
    var hasMust = false
    items.reserveCapacity(1 + text.count(where: \.isBlank))
    try forEachPart(of: text, between: \.isBlank) { (piece) throws(Failure) in
      guard !piece.isEmpty else { return }
      if piece.isText("~") {
        isGlued = true
        return
      }
      items.append(try item(piece, isGlued: isGlued))
      isGlued = false
      if items.last?.isOptional == false { hasMust = true }
    }
    guard hasMust else { throw Failure(.malformedItem(text.string), at: text) }
    return Pattern(items: items)
  }

  /// Calls back with each part between separators that stand outside `<…>`.
  private static func forEachPart(
    of text: TextPart, between isSeparator: (UInt8) -> Bool,
    _ body: (TextPart) throws(Failure) -> Void
  ) throws(Failure) {
    var start = text.startIndex
    var isInside = false
    var index = start
    while index < text.endIndex {
      let byte = text.base[index]
      if byte == UInt8(ascii: "<"), !isSign(at: index, in: text) { isInside = true }
      if byte == UInt8(ascii: ">") { isInside = false }
      index += 1
      guard !isInside, isSeparator(byte) else { continue }
      try body(text[start..<(index - 1)])
      start = index
    }
    try body(text[start...])
  }

  /// Whether a `<` stands for itself, with a gap after it, and opens nothing.
  private static func isSign(at index: Int, in text: TextPart) -> Bool {
    let rest = text[(index + 1)...]
    return rest.first?.isBlank == true && rest.withoutLeadingBlanks.first != UInt8(ascii: ">")
  }

  private static func item(_ piece: TextPart, isGlued: Bool) throws(Failure) -> Pattern.Item {
    let isOptional = piece.count > 1 && piece.last == UInt8(ascii: "?")
    let body = isOptional ? piece.dropLast() : piece
    var choices: [Pattern.Choice] = []
    choices.reserveCapacity(1 + body.count { $0 == UInt8(ascii: "|") })
    try forEachPart(of: body, between: { $0 == UInt8(ascii: "|") }) { (part) throws(Failure) in
      choices.append(try choice(part))
    }
    return Pattern.Item(choices: choices, isOptional: isOptional, isGlued: isGlued)
  }

  private static func choice(_ text: TextPart) throws(Failure) -> Pattern.Choice {
    guard text.first == UInt8(ascii: "<"), text.count > 1 else {
      guard !text.isEmpty else { throw Failure(.malformedItem(""), at: text) }
      return .words(words(text))
    }
    guard text.last == UInt8(ascii: ">") else {
      throw Failure(.malformedItem(text.string), at: text)
    }
    var rest = text.dropFirst().dropLast()
    guard let kind = nextWord(of: &rest) else {
      throw Failure(.malformedItem(text.string), at: text)
    }
    return .mention(kind: kind.string, limits: try limits(rest, of: text))
  }

  /// The words of a choice, in which `_` stands for a space; alone it stands for itself.
  private static func words(_ text: TextPart) -> String {
    let mark = UInt8(ascii: "_")
    guard text.count > 1, text.contains(mark) else { return text.string }
    return String(unsafeUninitializedCapacity: text.count) { bytes in
      for (index, byte) in text.enumerated() {
        bytes.initializeElement(at: index, to: byte == mark ? UInt8(ascii: " ") : byte)
      }
      return text.count
    }
  }

  private static func limits(_ text: TextPart, of choice: TextPart) throws(Failure)
    -> Pattern.Limits
  {
    var limits = Pattern.Limits.none
    var rest = text
    while let part = nextWord(of: &rest) {
      var following = rest
      if part.isText("wide"), let width = nextWord(of: &following).flatMap({ UInt8($0.string) }) {
        limits.width = width
        rest = following
        continue
      }
      guard let dots = part.firstOffset(of: ".."),
        let lower = Int64(part[..<dots].string), let upper = Int64(part[(dots + 2)...].string),
        lower <= upper
      else { throw Failure(.malformedLimits(part.string), at: choice) }
      limits.lower = lower
      limits.upper = upper
    }
    return limits
  }

  /// Takes the next word off the front; nothing where only spaces are left.
  private static func nextWord(of text: inout TextPart) -> TextPart? {
    while text.first == UInt8(ascii: " ") { text.removeFirst() }
    guard !text.isEmpty else { return nil }
    return text.removeFirst(before: UInt8(ascii: " "))
  }
}
