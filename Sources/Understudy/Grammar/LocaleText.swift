/// A text that ICU writes, made ready to be looked for in phrases.
enum LocaleText {
  /// What to match for the text: its words in order; a stop that ends a word may be left out.
  static func items(of text: Substring, areOptional: Bool = false) -> [Pattern.Item] {
    text.split(whereSeparator: \.isWhitespace).flatMap { part -> [Pattern.Item] in
      let word = part.trimmed
      guard !word.isEmpty else { return [] }
      guard let stem = stem(of: word) else {
        return [.init(choices: [.words(word)], isOptional: areOptional)]
      }
      return [
        .init(choices: [.words(stem)], isOptional: areOptional),
        .init(choices: [.words(".")], isOptional: true, isGlued: true),
      ]
    }
  }

  /// The word without the stop that ends it; nothing for `a.m.`, which is one word with its stops.
  private static func stem(of word: String) -> String? {
    guard word.count > 1, word.last == "." else { return nil }
    let stem = word.dropLast()
    return stem.contains(".") ? nil : String(stem)
  }

  /// The pattern of words alone; nothing where the text has digits or no letters.
  static func pattern(ofWords text: String) -> Pattern? {
    guard text.contains(where: \.isLetter), !text.contains(where: isDigit) else { return nil }
    let items = items(of: text[...])
    return items.isEmpty ? nil : Pattern(items: items)
  }

  /// Whether the character is a decimal digit of any script, which `三` is not.
  static func isDigit(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(isDigit) ?? false
  }

  /// Whether the scalar is a decimal digit of any script.
  static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? 0x30...0x39 ~= scalar.value : scalar.properties.numericType == .decimal
  }
}

extension Substring {
  /// The text without white space and invisible marks at its ends.
  var trimmed: String {
    let isVisible = { (character: Character) in
      !character.isWhitespace
        && !character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
    }
    guard let first = firstIndex(where: isVisible), let last = lastIndex(where: isVisible) else {
      return ""
    }
    return String(self[first...last])
  }
}
