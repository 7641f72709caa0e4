/// The words that name a slot of yes and no, or one that has a case for neither.
struct TruthWords: Sendable {
  /// The place of the slot.
  let slot: Int
  /// What it holds for yes, where it is a matter of that.
  let yes: JSONValue?
  /// What it holds for no.
  let no: JSONValue
  /// For each word that names it, the words that speak of the same thing.
  let groups: [[WordForms.Word]]
  /// For each of these whether no other slot is named or described by it.
  let isAlone: [Bool]

  /// The most words that a name of such a slot has.
  private static let mostWords = 4

  /// Those of all slots that are a matter of yes and no and whose names or descriptions tell something.
  ///
  /// - Parameters:
  ///   - profiles: What the slots ask for.
  ///   - forms: Tells forms of one word.
  ///   - asserted: The slots whose description says that something is so: "whether …".
  ///   - isIdle: Whether a word of a description tells no slot from others: what names the schema itself, "whether".
  ///   - isNone: Whether a case stands for nothing of its sort: "none".
  /// - Returns: The words, those of names before those of descriptions.
  static func all(
    of profiles: [SlotProfile], _ forms: WordForms, asserted: Set<Int>,
    isIdle: ([UInt16]) -> Bool, isNone: (SlotOption) -> Bool
  ) -> [TruthWords] {
    named(profiles, forms) { $0.truthValues.map { ($0.yes, $0.no) } }
      + described(profiles, forms, asserted, isIdle)
      + named(profiles, forms) { profile in
        guard case .option(let options) = profile.slot.type, profile.truthValues == nil,
          let none = options.first(where: isNone)
        else { return nil }
        return (nil, none.literal)
      }
  }

  /// What a description says of a slot whose own name is another word: "whether amplifiers are used".
  private static func described(
    _ profiles: [SlotProfile], _ forms: WordForms, _ asserted: Set<Int>,
    _ isIdle: ([UInt16]) -> Bool
  ) -> [TruthWords] {
    profiles.enumerated().compactMap { slot, profile in
      guard asserted.contains(slot) else { return nil }
      let words = profile.wording.tellingWords.words.filter { !isIdle($0) }
      let others = profiles.filter { $0 !== profile }
        .flatMap { $0.wording.tellingNames.words + $0.wording.tellingWords.words }
      guard let values = profile.truthValues, 1...mostDescribed ~= words.count,
        !words.contains(where: others.contains)
      else { return nil }
      return TruthWords(
        slot: slot, yes: values.yes, no: values.no, groups: words.map { [forms.word($0)] },
        isAlone: words.map { _ in false })
    }
  }

  /// The most words of a description that tell what is so.
  private static let mostDescribed = 2

  private static func named(
    _ profiles: [SlotProfile], _ forms: WordForms,
    _ values: (SlotProfile) -> (yes: JSONValue?, no: JSONValue)?
  ) -> [TruthWords] {
    profiles.enumerated().compactMap { slot, profile in
      let names = profile.wording.tellingNames.words
      guard let values = values(profile), 1...mostWords ~= names.count else { return nil }
      let others = profiles.filter { $0 !== profile }
        .flatMap { $0.wording.tellingNames.words + $0.wording.tellingWords.words }
      return TruthWords(
        slot: slot, yes: values.yes, no: values.no,
        groups: profile.wording.relatedNames.map { $0.map(forms.word) },
        isAlone: names.map { !others.contains($0) })
    }
  }
}
