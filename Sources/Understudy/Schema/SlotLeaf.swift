/// A slot that takes values itself, and the entities that it lies in.
struct SlotLeaf: Sendable {
  /// The slot; required only where all around it are.
  let slot: Slot
  /// The slots around it, the outermost first.
  let outer: [Slot]
  /// Its name with those of the slots around it.
  let path: String
  /// Whether a phrase must fill it.
  let isRequired: Bool
  /// Whether it holds several values, by itself or with the entity around it.
  let isArray: Bool

  /// A slot within others.
  init(slot: Slot, outer: [Slot]) {
    self.slot = slot
    self.outer = outer
    path = (outer + [slot]).map(\.name).joined(separator: ".")
    isRequired = slot.isRequired && slot.defaultValue == nil && outer.allSatisfy(\.isRequired)
    isArray = slot.isArray || outer.contains(where: \.isArray)
  }

  /// The slots of a schema and of the entities in it that take values, in the order of declaration.
  static func leaves(of schema: EntitySchema, within outer: [Slot] = []) -> [SlotLeaf] {
    schema.slots.flatMap { slot -> [SlotLeaf] in
      guard case .entity(let inner) = slot.type else { return [SlotLeaf(slot: slot, outer: outer)] }
      return leaves(of: inner, within: outer + [slot])
    }
  }
}
