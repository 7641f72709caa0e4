/// The words with which a language speaks of the properties of a schema.
package struct SchemaVocabulary: Sendable {
  /// On which side of its value a cue may stand.
  package enum Side: Sendable, Hashable { case before, after, either }

  /// A row of cue words that point at a property.
  package struct CueWords: Sendable, Hashable {
    /// All that may be said, each written out.
    package let forms: [String]
    /// On which side of the value they may stand.
    package let side: Side

    /// The first form, which stands for all.
    package var name: String { forms.first ?? "" }
  }

  /// The words of one property.
  package struct SpokenSlot: Sendable {
    /// Its name with those of the entities around it.
    package let path: String
    /// The rows of cue words that point at it.
    package let cues: [CueWords]
    /// The words that name it and nothing else.
    package let names: [String]
  }

  /// The words of each property, in the order of declaration.
  package let slots: [SpokenSlot]

  init(_ grammar: SchemaGrammar, _ language: Language) {
    slots = zip(grammar.leaves, grammar.profiles).map { leaf, profile in
      SpokenSlot(
        path: leaf.path, cues: Self.cues(of: profile, language),
        names: profile.keywords.map { $0.joined(separator: " ") })
    }
  }

  private static func side(of cue: Cue) -> Side {
    switch cue.side {
    case .after: .after
    case .beside: .either
    case .before, .clause, .connective: .before
    }
  }

  /// The cues that play all that a slot's value does and go with one of its kinds.
  private static func cues(of profile: SlotProfile, _ language: Language) -> [CueWords] {
    let bounds = profile.roles.intersection([.lower, .upper])
    // What is counted has to be said: "at most 2" counts nothing in particular.
    let counted =
      profile.isNumber ? RoleSet(profile.roles.filter { !$0.isGeneral }) : RoleSet()
    let rows = rows(of: profile, language, playing: bounds.union(counted))
    let ends = profile.roles.intersection([.arrival, .back, .outward])
    guard !bounds.isEmpty, !ends.isEmpty else { return rows }
    // "Arriving before": one word for the end, one for the bound.
    let leads = self.rows(of: profile, language, playing: ends).filter { $0.side == .before }
    return leads.prefix(6).flatMap { lead in
      rows.filter { $0.side == .before }.prefix(6).map { bound in
        CueWords(
          forms: lead.forms.prefix(2).flatMap { first in
            bound.forms.prefix(2).map { "\(first) \($0)" }
          }, side: .before)
      }
    }
  }

  private static func rows(
    of profile: SlotProfile, _ language: Language, playing roles: RoleSet
  ) -> [CueWords] {
    var seen: Set<CueWords> = []
    return language.cues.filter { cue in
      cue.side != .connective && !cue.isWeak && !cue.roles.isEmpty
        && profile.roles.isSuperset(of: cue.roleSet) && roles.isSubset(of: cue.roleSet)
        && profile.kinds.contains(where: cue.goes)
    }.compactMap { cue in
      guard let pattern = try? PatternReader.pattern(cue.words) else { return nil }
      let words = CueWords(forms: pattern.forms, side: side(of: cue))
      return words.forms.isEmpty || !seen.insert(words).inserted ? nil : words
    }
  }
}

extension Pattern {
  /// The most texts that one pattern is written out to.
  private static let limit = 64

  /// Every text that it matches, the longest way to say it first; none where it needs a mention.
  var forms: [String] {
    var forms = [""]
    for item in items {
      var words: [String] = []
      for case .words(let text) in item.choices { words.append(text.lowercased()) }
      guard words.count == item.choices.count else { return [] }
      let gap = item.isGlued ? "" : " "
      let longer = forms.flatMap { form in words.map { form.isEmpty ? $0 : form + gap + $0 } }
      forms = Array(((item.isOptional ? forms : []) + longer).prefix(Self.limit))
    }
    return forms.filter { !$0.isEmpty }
  }
}

extension Extractor {
  /// The words with which a language speaks of the properties of a schema.
  ///
  /// - Throws: ``UnsupportedLocale``.
  package func vocabulary(of schema: EntitySchema, locale: String) throws -> SchemaVocabulary {
    let language = try languages.language(of: locale)
    return SchemaVocabulary(try schemas.grammar(of: schema, in: language), language)
  }
}

extension SlotRole {
  /// Whether values of any sort play it; other roles tell what is counted.
  fileprivate var isGeneral: Bool {
    [.source, .goal, .outward, .back, .arrival, .via, .lower, .upper, .local].contains(self)
  }
}
