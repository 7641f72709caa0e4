/// The words of the cases of one slot's enumeration.
struct OptionWords: Sendable {
  /// One name of one case.
  struct Name: Sendable {
    /// The place of the case.
    let option: Int
    /// Its words.
    let words: [WordForms.Word]
    /// The letters of all of them in a row.
    let units: [UInt16]

    init(option: Int, words: [WordForms.Word]) {
      self.option = option
      self.words = words
      units = words.flatMap(\.units)
    }

    /// The words with a space between each two.
    var text: String {
      words.map { String(decoding: $0.units, as: UTF16.self) }.joined(separator: " ")
    }
  }

  /// The slot.
  let slot: Int
  /// The names of its cases.
  let names: [Name]
}
