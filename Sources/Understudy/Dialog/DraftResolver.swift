import AppIntents

/// Asks queries for the entities that a request names.
struct DraftResolver: Sendable {
  /// Reads what a phrase says of the properties of entities.
  typealias PropertyReader =
    @Sendable (String, EntitySchema) throws -> (
      values: [JSONValue.Member], builder: EntityBuilder
    )

  private let resolver: EntityResolver
  private let read: PropertyReader

  init(finder: EntityFinder, isStrict: Bool, read: @escaping PropertyReader) {
    resolver = EntityResolver(finder: finder, isStrict: isStrict)
    self.read = read
  }

  private struct Answer: Sendable {
    let parameter: PropertyDeclaration
    let source: EntitySource
    var findings: [(said: SaidEntity?, finding: EntityFinding)]
  }

  /// Puts what queries find into a request, and tells it in the turn.
  func resolve(_ draft: inout Draft, in turn: inout Turn) async {
    for answer in await answers(&draft) {
      take(await byProperties(answer, turn.phrase), into: &draft, &turn)
    }
    for parameter in draft.tool.queried where !draft.isTouched(parameter.name) {
      guard !parameter.isOptional, let source = EntitySource(of: parameter, in: draft.tool.name)
      else { continue }
      let answer = Answer(parameter: parameter, source: source, findings: [(nil, .nothing)])
      let found = await byProperties(answer, turn.phrase)
      if case .nothing = found.findings[0].finding { continue }
      take(found, into: &draft, &turn)
    }
  }

  /// The same, with what the phrase says of properties in place of a name that nothing has.
  private func byProperties(_ answer: Answer, _ phrase: String) async -> Answer {
    guard answer.findings.count == 1, case .nothing = answer.findings[0].finding else {
      return answer
    }
    let read = read
    var other = answer
    switch await resolver.finder.compare(answer.source, { try read(phrase, $0) }) {
    case .failure(let failure): other.findings[0].finding = .failed(failure)
    case .success(let options) where options.isEmpty: break
    case .success(let options) where answer.parameter.isArray:
      other.findings = options.map { (nil, .found($0)) }
    case .success(let options):
      other.findings[0] = (nil, options.count == 1 ? .found(options[0]) : .several(options))
    }
    return other
  }

  /// What queries say, in the order of parameters; all are asked at the same time.
  private func answers(_ draft: inout Draft) async -> [Answer] {
    let said = draft.takeSaid()
    let open = draft
    let resolver = resolver
    return await withTaskGroup(of: (Int, Answer).self) { group in
      for (place, parameter) in open.tool.queried.enumerated() {
        guard let source = EntitySource(of: parameter, in: open.tool.name) else { continue }
        if let named = said[parameter.name] {
          group.addTask {
            (place, await Self.answer(named, parameter, source, resolver))
          }
        } else if source.isUnique, !open.hasValue(at: parameter.name) {
          group.addTask {
            let finding = await resolver.unique(in: source)
            return (place, Answer(parameter: parameter, source: source, findings: [(nil, finding)]))
          }
        }
      }
      var answers = await group.reduce(into: []) { $0.append($1) }
      answers.sort { $0.0 < $1.0 }
      return answers.map(\.1)
    }
  }

  private static func answer(
    _ named: [SaidEntity], _ parameter: PropertyDeclaration, _ source: EntitySource,
    _ resolver: EntityResolver
  ) async -> Answer {
    let sought = parameter.isArray ? named : Array(named.prefix(1))
    let findings = await withTaskGroup(of: (Int, EntityFinding).self) { group in
      for (place, said) in sought.enumerated() {
        group.addTask { (place, await resolver.finding(said, in: source)) }
      }
      return await group.reduce(into: [Int: EntityFinding]()) { $0[$1.0] = $1.1 }
    }
    return Answer(
      parameter: parameter, source: source,
      findings: sought.indices.compactMap { place in
        findings[place].map { (sought[place], $0) }
      })
  }

  // MARK: - What was found

  private func take(_ answer: Answer, into draft: inout Draft, _ turn: inout Turn) {
    let name = answer.parameter.name
    let path = "\(draft.tool.name).\(name)"
    var values: [EntityOption] = []
    var open: [EntityOption] = []
    var lost: [String] = []
    for (said, finding) in answer.findings {
      switch finding {
      case .found(let option) where !fits(option, answer.parameter):
        turn.failures.append(wrongType(option, answer.source, said))
      case .found(let option):
        values.append(option)
        turn.found.append(
          Turn.Found(
            parameter: path, words: said?.words, id: option.entry.id, title: option.entry.title,
            value: option.value))
      case .several(let options) where said?.words == nil && isMereSort(options, answer, turn):
        break
      case .several(let options): open = options
      case .nothing: lost.append(said?.words ?? answer.source.title)
      case .failed(let failure): turn.failures.append(failure)
      }
    }
    turn.unfound += lost.map { Turn.Unfound(parameter: path, words: $0) }
    settle(&draft, answer.parameter, values, open, lost)
  }

  /// Whether the phrase says no more than what all of some values are called: "a hut".
  private func isMereSort(_ options: [EntityOption], _ answer: Answer, _ turn: Turn) -> Bool {
    func words(_ texts: [String]) -> Set<[UInt16]> { Set(texts.flatMap(EntryName.words)) }
    let names = words(
      options.flatMap { [$0.entry.title, $0.entry.subtitle ?? ""] + $0.entry.synonyms })
    let sort = words([answer.source.title, answer.parameter.title])
    return words([turn.phrase]).isDisjoint(with: names.subtracting(sort))
  }

  private func settle(
    _ draft: inout Draft, _ parameter: PropertyDeclaration, _ values: [EntityOption],
    _ open: [EntityOption], _ lost: [String]
  ) {
    let name = parameter.name
    func native(_ options: [EntityOption]) -> Draft.Value {
      parameter.isArray
        ? .native(SentValue(options.map(\.value.value))) : .native(options[0].value)
    }
    if !values.isEmpty { draft.set(native(values), at: name) }
    if !lost.isEmpty, parameter.isArray || values.isEmpty { draft.miss(lost, for: name) }
    guard !open.isEmpty else { return }
    draft.open(
      name,
      open.map { option in
        Draft.Option(
          entry: option.entry, value: native(parameter.isArray ? values + [option] : [option]))
      })
  }

  private func fits(_ option: EntityOption, _ parameter: PropertyDeclaration) -> Bool {
    func isOne<Value>(_: Value.Type) -> Bool { option.value.value is Value }
    return isOne(parameter.valueType)
  }

  private func wrongType(
    _ option: EntityOption, _ source: EntitySource, _ said: SaidEntity?
  ) -> EntityFailure {
    EntityFailure(
      entity: source.title, words: said?.words, wrongType: "\(type(of: option.value.value))")
  }
}
