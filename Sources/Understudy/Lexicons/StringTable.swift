/// The strings of a file while it is written, each kept once.
struct StringTable {
  private(set) var bytes = ByteBuffer()
  private var places: [String: UInt32] = [:]

  /// Where a string lies, which is added if it is new.
  mutating func place(of string: String) -> UInt32 {
    if let place = places[string] { return place }
    let place = UInt32(bytes.count)
    bytes.append(UInt16(string.utf8.count))
    bytes.append(utf8: string)
    places[string] = place
    return place
  }
}

/// The languages of a file while it is written, and the sets of them that names have.
struct LanguageTable {
  private(set) var tags: [String] = []
  private(set) var sets = ByteBuffer()
  private var numbers: [String: UInt16] = [:]
  private var places: [[UInt16]: UInt32] = [:]

  /// The number of a language, which is added if it is new.
  mutating func number(of tag: String) -> UInt16 {
    if let number = numbers[tag] { return number }
    let number = UInt16(truncatingIfNeeded: tags.count)
    numbers[tag] = number
    tags.append(tag)
    return number
  }

  /// The number of a language that has one.
  func known(_ tag: String) -> UInt16? { numbers[tag] }

  /// Where a set lies, in units of two bytes; its members are in the order of their numbers.
  mutating func place(of languages: [UInt16]) -> UInt32 {
    if let place = places[languages] { return place }
    let place = UInt32(sets.count / 2)
    sets.append(UInt16(truncatingIfNeeded: languages.count))
    for language in languages { sets.append(language) }
    places[languages] = place
    return place
  }
}
