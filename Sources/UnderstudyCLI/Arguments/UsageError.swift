/// What is wrong with the words after `understudy`.
enum UsageError: Error, Equatable {
  case unknownVerb(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  case missingValue(option: String, value: String)
  case unexpectedValue(option: String)
  case invalidValue(String, option: String, expected: String, nearest: String?)
  case unexpectedOperand(String, hint: String?)
  case conflict(String, String)
  case missingOperand(String, verb: String)
  case notUTF8(argument: Int, offset: Int)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownVerb(let name, let nearest):
      "unknown verb '\(name)'" + didYouMean(nearest)
    case .unknownOption(let name, let nearest):
      "unknown option '\(name)'" + didYouMean(nearest)
    case .missingValue(let option, let value):
      "'\(option)' needs a value: \(option) \(value)"
    case .unexpectedValue(let option):
      "'\(option)' takes no value"
    case .invalidValue(let value, let option, let expected, let nearest):
      "'\(value)' is no value of '\(option)': expected \(expected)" + didYouMean(nearest)
    case .unexpectedOperand(let operand, let hint):
      "unexpected '\(operand)'" + (hint.map { "; \($0)" } ?? "")
    case .conflict(let one, let other):
      "'\(one)' and '\(other)' exclude each other"
    case .missingOperand(let operand, let verb):
      "'\(verb)' needs a \(operand)"
    case .notUTF8(let argument, let offset):
      "argument \(argument) is not UTF-8 at byte \(offset)"
    }
  }

  private func didYouMean(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
