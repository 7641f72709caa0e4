/// Offers lists that are written out in brackets, such as `[3, 4, 5]`, to slots of several values.
struct ListOfferer {
  private let grammar: SchemaGrammar
  private let outline: PhraseOutline

  private enum Points {
    static let list = 600
    static let named = 200
    static let order = 100
    static let required = 20
  }

  init(grammar: SchemaGrammar, outline: PhraseOutline) {
    self.grammar = grammar
    self.outline = outline
  }

  /// The candidates; lists and slots in their order go together where no word tells.
  func candidates() -> [Candidate] {
    let slots = grammar.leaves.indices.filter { grammar.leaves[$0].isArray }
    let lists = slots.isEmpty ? [] : lists()
    return slots.enumerated().flatMap { rank, slot in
      lists.enumerated().compactMap { place, list in
        guard fits(list.value, slot) else { return nil }
        return candidate(slot, list, isInOrder: rank == place)
      }
    }
  }

  private typealias List = (tokens: Range<Int>, value: JSONValue)

  /// The lists that no other holds.
  private func lists() -> [List] {
    var lists: [List] = []
    var index = 0
    while index < outline.indices.upperBound {
      if outline.isMark(index, "["), let end = end(of: index, "[", "]"),
        let value = value(index..<end + 1)
      {
        lists.append((index..<end + 1, value))
        index = end
      } else if outline.isMark(index, "("), let end = end(of: index, "(", ")"),
        let value = tuple(index + 1..<end)
      {
        lists.append((index..<end + 1, value))
        index = end
      }
      index += 1
    }
    return lists
  }

  private func end(of start: Int, _ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Int? {
    var depth = 0
    return (start..<outline.indices.upperBound).first { index in
      depth += outline.isMark(index, open) ? 1 : outline.isMark(index, close) ? -1 : 0
      return depth == 0
    }
  }

  /// Numbers between round brackets, several of them; those of a place with the side of the globe: "(51.5 N, 3.1 W)".
  private func tuple(_ tokens: Range<Int>) -> JSONValue? {
    guard !tokens.isEmpty, tokens.count <= Self.tupleLimit else { return nil }
    let parts = outline.phrase.text(of: tokens).split(separator: ",")
    let numbers = parts.compactMap(Self.number)
    return parts.count > 1 && numbers.count == parts.count ? .array(numbers) : nil
  }

  private static let tupleLimit = 40

  private static func number(_ text: Substring) -> JSONValue? {
    var digits = text.filter { $0 != " " && $0 != "°" }
    var isBelow = false
    if let side = digits.last, "NESWnesw".contains(side) {
      isBelow = "SWsw".contains(side)
      digits.removeLast()
    }
    guard let number = Double(digits) else { return nil }
    return JSONValue(isBelow ? -number : number)
  }

  /// The elements, as JSON writes them; single quotes are as good as double ones.
  private func value(_ tokens: Range<Int>) -> JSONValue? {
    let text = outline.phrase.text(of: tokens)
    let value =
      (try? JSONValue(parsing: text)) ?? (try? JSONValue(parsing: text.replacing("'", with: "\"")))
    guard case .array(let elements)? = value, !elements.isEmpty else { return nil }
    return value
  }

  private func fits(_ list: JSONValue, _ slot: Int) -> Bool {
    guard case .array(let elements) = list else { return false }
    return elements.allSatisfy { element in
      switch (grammar.profiles[slot].slot.type, element) {
      case (.integer, .number), (.number, .number), (.text, .string), (.boolean, .bool): true
      case (.text, .number): true
      case (.other, _): true
      default: false
      }
    }
  }

  private func candidate(_ slot: Int, _ list: List, isInOrder: Bool) -> Candidate {
    var reasons = [Candidate.Reason(.written, Points.list)]
    let before = max(0, list.tokens.lowerBound - 4)..<list.tokens.lowerBound
    let name = before.last { index in
      outline.phrase.isKin(index, grammar.profiles[slot].wording.tellingNames)
    }
    if let name { reasons.append(.init(.named(by: name..<name + 1), Points.named)) }
    if isInOrder { reasons.append(.init(.inOrder, Points.order)) }
    if grammar.leaves[slot].isRequired { reasons.append(.init(.required, Points.required)) }
    return Candidate(
      slot: slot, mention: -1, tokens: list.tokens, value: list.value, alternatives: [],
      cue: name.map { $0..<$0 + 1 }, reasons: reasons)
  }
}
