/// One of ICU's rules for numbers in words, made ready to read what it writes.
struct SpelloutRule: Sendable {
  /// A piece of what a rule writes.
  enum Portion: Sendable, Hashable {
    /// Normalized words; spaces and commas in them may be left out.
    case text([UInt16])
    /// How often the divisor goes into the number, or what stands before the decimal point.
    case quotient(Int16)
    /// What is left of the number, or the digits after the decimal point.
    case remainder(Int16)
    /// The number itself.
    case same(Int16)

    /// The rule set that reads it; nothing for words.
    var set: Int16? {
      switch self {
      case .text: nil
      case .quotient(let set), .remainder(let set), .same(let set): set
      }
    }
  }

  /// Which numbers a rule is for.
  enum Form: Sendable {
    case whole, negative, fraction
  }

  /// The rule set that it belongs to.
  var set: Int16
  /// Which numbers it is for.
  var form: Form
  /// The least number that it is for.
  var base: Int128
  /// What it divides numbers by.
  var divisor: Int128
  /// The pieces in order.
  var elements: [Portion]
  /// The least number that the next rule is for.
  var limit = Int128.max

  /// Whether it writes how often the divisor goes into the number.
  var hasQuotient: Bool { elements.contains { if case .quotient = $0 { true } else { false } } }

  /// Whether it writes what is left of the number.
  var hasRemainder: Bool { elements.contains { if case .remainder = $0 { true } else { false } } }
}
