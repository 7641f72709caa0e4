/// What the words of a slot ask of its value beyond its kind: a unit, a form of dates, a name or a code.
struct AskedValue: Hashable, Sendable {
  /// How a name from a lexicon is told.
  enum NameStyle: Hashable, Sendable {
    /// By the key that the kind prints.
    case key
    /// As it is known, where the key is a code.
    case name
    /// A city followed by its state, where that is told by a code.
    case withState
    /// A city followed by its state or country.
    case withRegion
    /// A city followed by the code of its state or country.
    case withCodes
  }

  /// The unit of time in which a number counts how often something is done.
  enum Pace: Hashable, Sendable {
    /// Whichever is said.
    case any
    /// This one, by its name.
    case each(String)
  }

  /// On which side of the moment of speaking a time lies.
  enum Tense: String, Hashable, Sendable {
    /// What has been done: "the day on which it was taken".
    case past
    /// What is still to come: "when it has to be thrown away".
    case coming
  }

  /// On which side of the moment of speaking its time lies, where the words tell that.
  var tense: Tense?
  /// Whether it holds what is not wanted: "ingredients to leave out".
  var isExclusion = false
  /// The unit that a bare number counts, in CLDR's words.
  var unit: String?
  /// How often a number says that something is done.
  var pace: Pace?
  /// The form that a day or a moment is written in.
  var dateForm: DateForm?
  /// How a name from a lexicon is told.
  var nameStyle = NameStyle.key

  /// Whether it tells one thing from all of its like by letters and digits.
  var isIdentity = false
  /// Whether it tells where a file or a folder is.
  var isPath = false
  /// Values that the description shows, where there are others as well.
  var examples: [String] = []
  /// The value that the description says it has where nothing else is told.
  var fallback: JSONValue?

  /// Asks for nothing.
  init() {}
}
