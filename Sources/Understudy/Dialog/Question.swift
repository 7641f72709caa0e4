/// What an assistant asks before it goes on.
public struct Question: Sendable, Hashable {
  /// What the answer has to be.
  public enum Sort: String, Sendable {
    /// A value.
    case value
    /// One of the choices.
    case choice
    /// Yes or no.
    case confirmation
  }

  /// The words of the question.
  public let text: String
  /// What the answer has to be.
  public let sort: Sort
  /// The parameter that is asked about, with the properties inside it: `search.origin`.
  public let parameter: String?
  /// What may be chosen.
  public let choices: [String]

  init(_ text: String, sort: Sort, parameter: String? = nil, choices: [String] = []) {
    self.text = text
    self.sort = sort
    self.parameter = parameter
    self.choices = choices
  }
}
