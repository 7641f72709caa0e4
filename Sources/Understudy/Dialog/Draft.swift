import AppIntents

/// A request on its way to a call: the tool, and what is known of its parameters so far.
struct Draft: Sendable {
  /// A choice that is still open.
  struct Choice: Sendable {
    /// The parameter, with the properties inside it.
    let path: String
    /// What may be chosen.
    let options: [Option]
  }

  /// One thing that may be chosen.
  struct Option: Sendable {
    /// What a person calls it.
    let entry: CatalogueEntry
    /// The value, as the phrase gave it.
    let value: Value
  }

  /// A value of a parameter.
  enum Value: Sendable {
    /// As answers print it.
    case said(JSONValue)
    /// In the parameter's type, which only a query or the intent itself gives.
    case native(SentValue)
  }

  /// The tool.
  let tool: Tool
  /// The values that phrases gave, as answers print them.
  private(set) var values: [JSONValue.Member] = []
  /// The values that queries and the intent itself gave, by the paths of their parameters.
  private(set) var natives: [String: SentValue] = [:]
  /// The words that name entities, by the names of their parameters, until queries were asked.
  private(set) var said: [String: [SaidEntity]] = [:]
  /// The zones of places by whose clocks values are told, by their paths.
  private(set) var zones: [String: String] = [:]
  /// The choices that are open.
  private(set) var choices: [Choice] = []
  /// The words for which queries found nothing, by the names of their parameters.
  private(set) var unfound: [String: [String]] = [:]

  /// Begins a request.
  init(_ tool: Tool) {
    self.tool = tool
  }

  // MARK: - What phrases give

  /// Takes up what a phrase gives; what it says anew replaces what was said before.
  mutating func merge(_ extraction: Extraction) {
    let queried = Set(tool.queried.map(\.name))
    let said = extraction.values.filter { !queried.contains($0.name) }
    values = Self.merged(values, said)
    for fill in extraction.fills { zones[fill.property] = fill.placeZone }
    for path in extraction.fills.map(\.property) where !queried.contains(path) { settle(path) }
    for ambiguity in extraction.ambiguous where !queried.contains(ambiguity.property) {
      settle(ambiguity.property)
      open(
        ambiguity.property,
        ambiguity.choices.map { value in
          Option(
            entry: CatalogueEntry(
              id: value.plainText, title: title(of: value, at: ambiguity.property)),
            value: .said(value))
        })
    }
    for name in queried {
      let named = SaidEntity.named(for: name, in: extraction)
      if !named.isEmpty { self.said[name] = named }
    }
  }

  /// What a case is called, or else the value itself.
  private func title(of value: JSONValue, at path: String) -> String {
    guard case .option(let options)? = tool.leaf(at: path)?.slot.type else { return value.label }
    return options.first { $0.literal == value }?.title ?? value.label
  }

  /// Sets one value, which settles what was open about it.
  mutating func set(_ value: Value, at path: String) {
    settle(path)
    switch value {
    case .native(let native): natives[path] = native
    case .said(let said):
      values = Self.merged(values, [Self.member(path.split(separator: "."), said)])
    }
  }

  /// Opens a choice.
  mutating func open(_ path: String, _ options: [Option]) {
    choices.append(Choice(path: path, options: options))
  }

  /// Notes that queries know nothing of some words.
  mutating func miss(_ words: [String], for name: String) {
    settle(name)
    unfound[name] = words
  }

  /// The words that name entities, which are handed over once.
  mutating func takeSaid() -> [String: [SaidEntity]] {
    defer { said = [:] }
    return said
  }

  private mutating func settle(_ path: String) {
    natives[path] = nil
    unfound[path] = nil
    choices.removeAll { $0.path == path }
  }

  private static func member(_ path: [Substring], _ value: JSONValue) -> JSONValue.Member {
    let name = String(path[0])
    guard path.count > 1 else { return .init(name, value) }
    return .init(name, .object([member(Array(path.dropFirst()), value)]))
  }

  /// Members of which the later ones replace the earlier ones, inside objects as well.
  private static func merged(
    _ old: [JSONValue.Member], _ new: [JSONValue.Member]
  ) -> [JSONValue.Member] {
    new.reduce(into: old) { merged, member in
      guard let place = merged.firstIndex(where: { $0.name == member.name }) else {
        merged.append(member)
        return
      }
      if case .object(let inner) = merged[place].value, case .object(let added) = member.value,
        !isWhole(inner)
      {
        merged[place] = .init(member.name, .object(Self.merged(inner, added)))
      } else {
        merged[place] = member
      }
    }
  }

  /// Whether an object is one value: an amount of money or of a unit.
  private static func isWhole(_ members: [JSONValue.Member]) -> Bool {
    members.contains { $0.name == "currency" || $0.name == "unit" }
  }

  // MARK: - What is open

  /// The first parameter that must have a value and has none.
  var missing: SlotLeaf? {
    tool.leaves.first { leaf in tool.demands(leaf) && !hasValue(leaf) }
  }

  /// Whether something fills a slot.
  func hasValue(_ leaf: SlotLeaf) -> Bool { hasValue(at: leaf.path) }

  /// Whether something fills the slot at the end of a path.
  func hasValue(at path: String) -> Bool {
    let steps = path.split(separator: ".")
    // What an intent was given as a whole has all that it needs.
    if natives[path] != nil || natives[String(steps[0])] != nil { return true }
    return Self.value(steps, in: values) != nil
  }

  /// Whether a parameter has a value, or is known to lack one.
  func isTouched(_ name: String) -> Bool {
    hasValue(at: name) || unfound[name] != nil || choices.contains { $0.path == name }
  }

  /// How many values a parameter has; nothing where it has none.
  func count(at name: String) -> Int? {
    if let native = natives[name]?.value { return (native as? [Any])?.count }
    guard case .array(let elements)? = Self.value([Substring(name)], in: values) else { return nil }
    return elements.count
  }

  private static func value(_ path: [Substring], in members: [JSONValue.Member]) -> JSONValue? {
    guard let value = members.first(where: { $0.name == path[0] })?.value else { return nil }
    guard path.count > 1 else { return value }
    switch value {
    case .object(let inner): return Self.value(Array(path.dropFirst()), in: inner)
    // Of entities in a row each must have a value.
    case .array(let elements):
      let inner = elements.map { element -> JSONValue? in
        guard case .object(let members) = element else { return nil }
        return Self.value(Array(path.dropFirst()), in: members)
      }
      return inner.contains { $0 == nil } ? nil : value
    default: return nil
    }
  }
}

extension SaidEntity {
  /// The words of a phrase that name values of a parameter.
  fileprivate static func named(for name: String, in extraction: Extraction) -> [SaidEntity] {
    let ordered = extraction.fills.filter { $0.property == name }
      .sorted { $0.span.start < $1.span.start }
    let fills = ordered.flatMap { fill -> [SaidEntity] in
      guard case .array(let elements) = fill.value else {
        return [SaidEntity(fill.value, fill.text)]
      }
      return elements.map { SaidEntity($0, elements.count == 1 ? fill.text : nil) }
    }
    let open = extraction.ambiguous.filter { $0.property == name }.map { ambiguity in
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
