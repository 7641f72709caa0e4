/// The words that name a slot of yes and no.
struct TruthWords: Sendable {
  /// The place of the slot.
  let slot: Int
  /// What it holds for yes and for no.
  let yes, no: JSONValue
  /// For each word that names it, the words that speak of the same thing.
  let groups: [[WordForms.Word]]
  /// Whether no other slot is named by one of its words.
  let isAlone: Bool

  /// The most words that a name of such a slot has.
  private static let mostWords = 4

  /// Those of all slots that are a matter of yes and no and whose names tell something.
  static func all(of profiles: [SlotProfile], _ forms: WordForms) -> [TruthWords] {
    profiles.enumerated().compactMap { slot, profile in
      let names = profile.wording.tellingNames.words
      guard let values = profile.truthValues, 1...mostWords ~= names.count else { return nil }
      let others = profiles.filter { $0 !== profile }.flatMap(\.wording.tellingNames.words)
      return TruthWords(
        slot: slot, yes: values.yes, no: values.no,
        groups: profile.wording.relatedNames.map { $0.map(forms.word) },
        isAlone: !names.contains(where: others.contains))
    }
  }
}
