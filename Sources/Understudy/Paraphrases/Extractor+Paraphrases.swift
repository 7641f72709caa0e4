import Foundation

extension Extractor {
  /// Ways to say some values of an entity, in the cue words and value styles of the language.
  ///
  /// ```swift
  /// let trip = try extractor.extract(schema, from: "from Oslo to Rome on 3 July", in: context)
  /// try extractor.paraphrases(of: trip.values, in: schema, context, count: 2, seed: 1).map(\.phrase)
  /// // ["leaving Oslo 3 July to Rome", "July 3, departing from Oslo, bound for Rome"]
  /// ```
  ///
  /// - Parameters:
  ///   - values: The values, in the shape in which answers print them.
  ///   - schema: What the entity asks for.
  ///   - context: When, where and in which language they are said.
  ///   - count: How many ways are wanted; fewer come back where there are no more.
  ///   - seed: The same seed gives the same ways.
  /// - Returns: The ways, no two alike.
  /// - Throws: ``UnsupportedLocale``, or an error that names the context's time zone.
  public func paraphrases(
    of values: [JSONValue.Member], in schema: EntitySchema, _ context: ReferenceContext,
    count: Int, seed: UInt64
  ) throws -> [Paraphrase] {
    let maker = try paraphraser(of: schema, in: context)
    let leaves = try schemas.grammar(of: schema, in: languages.language(of: context.locale)).leaves
    let object = JSONValue.object(values)
    let said = leaves.indices.compactMap { index -> (leaf: Int, value: JSONValue)? in
      let found = leaves[index].path.split(separator: ".").reduce(Optional(object)) {
        $0?[String($1)]
      }
      return found.map { (index, $0) }
    }
    guard !said.isEmpty else { return [] }
    var random = SeededRandom(seed: seed)
    var (found, seen) = ([Paraphrase](), Set<String>())
    for _ in 0..<max(0, 20 * count) where found.count < count {
      guard let next = maker.paraphrase(of: said, &random) else { continue }
      if seen.insert(next.phrase).inserted { found.append(next) }
    }
    return found
  }

  /// Ways to say entities that are drawn by chance, each with all required properties and some others.
  ///
  /// - Parameters:
  ///   - schema: What the entity asks for.
  ///   - context: When, where and in which language they are said.
  ///   - count: How many are wanted; fewer come back where some cannot be said.
  ///   - seed: The same seed gives the same phrases.
  /// - Returns: The phrases with what they say.
  /// - Throws: ``UnsupportedLocale``, or an error that names the context's time zone.
  public func samplePhrases(
    of schema: EntitySchema, _ context: ReferenceContext, count: Int, seed: UInt64
  ) throws -> [Paraphrase] {
    let language = try languages.language(of: context.locale)
    let grammar = try schemas.grammar(of: schema, in: language)
    let maker = try paraphraser(of: schema, in: context)
    var random = SeededRandom(seed: seed)
    var sampler = ValueSampler(
      language: language, lexicons: lexicons, today: Self.today(in: context),
      random: SeededRandom(seed: random.next()))
    var found: [Paraphrase] = []
    for _ in 0..<max(0, 4 * count) where found.count < count {
      sampler.begin(SeededRandom(seed: random.next()))
      let values = try sample(grammar, maker, &sampler, &random)
      if let next = maker.paraphrase(of: values, &random), !next.pieces.isEmpty {
        found.append(next)
      }
    }
    return found
  }

  /// Values for the required properties and up to three others.
  private func sample(
    _ grammar: SchemaGrammar, _ maker: Paraphraser, _ sampler: inout ValueSampler,
    _ random: inout SeededRandom
  ) throws -> [(leaf: Int, value: JSONValue)] {
    let optional = grammar.leaves.indices.filter { !grammar.leaves[$0].isRequired }
    let chosen = Set(optional.shuffled(using: &random).prefix(Int(random.next() % 4)))
    return try grammar.leaves.indices.compactMap { leaf in
      guard grammar.leaves[leaf].isRequired || chosen.contains(leaf) else { return nil }
      switch sampler.sample(for: grammar.profiles[leaf]) {
      case nil: return nil
      case .value(let value)?: return (leaf, value)
      case .words(let words)?:
        if grammar.profiles[leaf].kinds.isEmpty { return (leaf, .string(words)) }
        return try maker.value(of: words, for: leaf).map { (leaf, $0) }
      }
    }
  }

  private func paraphraser(
    of schema: EntitySchema, in context: ReferenceContext
  ) throws -> Paraphraser {
    let language = try languages.language(of: context.locale)
    return Paraphraser(
      schema, grammar: try schemas.grammar(of: schema, in: language), language: language,
      extractor: self, context: context, today: Self.today(in: context))
  }

  /// The number of the day on which a phrase is said.
  private static func today(in context: ReferenceContext) -> Int64 {
    let seconds = Int64(context.now.timeIntervalSince1970.rounded(.down))
    return LocalTime.dayNumber(seconds + Int64(context.timeZone.secondsFromGMT(for: context.now)))
  }
}
