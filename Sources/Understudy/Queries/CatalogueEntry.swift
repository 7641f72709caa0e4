/// One entity of a catalogue, as a person would call it.
///
/// ```swift
/// CatalogueEntry(id: "p-7", title: "Kitchen Disco", subtitle: "57 songs", synonyms: ["cooking party"])
/// ```
public struct CatalogueEntry: Hashable, Sendable {
  /// What tells it from all others.
  public let id: String
  /// The name that it is shown by.
  public let title: String
  /// A second line, which tells entries of one title apart.
  public let subtitle: String?
  /// Other names for it.
  public let synonyms: [String]

  /// Makes an entry.
  public init(id: String, title: String, subtitle: String? = nil, synonyms: [String] = []) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.synonyms = synonyms
  }
}

extension CatalogueEntry {
  /// The entry as answers print it.
  var json: JSONValue {
    .object([.init("id", .string(id)), .init("title", .string(title))])
  }
}
