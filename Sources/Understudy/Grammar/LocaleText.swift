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

  /// The text with its number turned into a place for any number; nothing where it has none.
  static func pattern(around text: String) -> Pattern? {
    guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit) else {
      return nil
    }
    let number = Pattern.Item(choices: [.mention(kind: "number", limits: .none)])
    let items = items(of: text[..<first]) + [number] + items(of: text[text.index(after: last)...])
    return items.count > 1 ? Pattern(items: items) : nil
  }

  /// The pattern of words alone; nothing where the text has digits or no letters.
  static func pattern(ofWords text: String) -> Pattern? {
    guard text.contains(where: \.isLetter), !text.contains(where: isDigit) else { return nil }
    let items = items(of: text[...])
    return items.isEmpty ? nil : Pattern(items: items)
  }

  /// Whether the character is a decimal digit of any script, which `三` is not.
  static func isDigit(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.numericType == .decimal
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
