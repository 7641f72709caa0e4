/// The words of `--help`, made from the tables of verbs and options to fit 80 columns and 24 lines.
enum HelpText {
  /// What the command does, and its verbs.
  static var overview: String {
    let verbs = Verb.all.map { verb in
      "  " + "\(verb.name) \(verb.operand ?? "")".padded(to: 20) + verb.summary
    }
    return """
      Turns a phrase into a filled entity: by rules, offline, the same every time.

      usage: understudy VERB [PHRASE] [OPTION…]

      \(verbs.joined(separator: "\n"))

      Without a PHRASE, parse and recognize answer each line of standard input.
      'understudy VERB --help' tells more; --version, the versions and the cache.

      example: \(Verb.parse.example)
      """
  }

  /// What a verb does, and its options.
  static func about(_ verb: Verb) -> String {
    let operand = verb.operand.map { " [\($0)]" } ?? ""
    let options = verb.options.map { option in
      let left = "  \(option.name)\(option.value.map { " \($0)" } ?? "")"
      return left.padded(to: 33) + option.help
    }
    return """
      \(verb.summary)

      usage: understudy \(verb.name)\(operand)\(verb.options.isEmpty ? "" : " [OPTION…]")

      \(options.joined(separator: "\n"))

      example: \(verb.example)
      """
  }
}
