/// Finds the values that words name: by the app's own search first, then in its list.
struct EntityResolver: Sendable {
  /// Asks the queries.
  let finder: EntityFinder
  /// Whether titles and identities alone name a value.
  let isStrict: Bool

  /// The value that some words name.
  func finding(_ said: SaidEntity, in source: EntitySource) async -> EntityFinding {
    if let words = said.words {
      switch await finder.search(source, for: words) {
      case .failure(let failure): return .failed(failure)
      case .success(let options) where !options.isEmpty: return narrowed(options, words)
      case .success: break
      }
    }
    switch await finder.list(of: source) {
    case .failure(let failure): return .failed(failure)
    case .success(let options): return listed(said, options)
    }
  }

  /// The value that needs no words.
  func unique(in source: EntitySource) async -> EntityFinding {
    switch await finder.list(of: source) {
    case .failure(let failure): .failed(failure)
    case .success(let options): options.first.map(EntityFinding.found) ?? .nothing
    }
  }

  private func listed(_ said: SaidEntity, _ options: [EntityOption]) -> EntityFinding {
    let named = options.filter { said.listed.contains($0.entry.id) }
    if !named.isEmpty { return Self.finding(named) }
    guard let words = said.words, let match = matcher(options).match(words) else { return .nothing }
    return Self.finding(options.filter { match.entries.contains($0.entry) })
  }

  /// The one of several that the words name best, or all.
  private func narrowed(_ options: [EntityOption], _ words: String) -> EntityFinding {
    guard options.count > 1, let match = matcher(options).match(words) else {
      return Self.finding(options)
    }
    return Self.finding(options.filter { match.entries.contains($0.entry) })
  }

  private func matcher(_ options: [EntityOption]) -> EntryMatcher {
    EntryMatcher(entries: options.map(\.entry), isStrict: isStrict)
  }

  private static func finding(_ options: [EntityOption]) -> EntityFinding {
    options.count == 1 ? .found(options[0]) : .several(options)
  }
}
