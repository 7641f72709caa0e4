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
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: lengths.upperBound * 2) { room in
      let (sound, skeleton) = (room[..<lengths.upperBound], room[lengths.upperBound...])
      let count = writeSound(of: name, to: sound)
      forEach(of: sound.prefix(count), seed: 0, body)
      guard name.count >= longLength else { return }
      let kept = writeSkeleton(of: sound.prefix(count), to: skeleton)
      if kept >= shortestSkeleton { body(hash(of: skeleton.prefix(kept), without: nil, seed: 1)) }
    }
  }

  /// The hash of units, and of them without each one.
  private static func forEach(
    of units: Slice<UnsafeMutableBufferPointer<UInt16>>, seed: UInt16, _ body: (UInt32) -> Void
  ) {
    body(hash(of: units, without: nil, seed: seed))
    for left in units.indices { body(hash(of: units, without: left, seed: seed)) }
  }

  private static func hash(
    of units: Slice<UnsafeMutableBufferPointer<UInt16>>, without left: Int?, seed: UInt16
  ) -> UInt32 {
    var hash = NameKey.extend(NameKey.seed, by: seed)
    for index in units.indices where index != left {
      hash = NameKey.extend(hash, by: units[index])
    }
    return UInt32(truncatingIfNeeded: NameKey.finish(hash) >> 32)
  }

  /// Writes what a name sounds like and gives its length.
  private static func writeSound(
    of name: Span<UInt16>, to sound: Slice<UnsafeMutableBufferPointer<UInt16>>
  ) -> Int {
    var sound = sound
    var count = 0
    for index in name.indices.prefix(lengths.upperBound) {
      let next = index + 1 < name.count ? name[index + 1] : 0
      guard let unit = self.sound(of: name[index], before: next, isFirst: count == 0) else {
        continue
      }
      if count > 0, sound[sound.startIndex + count - 1] == unit { continue }
      sound[sound.startIndex + count] = unit
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

  /// Writes a sound without its vowels, the first letter apart, and gives its length.
  private static func writeSkeleton(
    of sound: Slice<UnsafeMutableBufferPointer<UInt16>>,
    to skeleton: Slice<UnsafeMutableBufferPointer<UInt16>>
  ) -> Int {
    var skeleton = skeleton
    var count = 0
    for index in sound.indices where index == sound.startIndex || !isVowel(sound[index]) {
      skeleton[skeleton.startIndex + count] = sound[index]
      count += 1
    }
    return count
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
