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
