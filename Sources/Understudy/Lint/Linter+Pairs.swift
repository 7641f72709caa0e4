extension Linter {
  /// Properties with the same words as another one beside them.
  func ofTitles(_ wordings: [Wording]) -> [LintFinding] {
    repeated(wordings, \.title).map { wording, first in
      finding(
        .duplicateTitle, wording, "It has the title of '\(first.leaf.path)'.",
        fix: "Give it a title that says what sets it apart.")
    }
      + repeated(wordings, \.description).map { wording, first in
        finding(
          .duplicateDescription, wording, "It has the description of '\(first.leaf.path)'.",
          fix: "Describe what sets it apart.")
      }
  }

  private func repeated(
    _ wordings: [Wording], _ words: (Wording) -> [String]
  ) -> [(Wording, first: Wording)] {
    var firsts: [[String]: Wording] = [:]
    return wordings.compactMap { wording in
      // Inner entities may well have the same words: "street" of two addresses.
      let scope = wording.leaf.outer.map(\.name)
      let key = scope + [""] + words(wording)
      guard !words(wording).isEmpty else { return nil }
      if let first = firsts[key] { return (wording, first) }
      firsts[key] = wording
      return nil
    }
  }

  /// Properties that take the same values in the same roles as others before them.
  func ofPairs(_ wordings: [Wording]) -> [LintFinding] {
    wordings.indices.flatMap { index -> [LintFinding] in
      let wording = wordings[index]
      let twins = wordings[..<index].filter { isTwin($0.profile, wording.profile) }
      let hidden = twins.filter { !areNamedApart($0, wording) }
      let named = twins.filter { areNamedApart($0, wording) }
      return [indistinguishable(wording, from: hidden), onlyByName(wording, from: named)]
        .compactMap(\.self)
    }
  }

  private func indistinguishable(_ wording: Wording, from others: [Wording]) -> LintFinding? {
    guard !others.isEmpty else { return nil }
    return finding(
      .indistinguishable, wording, "No phrase can tell it from \(list(others)).",
      fix: "Give both titles with words of their own, such as 'home' and 'away'.")
  }

  private func onlyByName(_ wording: Wording, from others: [Wording]) -> LintFinding? {
    guard !others.isEmpty else { return nil }
    return finding(
      .onlyByName, wording,
      "A phrase tells it from \(list(others)) only where it says one of their names.",
      fix:
        "Say in the descriptions what each value does: where it comes from, goes to, begins, ends.")
  }

  private func list(_ wordings: [Wording]) -> String {
    wordings.map { "'\($0.leaf.path)'" }.joined(separator: ", ")
  }

  private func isTwin(_ one: SlotProfile, _ other: SlotProfile) -> Bool {
    one.takesSameValues(as: other) && isOpen(one) && one.roles == other.roles
      && one.wording.roles == other.wording.roles
  }

  /// Whether it takes values of which a phrase may hold any; cases and yes or no speak for themselves.
  private func isOpen(_ profile: SlotProfile) -> Bool {
    switch profile.slot.type {
    case .option, .boolean, .entity, .other: false
    default: true
    }
  }

  /// Whether a name of one has a word that tells it from all names of the other.
  private func areNamedApart(_ first: Wording, _ second: Wording) -> Bool {
    func words(_ wording: Wording) -> Set<String> {
      Set(wording.profile.keywords.joined() + wording.leaf.outer.flatMap { folded($0.title) })
    }
    return words(first).symmetricDifference(words(second)).contains(where: tells)
  }
}
