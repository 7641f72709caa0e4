/// A mistake in a rule file, with the place where it stands.
package struct RuleFileError: Error, CustomStringConvertible, Equatable {
  /// What is wrong.
  package enum Fact: Error, Equatable {
    case unknownKeyword(String, nearest: String?)
    case keywordOutsideBlock(String)
    case missingName(String)
    case missingValue(keyword: String)
    case missingPattern(rule: String)
    case missingProduction(rule: String)
    case malformedProduction(String)
    case unknownProduction(String, nearest: String?)
    case unknownKind(String, nearest: String?)
    case malformedItem(String)
    case malformedLimits(String)
    case tooManyVariants(rule: String, limit: Int)
    case tooManyKinds
    case malformedRow(String)
    case malformedWeight(String)
    case malformedExample(String)
    case repeatedName(String)
    case patternInTable
  }

  /// What is wrong.
  package let fact: Fact
  /// The file's path or name.
  package let file: String
  /// The line, counted from one.
  package let line: Int
  /// The column in Unicode scalars, counted from one.
  package let column: Int
  /// The text of the line.
  package let source: String

  package var description: String {
    let caret = String(repeating: " ", count: max(0, column - 1)) + "^"
    return "\(file):\(line):\(column): \(fact)\n\(source)\n\(caret)"
  }
}

extension RuleFileError.Fact: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownKeyword(let word, let nearest):
      "'\(word)' is no keyword of a rule file" + suggestion(nearest)
    case .keywordOutsideBlock(let word): "'\(word)' stands outside a 'rule' or 'words' block"
    case .missingName(let keyword): "'\(keyword)' needs a name"
    case .missingValue(let keyword): "'\(keyword)' needs a value"
    case .missingPattern(let rule): "rule '\(rule)' has no 'pattern'"
    case .missingProduction(let rule): "rule '\(rule)' has no 'produces'"
    case .malformedProduction(let text):
      "'\(text)' is no production; expected 'KIND = NAME' or 'KIND = NAME(ARGUMENT, …)'"
    case .unknownProduction(let name, let nearest):
      "there is no production '\(name)'" + suggestion(nearest)
    case .unknownKind(let name, let nearest):
      "nothing produces the kind '\(name)'" + suggestion(nearest)
    case .malformedItem(let text): "'\(text)' is no pattern item; expected a word or '<kind>'"
    case .malformedLimits(let text):
      "'\(text)' is no limit; expected '1..31' or 'wide 2' after the kind"
    case .tooManyVariants(let rule, let limit):
      "the patterns of rule '\(rule)' have more than \(limit) variants"
    case .tooManyKinds: "more than 255 kinds are in use"
    case .malformedRow(let text): "'\(text)' is no row; expected 'VALUE WORDS'"
    case .malformedWeight(let text):
      "'\(text)' is no weight; expected a whole number from \(Int16.min) to \(Int16.max)"
    case .malformedExample(let text): "'\(text)' is no example; expected 'PHRASE @ NOW => VALUE'"
    case .patternInTable: "a 'words' block has rows and no 'pattern'"
    case .repeatedName(let name): "'\(name)' is defined twice in this file"
    }
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
