/// Some words of a phrase that may be a name or free text.
struct TextPiece: Hashable, Sendable {
  /// Why the words belong together.
  enum Origin: Hashable, Sendable {
    /// They stand between words that belong to nothing else.
    case open
    /// They are written with capitals.
    case capitals
    /// They stand in quotation marks.
    case quoted
    /// They follow a word such as "saying".
    case opened
    /// They are what is left behind the command.
    case rest
    /// They name who is told something: "Ana" in "tell Ana I am late".
    case told
    /// They are what somebody is told.
    case telling
    /// They are a number in digits.
    case digits
    /// They are two pieces with a small word between them: "the corner of the square".
    case joined
    /// They follow the name of a slot.
    case labelled
    /// They tell what something is done for: "to have it repaired".
    case purpose
    /// They are what is left of other pieces without the name that begins them: "kettle" of "Bluewave kettle".
    case named
    /// They stand between commas, and nothing in them belongs to anything else.
    case segment
  }

  /// The words.
  var tokens: Range<Int>
  /// Why they belong together.
  let origin: Origin
  /// The word before them that tells their role.
  var lead: Int?
  /// The word that makes them another choice beside the words before: "or".
  var choice: Range<Int>?
  /// Whether they stand in quotation marks, whatever joins them to a slot.
  var isQuoted = false
  /// Where the text begins, where words before it that a case takes belong to it as well.
  var textStart: Int?
  /// The words within them that are taken back.
  var cuts: [Range<Int>] = []
}
