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

  /// The text with its amount turned into a place for any number; nothing where it does not show it in digits.
  static func pattern(around text: String, amount: Double) -> Pattern? {
    let runs = numbers(in: text)
    guard let run = runs.count == 1 ? runs.first : runs.first(where: { value(of: text[$0]) == amount.magnitude })
    else { return nil }
    return pattern(around: run, in: text, limits: .none)
  }

  /// The text with a number turned into a place for numbers within limits.
  static func pattern(
    around number: Range<String.Index>, in text: String, kind: String = "number", limits: Pattern.Limits
  ) -> Pattern? {
    let place = Pattern.Item(choices: [.mention(kind: kind, limits: limits)])
    let items = items(of: text[..<number.lowerBound]) + [place] + items(of: text[number.upperBound...])
    return items.count > 1 ? Pattern(items: items) : nil
  }

  /// Where digits stand, with the marks between them.
  static func numbers(in text: String) -> [Range<String.Index>] {
    var runs: [Range<String.Index>] = []
    var index = text.startIndex
    while let first = text[index...].firstIndex(where: isDigit) {
      var end = text.index(after: first)
      while end < text.endIndex {
        let next = text.index(after: end)
        if isDigit(text[end]) {
          end = next
        } else if text[end].isPunctuation, next < text.endIndex, isDigit(text[next]) {
          end = next
        } else {
          break
        }
      }
      runs.append(first..<end)
      index = end
    }
    return runs
  }

  /// The value of digits and nothing else.
  private static func value(of digits: Substring) -> Double? {
    var value = 0.0
    for character in digits {
      guard let digit = character.wholeNumberValue else { return nil }
      value = value * 10 + Double(digit)
    }
    return value
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
