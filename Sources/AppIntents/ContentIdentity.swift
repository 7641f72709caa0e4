import Foundation

/// Derives the identity of an entity without one of its own from what it holds.
struct ContentIdentity {
  private var high: UInt64 = 0xcbf2_9ce4_8422_2325
  private var low: UInt64 = 0x8422_2325_cbf2_9ce4

  /// Reads the type and every stored property; one that is not set counts as empty.
  init<Entity: TransientAppEntity>(of entity: Entity) {
    feed(Entity.persistentIdentifier)
    for child in Mirror(reflecting: entity).children {
      feed(child.label ?? "")
      if let wrapper = child.value as? any DeclaringWrapper {
        feed(wrapper.storage.anyValue.map { String(describing: $0) } ?? "")
      } else {
        feed(String(describing: child.value))
      }
    }
  }

  /// The identity in the shape of a version 8 UUID, the version for custom content.
  var uuid: UUID {
    let version = high & ~0xf000 | 0x8000
    let variant = low & ~(0b11 << 62) | 0b10 << 62
    let bytes = withUnsafeBytes(of: (version.bigEndian, variant.bigEndian)) {
      $0.load(as: uuid_t.self)
    }
    return UUID(uuid: bytes)
  }

  private mutating func feed(_ text: String) {
    for byte in text.utf8 { feed(byte) }
    // A byte that UTF-8 never holds keeps "ab" + "c" apart from "a" + "bc".
    feed(0xff)
  }

  private mutating func feed(_ byte: UInt8) {
    high = (high ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    low = (low ^ UInt64(byte) ^ high >> 32) &* 0x9e37_79b9_7f4a_7c15
  }
}
