/// A schema made ready for phrases: what its slots ask for, and a grammar of its own words.
///
/// A class, since every step of filling holds on to it.
final class SchemaGrammar: Sendable {
  /// The schema.
  let schema: EntitySchema
  /// The slots that take values, those of inner entities among them.
  let leaves: [SlotLeaf]
  /// What each of these slots asks for, at the slot's place.
  let profiles: [SlotProfile]
  /// Which of them ask for the same.
  let likeness: SlotLikeness
  /// What the slots ask for that may stand inside longer values.
  let sought: SoughtParts
  /// The places of the slots that a phrase must fill and for which no description says what else they hold.
  let required: [Int]
  /// The places of the slots that must be filled and hold something where nothing is told.
  let fallbacks: [Int]
  /// The places of the slots that hold something where no phrase fills them.
  let defaulted: [Int]
  /// The places of the slots that hold the state or the country in which a town lies, and must be filled.
  let parents: [Int]
  /// The slots of a day out and of a day back, or of a day and of the one when it is over.
  let dayPair: (first: Int, second: Int)?
  /// The places of the slots that hold words, and of those that hold numbers.
  let textSlots, numberSlots: [Int]
  /// For each slot the slots of words of whose names its own is a part, or the other way round.
  let nameRivals: [[Int]]
  /// Finds the entries of catalogues, for the slots that take them.
  let matchers: [Int: EntryMatcher]
  /// Whether a slot holds somebody's own words.
  var holdsWords: Bool {
    textSlots.contains { profiles[$0].isFreeText && profiles[$0].wording.roles.contains(.words) }
  }
  /// Whether a slot holds codes that a schema makes up.
  let holdsCodes: Bool
  /// The words of the cases of enumerations.
  let optionWords: [OptionWords]
  /// The words of the values that descriptions show.
  let exampleWords: [OptionWords]
  /// Finds the names among either.
  let optionIndex, exampleIndex: OptionIndex
  /// The cases of the slots that hold several weekdays.
  let weekdayCases: [WeekdayCases]
  /// Whether a slot speaks of what has been or of what is still to come.
  let holdsTenses: Bool
  /// Whether a slot holds what is not wanted.
  let holdsExclusions: Bool
  /// The words that name slots of yes and no.
  let truthWords: [TruthWords]
  /// The words for the states that slots of yes and no hold.
  let stateWords: [StateWords]
  /// The places of the slots in an order that does not depend on that of their declaration.
  let ranks: [Int]
  /// The folded words that name the schema itself.
  let subject: KinWords
  /// These, and the words that speak of the same thing.
  let home: KinWords
  /// The words that name slots and tell them from others.
  let slotNames: KinWords
  /// For slots whose names tell another verb than that of the schema, that verb: "remind" in "remind on".
  let verbs: [Int: [UInt16]]
  /// The words that tell what a tool is for.
  let toolWords: ToolWords
  /// Finds the cases of enumerations and the words that name slots.
  let grammar: Grammar
  /// The meaning of each rule of the grammar.
  let meanings: [Meaning]

  /// Tells forms of one word.
  let forms: WordForms

  /// The kind of a case of an enumeration.
  static let option = "option"
  /// The kind of a word that names a slot.
  static let keyword = "keyword"

  /// Reads a schema with the words of a language.
  init(
    _ schema: EntitySchema, words: SlotWords, textWords: TextWords = TextWords(),
    tokenizer: Tokenizer, forms: WordForms = WordForms(), isStrict: Bool = false
  ) throws(RuleFileError.Fact) {
    self.schema = schema
    self.forms = forms
    let reader = SlotReader(words: words, textWords: textWords, tokenizer: tokenizer)
    let leaves = SlotLeaf.leaves(of: schema).map(reader.withListedValues)
      .map(reader.withDescribedValues)
    self.leaves = leaves
    let profiles = reader.profiles(of: leaves)
    self.profiles = profiles
    holdsCodes = profiles.contains { $0.kinds.contains(SlotProfile.codeKind) }
    likeness = SlotLikeness(profiles)
    sought = SoughtParts.sought(by: profiles)
    let needed = leaves.indices.filter { leaves[$0].isRequired }
    func hasFallback(_ slot: Int) -> Bool {
      leaves[slot].outer.isEmpty && profiles[slot].asked.fallback != nil
    }
    required = needed.filter { !hasFallback($0) }
    fallbacks = needed.filter(hasFallback)
    defaulted = leaves.indices.filter {
      leaves[$0].outer.isEmpty && leaves[$0].slot.defaultValue != nil
    }
    parents = needed.filter {
      leaves[$0].outer.isEmpty
        && (profiles[$0].kinds == ["subdivision"] || profiles[$0].kinds == ["country"])
    }
    dayPair = Self.dayPair(profiles)
    textSlots = profiles.indices.filter { profiles[$0].holdsWords }
    numberSlots = profiles.indices.filter { profiles[$0].isNumber }
    nameRivals = Self.nameRivals(profiles)
    matchers = Self.matchers(of: leaves, forms, isStrict: isStrict)
    optionWords = isStrict ? [] : Self.optionWords(of: profiles, textWords, tokenizer, forms)
    optionIndex = OptionIndex(optionWords)
    exampleWords = Self.exampleWords(of: profiles, tokenizer, forms)
    exampleIndex = OptionIndex(exampleWords)
    weekdayCases = WeekdayCases.all(of: profiles)
    holdsTenses = profiles.contains { $0.asked.tense != nil && $0.hasLike }
    holdsExclusions = profiles.contains(where: \.asked.isExclusion)
    ranks = Self.ranks(of: profiles)
    let names = [SlotReader.split(schema.name), schema.title]
    let own = Set(names.flatMap(tokenizer.foldedWords)).sorted().map { Array($0.utf16) }
    subject = KinWords(own)
    let related = Set(names.flatMap(tokenizer.foldedWords).flatMap(textWords.related))
      .filter { tokenizer.tokenized($0).tokens.first.map(textWords.uses) == [] }
    home = KinWords(own + related.sorted().map { Array($0.utf16) })
    let asserted = profiles.indices.filter { slot in
      let said = profiles[slot].slot.description.map(tokenizer.foldedWords) ?? []
      // What tells the name once more adds nothing to it.
      let isNamed = profiles[slot].wording.tellingNames.words.contains { name in
        said.contains { WordKin.areKin(name, Array($0.utf16)) }
      }
      let isDenied = said.contains { word in
        tokenizer.tokenized(word).tokens.first.map { textWords.uses(of: $0).contains(.denial) }
          ?? false
      }
      return !isNamed && !isDenied && said.first.map(words.assertions.contains) ?? false
    }
    truthWords = TruthWords.all(
      of: profiles, forms, asserted: Set(asserted)
    ) { word in
      words.assertions.contains(String(units: word))
        || own.contains { WordKin.areKin($0, word) }
        || tokenizer.tokenized(String(units: word)).tokens.first.map(textWords.uses) != []
    } isNone: { option in
      words.nones.contains(tokenizer.foldedWords(of: option.title ?? option.value))
    }
    stateWords = StateWords.all(of: profiles, among: textWords.opposites, tokenizer) {
      textWords.uses(of: $0).contains(.join)
    }
    slotNames = KinWords(Array(Set(profiles.flatMap(\.wording.tellingNames.words))))
    let toolWords = ToolWords(schema, words: textWords, tokenizer: tokenizer, forms: forms)
    let toolNames = toolWords.names.map(\.units)
    self.toolWords = toolWords
    verbs = Dictionary(
      uniqueKeysWithValues: profiles.indices.compactMap { slot in
        let verb = profiles[slot].wording.tellingNames.words.first { name in
          let word = String(units: name)
          let uses = tokenizer.tokenized(word).tokens.first.map(textWords.uses) ?? []
          return uses.contains(.frame) && uses.isDisjoint(with: [.act, .small])
            && !toolNames.contains { WordKin.areKin($0, name) }
        }
        return verb.map { (slot, $0) }
      })
    var builder = GrammarBuilder(kinds: KindTable(), tokenizer: tokenizer)
    var meanings: [Meaning] = []
    func add(_ names: [String], kind: String, name: String, meaning: Meaning)
      throws(RuleFileError.Fact)
    {
      let patterns = names.filter { !tokenizer.tokenized($0).tokens.isEmpty }
        .map { Pattern(items: [.init(choices: [.words($0)])]) }
      guard !patterns.isEmpty else { return }
      try builder.add(Rule(name: name, patterns: patterns, kind: kind, production: ""))
      meanings.append(meaning)
    }
    for (index, slot) in leaves.map(\.slot).enumerated() {
      let number = Int16(truncatingIfNeeded: index)
      if case .option(let options) = slot.type {
        for (place, option) in options.enumerated() {
          try add(
            Self.names(of: option, isStrict: isStrict), kind: Self.option,
            name: "\(slot.name).\(option.value)",
            meaning: .option(slot: number, index: Int16(truncatingIfNeeded: place)))
        }
      }
      let synonyms =
        slot.type == .boolean && !isStrict ? words.synonyms(ofNames: profiles[index].keywords) : []
      if !synonyms.isEmpty {
        try builder.add(
          Rule(name: slot.name, patterns: synonyms, kind: Self.keyword, production: ""))
        meanings.append(.keyword(Int32(index)))
      }
      try add(
        Self.keywords(of: index, in: profiles), kind: Self.keyword, name: slot.name,
        meaning: .keyword(Int32(index)))
    }
    grammar = builder.grammar()
    self.meanings = meanings
  }

  private static func dayPair(_ profiles: [SlotProfile]) -> (first: Int, second: Int)? {
    let days = profiles.indices.filter { profiles[$0].kinds.contains("date") }
    guard
      let second = days.first(where: {
        profiles[$0].roles.contains(.back) || profiles[$0].roles.contains(.arrival)
      }),
      let first = days.first(where: { $0 != second && profiles[$0].markedRoles.isEmpty })
    else { return nil }
    return (first, second)
  }

  /// The names of a case; where one is strict, those that it is shown and written by.
  private static func names(of option: SlotOption, isStrict: Bool = false) -> [String] {
    var seen: Set<String> = []
    return
      ([SlotReader.split(option.value), option.title].compactMap { $0 }
      + (isStrict ? [] : option.synonyms))
      .filter { seen.insert($0).inserted }
  }

  private static func matchers(
    of leaves: [SlotLeaf], _ forms: WordForms, isStrict: Bool
  ) -> [Int: EntryMatcher] {
    var known: [Catalogue: EntryMatcher] = [:]
    var matchers: [Int: EntryMatcher] = [:]
    for (slot, leaf) in leaves.enumerated() {
      guard let catalogue = leaf.slot.shape.catalogue else { continue }
      let matcher =
        known[catalogue]
        ?? EntryMatcher(entries: catalogue.entries, forms: forms, isStrict: isStrict)
      known[catalogue] = matcher
      matchers[slot] = matcher
    }
    return matchers
  }

  private static func nameRivals(_ profiles: [SlotProfile]) -> [[Int]] {
    let names = profiles.map { Set($0.wording.tellingNames.words) }
    return profiles.indices.map { slot in
      profiles.indices.filter { other in
        other != slot && profiles[other].holdsWords && !names[other].isEmpty
          && names[other].count != names[slot].count
          && (names[other].isSubset(of: names[slot]) || names[slot].isSubset(of: names[other]))
      }
    }
  }

  private static func ranks(of profiles: [SlotProfile]) -> [Int] {
    var ranks = Array(repeating: 0, count: profiles.count)
    let order = profiles.indices.sorted {
      let (first, second) = (profiles[$0].slot, profiles[$1].slot)
      return (first.title, first.description ?? "", first.name)
        < (second.title, second.description ?? "", second.name)
    }
    for (rank, slot) in order.enumerated() { ranks[slot] = rank }
    return ranks
  }

  private static func optionWords(
    of profiles: [SlotProfile], _ words: TextWords, _ tokenizer: Tokenizer, _ forms: WordForms
  ) -> [OptionWords] {
    profiles.indices.compactMap { slot -> OptionWords? in
      guard case .option(let options) = profiles[slot].slot.type else { return nil }
      let names = options.indices.flatMap { option -> [OptionWords.Name] in
        // The raw value says less than the title: "second" is no form of "second class".
        let raw = options[option].title == nil ? [SlotReader.split(options[option].value)] : []
        return (raw + [options[option].title].compactMap { $0 } + options[option].synonyms)
          .flatMap { words.names(alike: tokenizer.foldedWords(of: $0)) }
          .map { name in
            OptionWords.Name(option: option, words: name.map { forms.word(Array($0.utf16)) })
          }.filter { !$0.words.isEmpty }
      }
      return OptionWords(slot: slot, names: names)
    }
  }

  private static func exampleWords(
    of profiles: [SlotProfile], _ tokenizer: Tokenizer, _ forms: WordForms
  ) -> [OptionWords] {
    let all = profiles.flatMap(\.asked.examples)
    return profiles.indices.compactMap { slot in
      let profile = profiles[slot]
      guard profile.holdsWords, !profile.isMixed else { return nil }
      let names = profile.asked.examples.enumerated().compactMap {
        index, example -> OptionWords.Name? in
        // What is shown for two slots tells neither from the other.
        guard all.count(where: { $0 == example }) == 1 else { return nil }
        let words = tokenizer.foldedWords(of: example).map { forms.word(Array($0.utf16)) }
        return words.isEmpty ? nil : OptionWords.Name(option: index, words: words)
      }
      return names.isEmpty ? nil : OptionWords(slot: slot, names: names)
    }
  }

  /// The names of a slot that name no other, in the singular and the plural.
  private static func keywords(of index: Int, in profiles: [SlotProfile]) -> [String] {
    let others = Set(
      profiles.enumerated().filter { $0.offset != index }.flatMap { $0.element.keywords })
    var seen: Set<[String]> = []
    return profiles[index].keywords.filter { !others.contains($0) && seen.insert($0).inserted }
      .flatMap { words -> [String] in
        let text = words.joined(separator: " ")
        let names = text.hasSuffix("s") ? [text, String(text.dropLast())] : [text, text + "s"]
        // "Push-ups" are as good as "push ups".
        return words.count > 1 ? names + names.map { $0.replacing(" ", with: "-") } : names
      }
  }
}

/// What a chart has to know to find a schema's own words.
struct SchemaSemantics: MentionSemantics {
  let meanings: [Meaning]

  func addSeeds(at token: Int, in phrase: TokenizedPhrase, to seeds: inout [Seed<Meaning>]) {}

  func meaning(
    ofRule rule: Int, tokens: Range<Int>, parts: UnsafeBufferPointer<Meaning>
  ) -> Meaning? { meanings[rule] }

  func inheritsWeight(_ kind: Kind) -> Bool { false }

  func satisfies(_ meaning: Meaning, _ limits: Pattern.Limits) -> Bool { true }
}
