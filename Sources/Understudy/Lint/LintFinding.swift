/// One thing in a schema that keeps phrases from filling it well, and what to do about it.
public struct LintFinding: Sendable, Hashable {
  /// What is wrong, by the name that tools know it by.
  public enum Rule: String, Sendable, CaseIterable {
    /// A tool or a property without a description.
    case missingDescription = "missing-description"
    /// A property without a title, or one whose title says nothing.
    case unhelpfulTitle = "unhelpful-title"
    /// A description that says no more than the title.
    case unhelpfulDescription = "unhelpful-description"
    /// Two properties, or two tools, of one title.
    case duplicateTitle = "duplicate-title"
    /// Two properties, or two tools, of one description.
    case duplicateDescription = "duplicate-description"
    /// A description that speaks of something else than the title.
    case contradiction = "contradiction"
    /// Words that promise another value than the type holds.
    case wrongType = "wrong-type"
    /// Two properties that no phrase can tell apart.
    case indistinguishable = "indistinguishable"
    /// Two properties that a phrase tells apart only where it says their names.
    case onlyByName = "only-by-name"
    /// Two cases of an enumeration that have a name in common.
    case overlappingCases = "overlapping-cases"
    /// A case that nobody can say.
    case unsayableCase = "unsayable-case"
    /// A required property that no phrase can fill.
    case unfillable = "unfillable"
    /// A kind of value that no phrase mentions.
    case unknownKind = "unknown-kind"
    /// A default that the property itself would not take.
    case unfitDefault = "unfit-default"
    /// A required parameter whose entity can be looked up by no words.
    case noStringQuery = "no-string-query"
    /// Two tools that no phrase can tell apart.
    case indistinguishableTools = "indistinguishable-tools"
  }

  /// How bad it is.
  public enum Severity: String, Sendable { case error, warning, note }

  /// What is wrong.
  public let rule: Rule
  /// The entity or tool.
  public let schema: String
  /// The property, with those around it; nothing where the whole entity or tool is meant.
  public let property: String?
  /// What is wrong, in one sentence.
  public let message: String
  /// What would mend it, in one sentence.
  public let fix: String

  /// How bad it is: an error keeps phrases from working, a note is only worth knowing.
  public var severity: Severity {
    switch rule {
    case .indistinguishable, .overlappingCases, .unfillable, .indistinguishableTools,
      .noStringQuery:
      .error
    case .onlyByName: .note
    default: .warning
    }
  }
}

extension LintFinding: CustomStringConvertible {
  /// Place, severity, what is wrong and what to do, on two lines.
  public var description: String {
    let place = property.map { "\(schema).\($0)" } ?? schema
    return "\(place): \(severity.rawValue): \(message) [\(rule.rawValue)]\n  \(fix)"
  }
}
