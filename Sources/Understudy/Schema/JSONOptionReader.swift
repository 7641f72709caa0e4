/// Reads the cases of an enumeration from the schema of a property.
struct JSONOptionReader {
  /// The cases, where the schema lists any: by `enum`, by `const`, or by several `const` with titles.
  func options(
    _ value: JSONValue, at pointer: JSONPointer
  ) throws(SchemaError) -> [SlotOption]? {
    if let constant = value["const"] { return [option(constant, titled: nil, in: value)] }
    if let list = value["enum"] {
      let pointer = pointer.appending("enum")
      guard case .array(let cases) = list else {
        throw SchemaError(fact: .expected("an array", found: list.sort), pointer: pointer)
      }
      let said = cases.filter { $0 != .null }
      guard !said.isEmpty else { throw SchemaError(fact: .noValues, pointer: pointer) }
      return said.map { option($0, titled: nil, in: value) }
    }
    for keyword in ["oneOf", "anyOf"] {
      guard case .array(let choices)? = value[keyword] else { continue }
      let constants = choices.filter { $0["const"] != nil }
      guard !constants.isEmpty, constants.count == choices.count else { continue }
      return constants.compactMap { choice in
        choice["const"].map { option($0, titled: choice.text("title"), in: choice) }
      }
    }
    return nil
  }

  private func option(
    _ literal: JSONValue, titled title: String?, in value: JSONValue
  ) -> SlotOption {
    let text = literal.plainText
    var synonyms: [String] = []
    let listed = value["x-synonyms"]?[text] ?? value["x-synonyms"]
    if case .array(let words)? = listed { synonyms = words.map(\.plainText) }
    return SlotOption(
      value: text, literal: literal, title: title ?? value["x-titles"]?.text(text),
      synonyms: synonyms)
  }
}
