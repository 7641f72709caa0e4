import AppIntents
import UnderstudyICU
import UnderstudyLexicons
import UnderstudyResources

/// The front door: a phrase in, mentions or a filled entity out.
///
/// One extractor serves all threads; make it once. Nothing in it reads the machine's clock, locale or
/// time zone.
///
/// ```swift
/// let extractor = try Extractor()
/// let mentions = try extractor.recognize("Lisbon next Friday", in: context)
/// mentions.map(\.kind)   // ["city", "date"]
/// ```
public struct Extractor: Sendable {
  package let lexicons: LexiconIndex
  let languages: LanguageLibrary
  let schemas: SchemaLibrary
  private let zones: ZoneLibrary
  let readers = PhraseReaderPool()

  /// Opens the lexicons and languages that come with the package.
  ///
  /// - Throws: An error that names the file where one is missing or broken.
  public init() throws { try self.init(cache: nil) }

  /// Opens them, and takes and keeps languages from and for other calls of the same program.
  package init(cache: LanguageCache?) throws {
    lexicons = try LexiconIndex(contentsOf: Resources.path(of: "lexicons.bin"))
    zones = ZoneLibrary(lexicons: lexicons)
    languages = LanguageLibrary(lexicons: lexicons, cache: cache)
    schemas = SchemaLibrary()
  }

  /// Every mention in the phrase, in text order, without overlaps unless `all` asks for every reading.
  ///
  /// - Parameters:
  ///   - phrase: What the user said.
  ///   - context: When, where and by which conventions it was said.
  ///   - kinds: The kinds to look for; `nil` looks for all.
  ///   - all: Whether overlapping and latent readings are listed too.
  /// - Returns: The mentions; none where nothing in the phrase is a value.
  /// - Throws: ``UnsupportedLocale``, or an error that names the context's time zone.
  /// - Complexity: O(*n*) in the length of the phrase.
  public func recognize(
    _ phrase: String, in context: ReferenceContext, kinds: Set<String>? = nil, all: Bool = false
  ) throws -> [RecognizedMention] {
    let language = try languages.language(of: context.locale)
    let frame = try frame(of: context, language)
    return readers.withReader { reader in
      reader.read(phrase, language, lexicons)
      let finder = MentionFinder(
        reader: reader, language: language, lexicons: lexicons, frame: frame)
      let found = all ? finder.every() : finder.best(kinds: kinds)
      return found.compactMap { mention in
        guard let first = mention.readings.first, kinds?.contains(first.kind) ?? true else {
          return nil
        }
        return RecognizedMention(mention, first, in: reader.phrase)
      }
    }
  }

  /// What the phrase makes of the entity.
  ///
  /// - Parameters:
  ///   - schema: What the entity asks for.
  ///   - phrase: What the user said.
  ///   - context: When, where and by which conventions it was said.
  /// - Returns: The values with the words they came from; its status is `none` where nothing fits.
  /// - Throws: ``UnsupportedLocale``, or an error that names the context's time zone.
  public func extract(
    _ schema: EntitySchema, from phrase: String, in context: ReferenceContext
  ) throws -> Extraction {
    let language = try languages.language(of: context.locale)
    let frame = try frame(of: context, language)
    let grammar = try schemas.grammar(
      of: schema, in: language, isStrict: context.conventions.matchesNamesStrictly)
    return readers.withReader { reader in
      reader.read(phrase, language, lexicons)
      return SlotFiller(reader: reader, language: language, lexicons: lexicons, frame: frame)
        .fill(grammar).extraction
    }
  }

  /// The entity that the phrase fills.
  ///
  /// ```swift
  /// let stay = try extractor.fill(HotelStay.self, from: "three nights in Porto", in: context)
  /// stay.entity?.city          // "Porto"
  /// stay.extraction.status     // .filled
  /// ```
  ///
  /// - Parameters:
  ///   - type: An entity that a model may write, declared with `@AppEntity(.generable)`.
  ///   - phrase: What the user said.
  ///   - context: When, where and by which conventions it was said.
  /// - Returns: The entity, where every required property has a value, and the extraction.
  /// - Throws: ``UnsupportedLocale``, or an error that names the context's time zone or a property
  ///   whose type the value does not fit.
  public func fill<Entity: GenerableEntity>(
    _ type: Entity.Type, from phrase: String, in context: ReferenceContext
  ) throws -> Filled<Entity> {
    let extraction = try extract(schemas.schema(of: type), from: phrase, in: context)
    guard extraction.status == .filled else { return Filled(entity: nil, extraction: extraction) }
    let frame = try frame(of: context, languages.language(of: context.locale))
    let zones = extraction.fills.compactMap { fill in fill.placeZone.map { (fill.property, $0) } }
    let builder = EntityBuilder(frame: frame, zones: Dictionary(zones) { first, _ in first })
    let entity = try builder.entity(type, values: extraction.values)
    return Filled(entity: entity, extraction: extraction)
  }

  func frame(of context: ReferenceContext, _ language: Language) throws -> ReferenceFrame {
    let zone = try zones.clock(of: context.timeZone.identifier)
    return ReferenceFrame(context, zone: zone, language: language, zones: zones)
  }
}
