/// The entities of one sort that a phrase may name.
///
/// ```swift
/// let cities = Catalogue(name: "branches", entries: [CatalogueEntry(id: "1", title: "Harbour Branch")])
/// let schema = schema.looking(up: [cities])
/// ```
public struct Catalogue: Hashable, Sendable {
  /// What properties call it by.
  public let name: String
  /// Its entries; of such as fit a phrase equally well the answer keeps this order.
  public let entries: [CatalogueEntry]
  /// Stands for all of the above, so that looking it up does not read all entries.
  private let fingerprint: Int

  /// Makes a catalogue.
  public init(name: String, entries: [CatalogueEntry]) {
    self.name = name
    self.entries = entries
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(entries)
    fingerprint = hasher.finalize()
  }

  /// Takes up what stands for the contents.
  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}
