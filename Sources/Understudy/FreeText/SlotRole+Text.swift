/// The roles that names and free text play.
extension SlotRole {
  /// What something is called.
  static let label = SlotRole(rawValue: "label")
  /// What a group of things is called, which a word such as "playlist" tells from one of them.
  static let collection = SlotRole(rawValue: "collection")
  /// Whoever made something.
  static let author = SlotRole(rawValue: "author")
  /// What is looked for.
  static let sought = SlotRole(rawValue: "sought")
  /// Somebody's own words.
  static let words = SlotRole(rawValue: "words")
  /// A part of the name before it.
  static let inner = SlotRole(rawValue: "of")
  /// Whoever comes along.
  static let companion = SlotRole(rawValue: "companion")
  /// Where something is.
  static let place = SlotRole(rawValue: "place")
  /// Whoever something is for.
  static let beneficiary = SlotRole(rawValue: "beneficiary")
  /// A house in a street.
  static let address = SlotRole(rawValue: "address")
  /// Somebody.
  static let person = SlotRole(rawValue: "person")
  /// What something is done for.
  static let purpose = SlotRole(rawValue: "purpose")
}
