extension Language {
  /// The use of the sentence that asks for the value of a slot.
  func question(missing slot: Slot) -> String { asksHowMany(slot) ? "howMany" : "missing" }

  /// Whether a slot holds how many there are of what its title names: "Bags", "How many to order".
  private func asksHowMany(_ slot: Slot) -> Bool {
    guard case .integer = slot.type else { return false }
    let title = tokenizer.foldedWords(of: slot.title)
    let description = tokenizer.foldedWords(of: slot.description ?? "")
    guard let noun = title.last, !title.contains(where: textWords.tallies.contains),
      description.contains(where: textWords.tallies.contains)
    else { return false }
    return wordForms.word(Array(noun.utf16)).plain.count > 1
  }
}
