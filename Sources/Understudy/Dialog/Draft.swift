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
  ///
  /// - Parameters:
  ///   - extraction: What the phrase gives.
  ///   - adds: Whether the values of a list come to those that were said before.
  mutating func merge(_ extraction: Extraction, adding adds: Bool = false) {
    let queried = Set(tool.queried.map(\.name))
    let said = extraction.values.filter { !queried.contains($0.name) }
    values = Self.merged(values, adds ? said.map(added) : said)
    for fill in extraction.fills { zones[fill.property] = fill.placeZone }
    for path in extraction.fills.map(\.property) where !queried.contains(path) { settle(path) }
    for ambiguity in extraction.choices where !queried.contains(ambiguity.property) {
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

  /// A list with what was said of it before in front.
  private func added(_ member: JSONValue.Member) -> JSONValue.Member {
    guard case .array(let new) = member.value,
      case .array(let old)? = values.first(where: { $0.name == member.name })?.value
    else { return member }
    return .init(member.name, .array(old + new.filter { !old.contains($0) }))
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
}
