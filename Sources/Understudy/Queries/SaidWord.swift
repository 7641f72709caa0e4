/// A word that was said, as the names of entries are held against it.
struct SaidWord: Sendable {
  /// What it may be besides a part of a name.
  enum Sort: Sendable {
    /// Nothing else: beside a part of a name it says that another name was meant.
    case content
    /// Something that may stand beside any name, such as a verb.
    case passing
    /// What names the property or its like.
    case named
    /// The first word, which may be a verb.
    case opening
    /// Too small to name anything by itself.
    case small
    /// No word, or one that belongs to something else.
    case closed
  }

  /// The word, folded.
  let units: [UInt16]
  /// What it may be besides a part of a name.
  var sort: Sort
  /// Whether it is written with a capital.
  var isCapital = false
  /// Whether nothing stands between it and the word before.
  var isGlued = false
  /// The digits of a number that begins with this word, and its words.
  var number: (digits: [UInt16], count: Int)?

  /// Whether it names nothing unless beside other words of the name.
  var isWeak: Bool {
    sort == .small || sort == .named || units.count < 2 || units.allSatisfy(EntryName.isDigit)
  }

  /// How much of what was said it is.
  var weight: Double {
    if sort == .small { return 0.1 }
    return isWeak || number != nil ? 0.5 : 1
  }
}

extension SaidWord {
  /// The words of a text that means to name something and nothing else.
  static func words(of text: String) -> [SaidWord] {
    EntryName.words(of: text).map {
      SaidWord(units: $0, sort: $0.count < 4 ? .passing : .content, isCapital: true)
    }
  }
}
