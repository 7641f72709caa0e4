/// Why tools cannot be offered to an assistant.
public struct AssistantError: Error, Hashable, Sendable {
  /// The facts of the failure.
  package enum Fact: Hashable, Sendable {
    case noTools
    case sameName(String)
    case untitled(String)
    case unknownType(parameter: String, tool: String, type: String)
    case noCases(parameter: String, tool: String)
    case emptyRange(parameter: String, tool: String, lower: String, upper: String)
    case defaultOutside(parameter: String, tool: String, value: String)
    case emptySize(parameter: String, tool: String, least: Int, most: Int)
    case containsItself(entity: String, tool: String)
    case sameTitle(title: String, parameters: [String], tool: String)
    case badLimit(Duration)
  }

  package let fact: Fact

  init(_ fact: Fact) {
    self.fact = fact
  }
}

extension AssistantError: CustomStringConvertible {
  /// The failure in one sentence.
  public var description: String {
    switch fact {
    case .noTools: "an assistant needs at least one tool"
    case .sameName(let name):
      "two tools are called '\(name)'; a phrase could not tell which of them is meant"
    case .untitled(let tool): "'\(tool)' has an empty title, so that no phrase can name it"
    case .unknownType(let parameter, let tool, let type):
      "'\(tool).\(parameter)' is required, but no phrase and no query gives a value of type '\(type)'"
    case .noCases(let parameter, let tool):
      "'\(tool).\(parameter)' supports no case of its enumeration"
    case .emptyRange(let parameter, let tool, let lower, let upper):
      "'\(tool).\(parameter)' takes values from '\(lower)' to '\(upper)', which are none"
    case .defaultOutside(let parameter, let tool, let value):
      "'\(tool).\(parameter)' does not allow its own default '\(value)'"
    case .emptySize(let parameter, let tool, let least, let most):
      "'\(tool).\(parameter)' takes at least \(least) and at most \(most) values, which cannot be"
    case .containsItself(let entity, let tool):
      "'\(entity)' in '\(tool)' contains itself as a required property, so that it is never complete"
    case .sameTitle(let title, let parameters, let tool):
      "\(parameters.map { "'\(tool).\($0)'" }.joined(separator: " and ")) have the same title '\(title)' and no description that tells them apart"
    case .badLimit(let limit): "queries cannot be waited for during '\(limit)'"
    }
  }
}
