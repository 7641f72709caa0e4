/// A mistake in a suite, with the place where it stands.
public struct SuiteError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Fact: Error, Hashable, Sendable {
    /// The file cannot be read.
    case unreadable
    /// The bytes are no text.
    case notUTF8
    /// A line is no JSON.
    case notJSON(String)
    /// A word after `@` that says nothing.
    case unknownDirective(String, nearest: String?)
    /// A member of a JSON line that says nothing.
    case unknownMember(String, nearest: String?)
    /// A line under a phrase that says nothing.
    case unknownExpectation(String, nearest: String?)
    /// A value that cannot be read.
    case invalid(String, name: String, expected: String, nearest: String?)
    /// An expectation that stands under no phrase.
    case withoutPhrase
    /// A file of a schema or of tools that cannot be read.
    case badSchema(String, reason: String)
    /// A phrase whose moment is told nowhere.
    case withoutMoment
    /// A name that no entity and no tool on offer has.
    case unknownSubject(SuiteSubjects.UnknownSubject)
  }

  /// What is wrong.
  public let fact: Fact
  /// The file's path or name.
  public let file: String
  /// The line, counted from one; zero where the whole file is meant.
  public let line: Int
  /// The column in Unicode scalars, counted from one.
  public let column: Int
}

extension SuiteError: CustomStringConvertible {
  /// The place and what is wrong there.
  public var description: String {
    line == 0 ? "'\(file)' \(fact)" : "\(file):\(line):\(column): \(fact)"
  }
}

extension SuiteError.Fact: CustomStringConvertible {
  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .unreadable: "cannot be read"
    case .notUTF8: "is not UTF-8"
    case .notJSON(let reason): reason
    case .unknownDirective(let name, let nearest):
      "unknown directive '@\(name)'" + didYouMean(nearest.map { "@" + $0 })
    case .unknownMember(let name, let nearest):
      "unknown member '\(name)'" + didYouMean(nearest)
    case .unknownExpectation(let text, let nearest):
      "'\(text)' is no expectation; expected 'PROPERTY = VALUE', 'none', 'only', 'tool NAME', "
        + "'status STATUS', 'missing PROPERTY' or 'ambiguous PROPERTY'" + didYouMean(nearest)
    case .invalid(let value, let name, let expected, let nearest):
      "'\(value)' is no value of '\(name)': expected \(expected)" + didYouMean(nearest)
    case .withoutPhrase: "an expectation stands under a phrase, indented; there is none above"
    case .badSchema(let path, let reason): "'\(path)': \(reason)"
    case .withoutMoment:
      "nothing tells when the phrase is said; write '@now 2026-06-10T09:00' above it"
    case .unknownSubject(let unknown): "\(unknown)"
    }
  }

  private func didYouMean(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
