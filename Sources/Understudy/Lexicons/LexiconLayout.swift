/// The form of a compiled lexicon file, shared by its writer and its reader.
///
/// A head of fixed size, then sections, each at a multiple of eight bytes; all numbers are little
/// endian. Nothing needs to be parsed: records have fixed sizes and refer to each other by place.
enum LexiconLayout {
  /// The first bytes of a file.
  static let magic = "UNDSTLEX"
  /// The form described here.
  static let version: UInt32 = 3

  /// Magic, version, number of sections, size of the file.
  static let fixedHeadSize = 24

  /// The parts of a file, in their order in it.
  enum Section: Int, CaseIterable {
    case lexicons, attributes, entries, rows, strings, languages, languageSets
    case fingerprints, slots, links, wideText, narrowText
    case spellingStarts, spellingKeys, spellingNames
  }

  /// The fixed head, then offset and size of each section.
  static let headSize = fixedHeadSize + Section.allCases.count * 16

  /// Kind, source, licence, date, first entry, entries, first attribute, attributes, rows, stride.
  static let lexiconSize = 40

  /// Name, form, offset in the row.
  static let attributeSize = 12

  /// A value of an attribute: a string by its place, or a number of single precision.
  static let valueSize = 4

  /// Key, name, prominence.
  static let entrySize = 12

  /// Text and links of one prefix of names.
  static let slotSize = 8

  /// Entry and languages with role.
  static let linkSize = 8

  /// The bits of a misspelling's hash by which the directory of them is ordered.
  static let spellingBits = 14

  /// The parts of that directory.
  static let spellingBuckets = 1 << spellingBits

  /// A string that an entry does not have.
  static let noString = UInt32.max

  /// The links of a prefix at which no name ends.
  static let noLinks = UInt32.max >> 2

  /// In a slot's links: a longer name begins with the text.
  static let continues: UInt32 = 1

  /// In a slot's links: the text lies among those of one byte a unit.
  static let isNarrow: UInt32 = 2

  /// In a link's entry: it is the last of its name.
  static let lastLink: UInt32 = 1 << 31

  /// The units that a name may have after folding.
  static let longestName = 255

  /// The units that all names may have together, and the units of language sets.
  static let largestReference = 1 << 24
}
