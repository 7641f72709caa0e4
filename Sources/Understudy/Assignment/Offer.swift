/// What a phrase holds for a schema: values, and the words that point at slots.
struct Offer: Sendable {
  /// The values.
  let mentions: [ResolvedMention]
  /// The words that tell roles.
  let cues: [CueMention]
  /// The words that name slots.
  let keywords: [SlotMention]
  /// The cases of enumerations.
  let options: [OptionMention]

  /// A cue in the phrase.
  struct CueMention: Sendable {
    let tokens: Range<Int>
    let cue: Cue
  }

  /// A slot's own name in the phrase.
  struct SlotMention: Sendable {
    let tokens: Range<Int>
    let slot: Int
  }

  /// A case of an enumeration in the phrase.
  struct OptionMention: Sendable {
    let tokens: Range<Int>
    let slot: Int
    let option: Int
  }
}
