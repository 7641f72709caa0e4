extension EntitySchema {
  /// The same with all slots left open, for phrases that add to what was said before.
  var withoutDemands: EntitySchema {
    EntitySchema(
      name: name, title: title, description: description, slots: slots.map(\.withoutDemand))
  }

  /// The same with only those slots whose paths meet a condition.
  func keeping(_ isKept: (String) -> Bool, within outer: String = "") -> EntitySchema {
    EntitySchema(
      name: name, title: title, description: description,
      slots: slots.compactMap { slot in
        let path = outer + slot.name
        guard case .entity(let inner) = slot.type, !slot.isArray else {
          return isKept(path) ? slot : nil
        }
        let kept = inner.keeping(isKept, within: path + ".")
        return kept.slots.isEmpty ? nil : slot.with(.entity(kept))
      })
  }

  /// The same with only the slot at the end of a path, for phrases that answer a question about it.
  func only(_ path: [Substring]) -> EntitySchema {
    EntitySchema(
      name: name, title: title, description: description,
      slots: slots.filter { $0.name == path[0] }.map { slot in
        guard path.count > 1, case .entity(let inner) = slot.type else {
          return slot.demanded(as: slot.type)
        }
        return slot.demanded(as: .entity(inner.only(Array(path.dropFirst()))))
      })
  }
}

extension Slot {
  fileprivate var withoutDemand: Slot {
    let type: SlotType =
      if case .entity(let inner) = type { .entity(inner.withoutDemands) } else { type }
    return with(type, isRequired: false, defaultValue: nil)
  }

  fileprivate func demanded(as type: SlotType) -> Slot {
    with(type, isRequired: true, defaultValue: nil)
  }

  private func with(_ type: SlotType, isRequired: Bool, defaultValue: JSONValue?) -> Slot {
    Slot(
      name: name, title: title, description: description, type: type, shape: shape,
      isRequired: isRequired, isArray: isArray, defaultValue: defaultValue,
      otherKeywords: otherKeywords)
  }
}
