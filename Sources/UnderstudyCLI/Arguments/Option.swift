/// One row of the option table: its name, its value, its help, and how it is read.
struct Option: Sendable {
  /// The name with its dashes.
  let name: String
  /// What stands for its value in the help; `nil` where it takes none.
  let value: String?
  /// One line for the help.
  let help: String
  /// What a shell offers for its value.
  var completes = Completion.nothing
  /// Writes the value, empty where there is none, into the settings.
  let read: @Sendable (String, inout Settings) throws(UsageError) -> Void
}

/// What a shell offers for the value of an option.
enum Completion: Sendable {
  /// Nothing: the value is free.
  case nothing
  /// Files.
  case files
  /// The entities that come with the command.
  case entities
  /// These words, made when they are asked for.
  case words(@Sendable () -> [String])
}

extension Option {
  /// A row whose value is one of the cases of an enumeration.
  static func choice<Choice: CaseIterable & RawRepresentable<String> & SendableMetatype>(
    _ name: String, _ help: String,
    _ assign: @escaping @Sendable (Choice, inout Settings) -> Void
  ) -> Option {
    let names = Choice.allCases.map(\.rawValue)
    return Option(
      name: name, value: names.joined(separator: "|"), help: help, completes: .words { names }
    ) { value, settings throws(UsageError) in
      guard let choice = Choice(rawValue: value) else {
        throw .invalidValue(
          value, option: name, expected: names.joined(separator: ", "),
          nearest: NearestName(among: names)(to: value))
      }
      assign(choice, &settings)
    }
  }

  /// A row without a value.
  static func flag(
    _ name: String, _ help: String, _ assign: @escaping @Sendable (inout Settings) -> Void
  ) -> Option {
    Option(name: name, value: nil, help: help) { _, settings in assign(&settings) }
  }
}
