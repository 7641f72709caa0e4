import UnderstudyLexicons

/// Says the values of an entity in the cue words and value styles of a language.
final class Paraphraser {
  private let schema: EntitySchema
  private let grammar: SchemaGrammar
  private let vocabulary: SchemaVocabulary
  private let writer: ValueWriter
  private let extractor: Extractor
  private let context: ReferenceContext
  private var readings: [Reading: JSONValue?] = [:]

  /// Words that were offered to one slot alone.
  private struct Reading: Hashable {
    let path: String
    let words: String
  }

  init(
    _ schema: EntitySchema, grammar: SchemaGrammar, language: Language, extractor: Extractor,
    context: ReferenceContext, today: Int64
  ) {
    self.schema = schema
    self.grammar = grammar
    self.extractor = extractor
    self.context = context
    vocabulary = SchemaVocabulary(grammar, language)
    writer = ValueWriter(language: language, lexicons: extractor.lexicons, today: today)
  }

  /// One way to say some values; nothing where one of them cannot be said at all.
  func paraphrase(
    of values: [(leaf: Int, value: JSONValue)], _ random: inout SeededRandom
  ) -> Paraphrase? {
    var pieces: [Paraphrase.Piece] = []
    for (leaf, value) in values {
      // Nobody goes from a place to the same one.
      guard !pieces.contains(where: { $0.value == value && value.isText }) else { continue }
      guard let piece = piece(leaf, value, &random) else { return nil }
      pieces.append(piece)
    }
    pieces.shuffle(using: &random)
    return Paraphrase(pieces, separator: random.pick([" ", " ", ", "]) ?? " ")
  }

  /// What a slot alone makes of words; nothing where it is not filled by all of them.
  func value(of words: String, for leaf: Int) throws -> JSONValue? {
    let key = Reading(path: grammar.leaves[leaf].path, words: words)
    if let known = readings[key] { return known }
    let slot = grammar.profiles[leaf].slot
    let alone = EntitySchema(name: schema.name, title: schema.title, slots: [slot])
    let extraction = try extractor.extract(alone, from: words, in: context)
    let value = extraction.fills.first { $0.text == words }?.value
    readings[key] = value
    return value
  }

  private func piece(
    _ leaf: Int, _ value: JSONValue, _ random: inout SeededRandom
  ) -> Paraphrase.Piece? {
    let profile = grammar.profiles[leaf]
    let texts = writer.texts(value, for: profile).filter { words in
      profile.kinds.isEmpty && profile.holdsWords
        || (try? self.value(of: words, for: leaf)) == value
    }
    guard let words = random.pick(texts) else { return nil }
    let path = grammar.leaves[leaf].path
    func made(_ text: String, pointer: String? = nil, isNamed: Bool = false) -> Paraphrase.Piece {
      Paraphrase.Piece(
        property: path, value: value, words: words, pointer: pointer, isNamed: isNamed, text: text)
    }
    var ways: [Paraphrase.Piece] = []
    if standsAlone(profile) { ways.append(made(words)) }
    guard !speaksForItself(profile) else { return random.pick(ways) }
    for name in vocabulary.slots[leaf].names {
      // "Children 2 infants 3" could mean either.
      let mark = profile.isNumber ? ":" : ""
      ways.append(made("\(name)\(mark) \(words)", pointer: name, isNamed: true))
    }
    if let row = random.pick(vocabulary.slots[leaf].cues), let cue = form(of: row, &random) {
      // Cue words are what people say; names are a last resort.
      for _ in 0..<3 {
        let isAfter = row.side == .after || row.side == .either
        ways.append(made(isAfter ? "\(words) \(cue)" : "\(cue) \(words)", pointer: cue))
      }
    }
    return random.pick(ways)
  }

  /// Mostly the shortest form, which sounds right with every value.
  private func form(
    of row: SchemaVocabulary.CueWords, _ random: inout SeededRandom
  ) -> String? {
    let least = row.forms.map { $0.count { $0 == " " } }.min() ?? 0
    let short = row.forms.filter { $0.count { $0 == " " } == least }
    return random.next() % 4 == 0 ? random.pick(row.forms) : random.pick(short)
  }

  /// Whether a value needs no word to be taken for this property.
  private func standsAlone(_ profile: SlotProfile) -> Bool {
    speaksForItself(profile)
      || !profile.holdsWords && !profile.hasLike && !profile.isMarked && !profile.isNumber
  }

  /// Whether the words of a value name the property already.
  private func speaksForItself(_ profile: SlotProfile) -> Bool {
    switch profile.slot.type {
    case .option, .boolean: true
    default: false
    }
  }
}

extension JSONValue {
  fileprivate var isText: Bool { if case .string = self { true } else { false } }
}
