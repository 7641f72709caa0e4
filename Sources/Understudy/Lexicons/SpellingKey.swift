/// The hashes under which a name is found by those who do not spell it right.
///
/// Letters that sound alike are one, doubled ones are single; each letter is left out once, and in long
/// names all vowels, so that a wrong, missing, further or swapped letter still leads to a shared hash.
struct SpellingKey {
  /// The units that a name may have to be found in this way.
  static let lengths = 5...16
  /// The units from which two letters may be wrong.
  static let longLength = 8
  private static let shortestSkeleton = 4

  /// Gives each hash of a folded name; some may come twice.
  static func forEach(of name: Span<UInt16>, _ body: (UInt32) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: lengths.upperBound) { room in
      let count = writeSound(of: name, to: room)
      forEach(of: room, count: count, body)
      guard name.count >= longLength else { return }
      let kept = dropVowels(of: room, count: count)
      if kept >= shortestSkeleton {
        let hash = hash(of: room, 0..<kept, after: NameKey.extend(NameKey.seed, by: 1))
        body(finished(hash))
      }
    }
  }

  /// The hash of units, and of them without each one.
  private static func forEach(
    of units: UnsafeMutableBufferPointer<UInt16>, count: Int, _ body: (UInt32) -> Void
  ) {
    var before = NameKey.extend(NameKey.seed, by: 0)
    body(finished(hash(of: units, 0..<count, after: before)))
    for left in 0..<count {
      body(finished(hash(of: units, left + 1..<count, after: before)))
      before = NameKey.extend(before, by: units[left])
    }
  }

  /// The hash of some units behind others that have one.
  private static func hash(
    of units: UnsafeMutableBufferPointer<UInt16>, _ range: Range<Int>, after before: UInt64
  ) -> UInt64 {
    var hash = before
    for index in range { hash = NameKey.extend(hash, by: units[index]) }
    return hash
  }

  private static func finished(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: NameKey.finish(hash) >> 32)
  }

  /// Writes what a name sounds like and gives its length.
  private static func writeSound(
    of name: Span<UInt16>, to sound: UnsafeMutableBufferPointer<UInt16>
  ) -> Int {
    var count = 0
    for index in 0..<min(name.count, lengths.upperBound) {
      let next = index + 1 < name.count ? name[index + 1] : 0
      guard let unit = self.sound(of: name[index], before: next, isFirst: count == 0) else {
        continue
      }
      if count > 0, sound[count - 1] == unit { continue }
      sound[count] = unit
      count += 1
    }
    return count
  }

  /// The sound that a letter stands for; nothing for spaces and an h that is hardly heard.
  private static func sound(of unit: UInt16, before next: UInt16, isFirst: Bool) -> UInt16? {
    switch unit {
    case NameKey.space: nil
    case letter("h") where !isFirst: nil
    case letter("p") where next == letter("h"): letter("f")
    case letter("c"):
      [letter("e"), letter("i"), letter("y")].contains(next) ? letter("s") : letter("k")
    case letter("q"): letter("k")
    case letter("z"): letter("s")
    case letter("y"): letter("i")
    case letter("w"): letter("v")
    default: unit
    }
  }

  /// Takes the vowels out of a sound, the first letter apart, and gives the length that is left.
  private static func dropVowels(
    of sound: UnsafeMutableBufferPointer<UInt16>, count: Int
  ) -> Int {
    var kept = 0
    for index in 0..<count where index == 0 || !isVowel(sound[index]) {
      sound[kept] = sound[index]
      kept += 1
    }
    return kept
  }

  private static func isVowel(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x61, 0x65, 0x69, 0x6F, 0x75: true
    case 0x430, 0x435, 0x438, 0x43E, 0x443, 0x44B, 0x44D, 0x44E, 0x44F, 0x456, 0x457: true
    default: false
    }
  }

  private static func letter(_ scalar: Unicode.Scalar) -> UInt16 {
    UInt16(truncatingIfNeeded: scalar.value)
  }
}
