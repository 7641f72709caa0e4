import UnderstudyLexicons

/// An entry of a lexicon, as it is offered to someone who is typing its name.
public struct Suggestion: Hashable, Sendable {
  /// What it is: `airport`, `city`.
  public let kind: String
  /// What tells it from all others of its kind, such as `JFK`.
  public let key: String
  /// The name to show.
  public let name: String
}

extension Extractor {
  /// The best known entries whose names or codes begin with a text.
  ///
  /// ```swift
  /// extractor.suggestions(for: "reykj", kinds: ["city"]).map(\.name)   // ["Reykjavík"]
  /// ```
  ///
  /// - Parameters:
  ///   - text: What was typed so far; case, accents and signs make no difference.
  ///   - kinds: The kinds to look among; `nil` looks among all.
  ///   - limit: The most suggestions that are wanted.
  /// - Returns: The suggestions, the best known first; none for a text without letters or digits.
  /// - Complexity: O(*n*) in the number of all names.
  public func suggestions(
    for text: String, kinds: Set<String>? = nil, limit: Int = 8
  ) -> [Suggestion] {
    NamePrefix(text, in: lexicons).entries(kinds: kinds, limit: limit).map {
      Suggestion(kind: $0.kind, key: $0.key, name: $0.name)
    }
  }
}
