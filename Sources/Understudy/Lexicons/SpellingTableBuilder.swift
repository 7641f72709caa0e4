/// The table of misspellings while it is written: well-known names under the hashes of their spellings.
struct SpellingTableBuilder {
  /// The prominence from which a name is also looked for where it is misspelled; less is asked of the one
  /// that is shown and of English ones.
  static func leastProminence(isUsual: Bool) -> Float { isUsual ? 0.04 : 0.15 }

  private var names = ByteBuffer()
  private var keys: [UInt64] = []

  /// Takes a name with the two numbers of its slot.
  mutating func add(_ name: [UInt16], textAndCount: UInt32, linksAndFlags: UInt32) {
    guard SpellingKey.lengths.contains(name.count), name.allSatisfy({ !UnitClass.isSpaceless($0) })
    else { return }
    let place = UInt64(names.count / LexiconLayout.slotSize)
    names.append(textAndCount)
    names.append(linksAndFlags)
    var found: Set<UInt32> = []
    SpellingKey.forEach(of: name.span) { found.insert($0) }
    keys += found.sorted().map { UInt64($0) << 32 | place }
  }

  /// The directory of hashes by their first bits, the hashes with their names, and the names.
  func build() -> (starts: ByteBuffer, keys: ByteBuffer, names: ByteBuffer) {
    let sorted = keys.sorted()
    var (starts, pairs) = (ByteBuffer(), ByteBuffer())
    var next = 0
    for bucket in 0...LexiconLayout.spellingBuckets {
      let first = UInt64(bucket) << (64 - LexiconLayout.spellingBits)
      while next < sorted.count, bucket == LexiconLayout.spellingBuckets || sorted[next] < first {
        next += 1
      }
      starts.append(UInt32(next))
    }
    for key in sorted {
      pairs.append(UInt32(key >> 32))
      pairs.append(UInt32(truncatingIfNeeded: key))
    }
    return (starts, pairs, names)
  }
}
