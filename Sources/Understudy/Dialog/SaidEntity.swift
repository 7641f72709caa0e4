/// Words of a phrase that name the value of a parameter.
struct SaidEntity: Sendable, Hashable {
  /// The words; nothing where several entries of a list were named by words that are not told.
  let words: String?
  /// The identities of the entries that they name in the parameter's list.
  let listed: [String]
}

extension SaidEntity {
  /// The words of a phrase that name values of a parameter.
  static func named(for name: String, in extraction: Extraction) -> [SaidEntity] {
    let ordered = extraction.fills.filter { $0.property == name }
      .sorted { $0.span.start < $1.span.start }
    let fills = ordered.flatMap { fill -> [SaidEntity] in
      guard case .array(let elements) = fill.value else {
        return [SaidEntity(fill.value, fill.text)]
      }
      return elements.map { SaidEntity($0, elements.count == 1 ? fill.text : nil) }
    }
    let open = extraction.choices.filter { $0.property == name }.map { ambiguity in
      SaidEntity(words: nil, listed: ambiguity.choices.compactMap { $0["id"]?.plainText })
    }
    let unlisted = extraction.searched.filter { $0.property == name }.map {
      SaidEntity(words: $0.text, listed: [])
    }
    return open.isEmpty ? fills + unlisted : open
  }

  private init(_ value: JSONValue, _ text: String?) {
    let listed = value["id"].map { [$0.plainText] } ?? []
    self.init(words: text ?? value.label, listed: listed)
  }
}
