extension Candidate {
  /// What the reasons of a candidate are asked for most, a bit each, so that nobody looks through them.
  struct Marks: OptionSet, Sendable {
    let rawValue: UInt32

    /// It is weak without help.
    static let latent = Marks(rawValue: 1)
    /// The phrase takes it back.
    static let takenBack = Marks(rawValue: 2)
    /// It is one end of a range.
    static let rangeEnd = Marks(rawValue: 4)
    /// It stands in a name.
    static let inName = Marks(rawValue: 8)
    /// A word that it needs is not said.
    static let unsaid = Marks(rawValue: 16)
    /// It stands in quotation marks.
    static let quoted = Marks(rawValue: 32)
    /// It is made of words that may be a name.
    static let words = Marks(rawValue: 64)
    /// It is a list that is written out.
    static let written = Marks(rawValue: 128)
    /// It is a word with a letter wrong.
    static let typo = Marks(rawValue: 256)
    /// It is a form of a word.
    static let form = Marks(rawValue: 512)
    /// Words name its slot.
    static let named = Marks(rawValue: 1024)
    /// It is a code that a schema makes up.
    static let code = Marks(rawValue: 2048)
    /// It tells how often something is done.
    static let frequency = Marks(rawValue: 4096)
    /// It is a number that nothing names.
    static let bareNumber = Marks(rawValue: 8192)
  }
}

extension Candidate.Fact {
  /// What it marks a candidate with.
  var marks: Candidate.Marks {
    switch self {
    case .latent: .latent
    case .excluded, .corrected, .alternative: .takenBack
    case .rangeEnd: .rangeEnd
    case .inName: .inName
    case .unsaid: .unsaid
    case .quoted: .quoted
    case .words: .words
    case .written: .written
    case .typo: .typo
    case .form: .form
    case .named: .named
    case .bareNumber: .bareNumber
    case .isKind(SlotProfile.codeKind): .code
    case .isKind("frequency"): .frequency
    default: []
    }
  }
}
