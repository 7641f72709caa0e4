/// Reads from a slot's words which unit, form of date or style of name its value has.
struct AskedReader {
  private let words: SlotWords

  /// Reads with a language's words.
  init(words: SlotWords) {
    self.words = words
  }

  /// What a slot asks of its value.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - title: The folded words of its title and name.
  ///   - description: Those of its description.
  ///   - sentence: Those of the first sentence of that.
  /// - Returns: The unit, form and style.
  func asked(
    of slot: Slot, title: [String], description: [String], sentence: [String]
  ) -> AskedValue {
    var asked = AskedValue()
    switch slot.type {
    case .integer, .number:
      asked.unit = unit(in: title) ?? unit(in: description) ?? Self.scale(of: slot)
      asked.pace = pace(in: title + description)
    case .text, .date:
      asked.dateForm = slot.description.flatMap { DateForm(describedIn: $0) }
      if slot.shape.kind == nil { asked.nameStyle = style(of: slot, title + description) }
      asked.tense = tense(in: title + description)
    default: break
    }
    switch slot.type {
    case .text, .option, .entity:
      // A description that begins so tells when to leave the property itself out.
      asked.isExclusion = excludes(title) || excludes(Array(sentence.dropFirst()))
    default: break
    }
    if slot.type == .text {
      asked.isPath = title.contains(where: words.paths.contains)
      asked.isIdentity = words.isIdentity(title + description.prefix(Self.headLimit))
    }
    return asked
  }

  /// The scale of temperature whose sign stands in a title or a description: "°C".
  private static func scale(of slot: Slot) -> String? {
    let text = slot.title + " " + (slot.description ?? "")
    return [("°C", "celsius"), ("°F", "fahrenheit")].first { text.contains($0.0) }?.1
  }

  /// How many words of a description tell what the thing itself is.
  private static let headLimit = 5

  /// The last unit that is told, by the most words that tell one.
  private func unit(in text: [String]) -> String? {
    var found: String?
    var index = 0
    while index < text.count {
      // "Beats per minute" counts beats.
      let isDivisor = index > 0 && words.divisors.contains(text[index - 1])
      let length = (1...3).last { length in
        index + length <= text.count && words.units[Array(text[index..<index + length])] != nil
      }
      if let length, !isDivisor { found = words.units[Array(text[index..<index + length])] }
      index += isDivisor ? 1 : length ?? 1
    }
    return found
  }

  /// How often the words say that something is done: a unit of time rather than any.
  private func pace(in text: [String]) -> AskedValue.Pace? {
    let found = matches(text, words.paces)
    guard !found.isEmpty else { return nil }
    return found.first { $0 != "any" }.map(AskedValue.Pace.each) ?? .any
  }

  /// The tense that the words tell; nothing where they tell both.
  private func tense(in text: [String]) -> AskedValue.Tense? {
    let found = Set(matches(text, words.tenses))
    return found.count == 1 ? found.first.flatMap(AskedValue.Tense.init) : nil
  }

  /// Whether the words say that the values are not wanted.
  private func excludes(_ text: [String]) -> Bool {
    text.indices.contains { start in
      (1...4).contains { length in
        start + length <= text.count
          && words.exclusions.contains(Array(text[start..<start + length]))
      }
    }
  }

  private func style(of slot: Slot, _ text: [String]) -> AskedValue.NameStyle {
    if let description = slot.description, Self.showsRegion(description) {
      guard text.contains("country") else { return .withState }
      return Self.showsOnlyCodes(description) ? .withCodes : .withRegion
    }
    return matches(text, words.styles).contains("code") ? .key : .name
  }

  /// The values of the words that a table knows.
  private func matches(_ text: [String], _ table: [[String]: String]) -> [String] {
    text.indices.flatMap { start in
      (1...3).compactMap { length in
        start + length <= text.count ? table[Array(text[start..<start + length])] : nil
      }
    }
  }

  /// Whether all of several examples show a city with a code: `Lyon, FR` and `Reno, NV`.
  static func showsOnlyCodes(_ text: String) -> Bool {
    let regions = DescriptionPiece.pieces(of: text).filter(\.isQuoted).map(\.text)
      .filter { $0.contains(", ") && !$0.hasPrefix("City") }
      .compactMap { $0.split(separator: ",").last?.drop { $0 == " " } }
    return regions.count > 1 && regions.allSatisfy { $0.count == 2 && $0.allSatisfy(\.isUppercase) }
  }

  /// Whether an example shows a city with its state: `Lyon, FR`.
  static func showsRegion(_ text: String) -> Bool {
    let pieces = text.split(separator: ",", omittingEmptySubsequences: false)
    return zip(pieces, pieces.dropFirst()).contains { before, after in
      let region = after.drop { $0 == " " }
      let code = region.prefix { $0.isLetter }
      let isCode = code.count == 2 && code.allSatisfy(\.isUppercase)
      let isNamed = before.lowercased().hasSuffix("city") && code.lowercased() == "state"
      return isCode && before.last?.isLetter == true || isNamed
    }
  }
}
