/// A way to make a meaning out of the parts of a pattern; rule files speak of it by name.
struct Production: Sendable {
  /// Makes the meaning of a rule's mention; nothing where the parts do not go together.
  typealias Application = @Sendable (inout TimeStore, UnsafeBufferPointer<Meaning>) -> Meaning?

  /// The name.
  let name: String
  /// The application for the arguments in a rule; nothing where it does not take them.
  let bind: @Sendable ([Rule.Argument]) -> Application?

  /// Makes a production that takes arguments.
  init(name: String, bind: @escaping @Sendable ([Rule.Argument]) -> Application?) {
    self.name = name
    self.bind = bind
  }

  /// Makes a production that takes none.
  init(plain name: String, _ application: @escaping Application) {
    self.init(name: name) { $0.isEmpty ? application : nil }
  }

  /// All productions.
  ///
  /// A value type adds its own here.
  static let all: [Production] =
    SymbolValue.productions + NumberValue.productions + DurationValue.productions
    + DurationRange.productions
    + TimeValue.productions + YearlyDate.productions + RecurrenceValue.productions
    + CountedWeekday.productions + AmountValue.productions + PlaceValue.productions

  /// The productions by name.
  static let byName: [String: Production] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.name, $0) })
}

/// A word whose kind is all it says.
enum SymbolValue {
  static let productions: [Production] = [
    Production(plain: "symbol") { _, _ in .symbol },
    // A word that points at a slot, by its place in the list of cues.
    Production(name: "cue") { arguments in
      guard let index = arguments.singleInteger else { return nil }
      return { _, _ in .cue(Int32(index)) }
    },
    // Yes or no.
    Production(name: "truth") { arguments in
      guard let word = arguments.singleWord, ["true", "false"].contains(word) else { return nil }
      return { _, _ in .truth(word == "true") }
    },
    Production(plain: "same") { _, parts in parts.count == 1 ? parts[0] : nil },
  ]
}
