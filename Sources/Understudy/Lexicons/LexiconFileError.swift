import Glibc

/// Why a compiled lexicon file cannot be used.
package struct LexiconFileError: Error, Equatable {
  /// What is wrong with the file.
  package enum Problem: Sendable, Equatable {
    /// The system gave this error number.
    case unreadable(Int32)
    /// The file ends before its head does.
    case tooShort(Int)
    /// The file does not begin as one of ours does.
    case foreign
    /// The file was written in another version of the form.
    case version(found: UInt32, expected: UInt32)
    /// The file is not as long as it says.
    case size(found: Int, stated: UInt64)
    /// A part of the file lies outside it or contradicts another part.
    case broken(section: String)
  }

  /// The file that was read.
  package let path: String

  /// What is wrong with it.
  package let problem: Problem
}

extension LexiconFileError: CustomStringConvertible {
  /// The path and the problem in one sentence.
  package var description: String { "\(path): \(problem)" }
}

extension LexiconFileError.Problem: CustomStringConvertible {
  /// The problem, and what to do about it.
  package var description: String {
    switch self {
    case .unreadable(let number): "cannot be read: \(String(cString: strerror(number)))"
    case .tooShort(let count):
      "not a lexicon file: \(count) bytes are less than its head takes; compile it again"
    case .foreign: "not a lexicon file: it does not begin with '\(LexiconLayout.magic)'"
    case .version(let found, let expected):
      "has version \(found) of the form, expected \(expected); compile it again"
    case .size(let found, let stated):
      "has \(found) bytes, but states \(stated); compile it again"
    case .broken(let section): "the section '\(section)' is damaged; compile it again"
    }
  }
}
