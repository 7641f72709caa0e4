/// Reads the words after a verb by the table of its options.
struct ArgumentReader {
  /// The rows that apply.
  let options: [Option]

  /// What the words ask for.
  ///
  /// `--name value` and `--name=value` mean the same; after `--` everything is an operand.
  func read(_ arguments: some Sequence<String>) throws(UsageError) -> Settings {
    var settings = Settings()
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        settings.operands.append(contentsOf: rest)
        break
      } else if isOption(argument) {
        try read(argument, followedBy: &rest, into: &settings)
      } else {
        settings.operands.append(argument)
      }
    }
    return settings
  }

  /// Whether the word has the form of an option; what begins with a dash and holds a blank is a phrase.
  private func isOption(_ argument: String) -> Bool {
    let name = argument.prefix { $0 != "=" }
    return name.hasPrefix("-") && name.count > 1 && !name.contains(where: \.isWhitespace)
  }

  private func read(
    _ argument: String, followedBy rest: inout ArraySlice<String>, into settings: inout Settings
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = try option(named: parts[0] == "-h" ? "--help" : String(parts[0]))
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let placeholder = option.value else {
      guard attached == nil else { throw .unexpectedValue(option: option.name) }
      return try option.read("", &settings)
    }
    let isNextFree = rest.first.map { !$0.hasPrefix("--") } ?? false
    guard let value = attached ?? (isNextFree ? rest.popFirst() : nil) else {
      throw .missingValue(option: option.name, value: placeholder)
    }
    try option.read(value, &settings)
  }

  private func option(named name: String) throws(UsageError) -> Option {
    if let option = options.first(where: { $0.name == name }) { return option }
    throw .unknownOption(name, nearest: NearestName(among: options.map(\.name))(to: name))
  }
}
