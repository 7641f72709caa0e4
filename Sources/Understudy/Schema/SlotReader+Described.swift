extension SlotReader {
  /// A slot whose description lists all its values, with these as its cases; cases with other names that it tells.
  func withDescribedValues(_ leaf: SlotLeaf) -> SlotLeaf {
    let slot = leaf.slot
    guard let described = described(slot) else { return leaf }
    switch slot.type {
    case .option(let options):
      return SlotLeaf(slot: slot.with(.option(named(options, described))), outer: leaf.outer)
    case .integer where described.values.allSatisfy(Self.isNumber) && isListed(described, slot):
      return SlotLeaf(
        slot: slot.with(.option(options(of: described, isNumber: true))), outer: leaf.outer)
    case .text where described.isClosed && isPlain(slot):
      return SlotLeaf(
        slot: slot.with(.option(options(of: described, isNumber: false))), outer: leaf.outer)
    default: return leaf
    }
  }

  /// The values that a description shows, where a slot takes others as well.
  func examples(of slot: Slot) -> [String] {
    guard slot.type == .text, isPlain(slot), let described = described(slot), !described.isClosed
    else { return [] }
    return described.values.map(\.text)
  }

  /// Whether numbers with what they stand for are all that a slot takes: several, or one of an identity.
  private func isListed(_ described: DescribedValues, _ slot: Slot) -> Bool {
    described.values.count > 1 || words.isIdentity(tokenizer.foldedWords(of: Self.split(slot.name)))
  }

  /// The value that a description says a slot has where nothing else is told.
  func fallback(of slot: Slot) -> JSONValue? {
    guard !slot.isArray, let text = slot.description.flatMap(valueReader.fallback) else {
      return nil
    }
    switch slot.type {
    case .boolean:
      return ["true": .bool(true), "false": .bool(false)][text.lowercased()]
    case .integer: return Int64(text).map { .number(String($0)) }
    case .number: return Double(text).map(JSONValue.init)
    case .option(let options):
      return options.first { $0.value.lowercased() == text.lowercased() }?.literal
    default: return nil
    }
  }

  private func described(_ slot: Slot) -> DescribedValues? {
    slot.description.flatMap(valueReader.values)
  }

  /// Whether nothing but words say what a text holds.
  private func isPlain(_ slot: Slot) -> Bool {
    let shape = slot.shape
    return shape.kind == nil && shape.timePart == nil && shape.pattern == nil
      && shape.entity == nil && !shape.isFreeText
      && slot.description.flatMap { DateForm(describedIn: $0) } == nil
  }

  private static func isNumber(_ value: DescribedValues.Value) -> Bool {
    value.meaning != nil && Int(value.text) != nil
  }

  private func options(of described: DescribedValues, isNumber: Bool) -> [SlotOption] {
    let names = meanings(of: described)
    return zip(described.values, names).map { value, names in
      SlotOption(
        value: value.text, literal: isNumber ? .number(value.text) : .string(value.text),
        synonyms: names)
    }
  }

  private func named(_ options: [SlotOption], _ described: DescribedValues) -> [SlotOption] {
    let names = meanings(of: described)
    return options.map { option in
      guard
        let place = described.values.firstIndex(where: {
          $0.text.lowercased() == option.value.lowercased()
        })
      else { return option }
      return SlotOption(
        value: option.value, literal: option.literal, title: option.title,
        synonyms: option.synonyms + names[place])
    }
  }

  /// What values stand for, also without the last word where it is the same for all.
  private func meanings(of described: DescribedValues) -> [[String]] {
    let told = described.values.map { $0.meaning.map { $0.split(separator: " ") } ?? [] }
    let last = told.lazy.filter { $0.count > 1 }.first?.last
    let isShared =
      told.count { $0.count > 1 } > 1 && told.allSatisfy { $0.count < 2 || $0.last == last }
    return told.map { words in
      guard !words.isEmpty else { return [] }
      let whole = words.joined(separator: " ")
      return isShared && words.count > 1
        ? [whole, words.dropLast().joined(separator: " ")] : [whole]
    }
  }
}
