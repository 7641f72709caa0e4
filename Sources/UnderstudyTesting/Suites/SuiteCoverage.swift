import Understudy

/// What the phrases of suites have said of all that they could say.
public struct SuiteCoverage: Sendable {
  /// What of one sort was never said.
  public struct Gap: Sendable, Hashable {
    /// What sort of thing it is, such as `properties of TrainTrip`.
    public let title: String
    /// What was never said.
    public let names: [String]
    /// How many were said.
    public let said: Int
    /// How many there are.
    public let all: Int
  }

  /// Every sort of thing with what of it was never said, in a fixed order.
  public let gaps: [Gap]

  /// Counts what phrases have said.
  ///
  /// - Parameters:
  ///   - reports: What became of the phrases.
  ///   - extractor: What knows the cue words of their languages.
  /// - Throws: What the extractor throws for a locale that it does not know.
  public init(of reports: [SuiteReport], with extractor: Extractor) throws {
    let results = reports.flatMap(\.results)
    var schemas: [EntitySchema] = []
    for schema in results.flatMap(\.schemas) where !schemas.contains(schema) {
      schemas.append(schema)
    }
    var gaps: [Gap] = []
    let offered = results.filter { if case .tools = $0.phraseCase.target { true } else { false } }
      .flatMap { $0.schemas.map(\.name) }
    if !offered.isEmpty {
      gaps.append(Self.gap("tools", offered, said: Set(results.compactMap(\.tool))))
    }
    for schema in schemas {
      let own = results.filter { $0.extraction?.entity == schema.name }
      let values = own.flatMap { Self.leaves($0.extraction?.values ?? []) }
      gaps.append(
        Self.gap(
          "properties of \(schema.name)", Self.paths(of: schema), said: Set(values.map(\.path))))
      let cases = Self.cases(of: schema)
      if !cases.isEmpty {
        let said = Set(values.map { "\($0.path).\($0.value.plainText)" })
        gaps.append(Self.gap("cases of \(schema.name)", cases, said: said))
      }
      if let cues = try Self.cues(of: schema, in: own, extractor) { gaps.append(cues) }
    }
    self.gaps = gaps
  }

  private static func gap(_ title: String, _ names: [String], said: Set<String>) -> Gap {
    var seen: Set<String> = []
    let all = names.filter { seen.insert($0).inserted }
    let missed = all.filter { !said.contains($0) }
    return Gap(title: title, names: missed, said: all.count - missed.count, all: all.count)
  }

  private static func paths(of schema: EntitySchema, within outer: String = "") -> [String] {
    schema.slots.flatMap { slot -> [String] in
      guard case .entity(let inner) = slot.type else { return [outer + slot.name] }
      return paths(of: inner, within: outer + slot.name + ".")
    }
  }

  private static func cases(of schema: EntitySchema, within outer: String = "") -> [String] {
    schema.slots.flatMap { slot -> [String] in
      switch slot.type {
      case .entity(let inner): cases(of: inner, within: outer + slot.name + ".")
      case .option(let options): options.map { "\(outer)\(slot.name).\($0.value)" }
      case .boolean: ["true", "false"].map { "\(outer)\(slot.name).\($0)" }
      default: []
      }
    }
  }

  /// The values that lie in no other, with the ways to them; the elements of an array lie where it lies.
  private static func leaves(
    _ members: [JSONValue.Member], within outer: String = ""
  ) -> [(path: String, value: JSONValue)] {
    members.flatMap { leaves($0.value, at: outer + $0.name) }
  }

  private static func leaves(
    _ value: JSONValue, at path: String
  ) -> [(path: String, value: JSONValue)] {
    switch value {
    case .array(let elements): elements.flatMap { leaves($0, at: path) }
    // An amount with its unit is a value of its property as well.
    case .object(let members): [(path, value)] + leaves(members, within: path + ".")
    default: [(path, value)]
    }
  }

  /// The rows of cue words, each named by its first form, that point at properties of a schema.
  private static func cues(
    of schema: EntitySchema, in results: [CaseResult], _ extractor: Extractor
  ) throws -> Gap? {
    let locales = Set(results.map(\.phraseCase.context.locale)).sorted()
    let said = Set(
      results.flatMap { $0.extraction?.fills ?? [] }.compactMap { $0.cue?.lowercased() })
    var (names, heard) = ([String](), Set<String>())
    for locale in locales {
      for cue in try extractor.vocabulary(of: schema, locale: locale).slots.flatMap(\.cues) {
        names.append(cue.name)
        if !said.isDisjoint(with: cue.forms) { heard.insert(cue.name) }
      }
    }
    return names.isEmpty ? nil : gap("cue words of \(schema.name)", names, said: heard)
  }
}
