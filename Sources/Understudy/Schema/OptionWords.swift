/// The words of the cases of one slot's enumeration.
struct OptionWords: Sendable {
  /// One name of one case.
  struct Name: Sendable {
    /// The place of the case.
    let option: Int
    /// Its words.
    let words: [WordForms.Word]
  }

  /// The slot.
  let slot: Int
  /// The names of its cases.
  let names: [Name]
}
