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

extension EntitySchema {
  /// The same schema, whose properties that name one of the catalogues take its entries.
  ///
  /// - Parameter catalogues: The catalogues; of two with one name the first counts.
  /// - Returns: The schema; properties whose catalogue is not among them take any words.
  public func looking(up catalogues: [Catalogue]) -> EntitySchema {
    EntitySchema(
      name: name, title: title, description: description,
      slots: slots.map { $0.looking(up: catalogues) })
  }
}

extension Slot {
  fileprivate func looking(up catalogues: [Catalogue]) -> Slot {
    if case .entity(let inner) = type { return with(.entity(inner.looking(up: catalogues))) }
    guard let entity = shape.entity, let catalogue = catalogues.first(where: { $0.name == entity })
    else { return self }
    var shape = shape
    shape.catalogue = catalogue
    return Slot(
      name: name, title: title, description: description, type: type, shape: shape,
      isRequired: isRequired, isArray: isArray, defaultValue: defaultValue,
      otherKeywords: otherKeywords)
  }
}
