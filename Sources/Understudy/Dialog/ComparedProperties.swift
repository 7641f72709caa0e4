import AppIntents

/// What a query can compare, as slots that a phrase may fill: "a trail under 10 km".
///
/// A comparison with text is left to the words that name an entity.
struct ComparedProperties<Query: EntityPropertyQuery> {
  private struct StatedComparison {
    let declaration: PropertyDeclaration
    let comparator: any ErasedComparator<Query.ComparatorMappingType>
    let slot: Slot
  }

  private let comparisons: [StatedComparison]
  private let title: String

  /// Reads what a query can compare off one of its entities, since only an entity tells what its
  /// properties are called.
  init(sample: Query.Entity) {
    let title = String(localized: Query.Entity.typeDisplayRepresentation.name)
    self.title = title
    comparisons = Query.properties.properties.enumerated().flatMap { place, property in
      property.comparators.enumerated().compactMap { number, comparator -> StatedComparison? in
        let name = "p\(place)c\(number)"
        guard
          let declaration = PropertyDeclaration(
            wrapper: sample[keyPath: property.keyPath], named: name),
          let comparator = comparator as? any ErasedComparator<Query.ComparatorMappingType>,
          let slot = Slot(comparing: declaration, comparator.way, of: title)
        else { return nil }
        return StatedComparison(declaration: declaration, comparator: comparator, slot: slot)
      }
    }
  }

  /// What a phrase may say; nothing where only text can be compared.
  var schema: EntitySchema? {
    guard !comparisons.isEmpty else { return nil }
    return EntitySchema(name: title, title: title, slots: comparisons.map(\.slot))
  }

  /// What the query searches by, one mapping for each value that a phrase gave.
  func mappings(
    of values: [JSONValue.Member], built builder: EntityBuilder
  ) -> [Query.ComparatorMappingType] {
    comparisons.compactMap { comparison in
      values.first { $0.name == comparison.slot.name }
        .flatMap { builder.value($0.value, of: comparison.declaration) }
        .flatMap { comparison.comparator.mapping(of: $0) }
    }
  }
}

extension Slot {
  /// A slot for the value that a property is compared with; nothing for text.
  fileprivate init?(
    comparing declaration: PropertyDeclaration, _ way: ComparisonWay?, of entity: String
  ) {
    let slot = Slot(declaration, within: [entity])
    guard slot.type != .text, !slot.isArray else { return nil }
    let bound: String
    switch way {
    case .equalTo: bound = ""
    case .lessThan, .lessThanOrEqualTo: bound = "maximum "
    case .greaterThan, .greaterThanOrEqualTo: bound = "minimum "
    default: return nil
    }
    self.init(
      name: declaration.name, title: bound + slot.title, description: slot.description,
      type: slot.type, shape: slot.shape, isRequired: false)
  }
}
