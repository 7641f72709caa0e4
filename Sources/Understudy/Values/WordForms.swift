import UnderstudyICU

/// Tells forms of one word by the endings of a language: "biking", "biked" and "bike".
struct WordForms: Sendable {
  /// An ending and what stands in its place in the plain form.
  private struct Ending: Sendable {
    let ending: [UInt16]
    let plain: [UInt16]
  }

  /// A word with the plain forms that it may be a form of.
  struct Word: Sendable {
    /// The word, folded.
    let units: [UInt16]
    /// The hashes of the word itself and of its plain forms; there are never many.
    let plain: [UInt64]

    /// Whether it is a form of what another is a form of.
    func isForm(of other: Word) -> Bool {
      plain.contains { other.plain.contains($0) }
    }
  }

  private var endings: [Ending] = []
  /// From the hashes of forms that no ending explains to their plain forms.
  private var plains: [UInt64: [[UInt16]]] = [:]

  /// The letters that a word keeps at least.
  private static let leastStem = 2

  /// Adds an ending.
  mutating func add(ending: String, plain: String) {
    endings.append(Ending(ending: Array(ending.utf16), plain: Array(plain.utf16)))
  }

  /// Adds a form that no ending explains.
  mutating func add(form: String, of plain: String) {
    plains[NormalizedHash.of(form.utf16), default: []].append(Array(plain.utf16))
  }

  /// A word with its plain forms.
  func word(_ units: [UInt16]) -> Word {
    var forms = [NormalizedHash.of(units)]
    for plain in plains[forms[0]] ?? [] { forms.append(NormalizedHash.of(plain)) }
    forEachEnding(of: units) { stem, plain in
      var hash = NormalizedHash()
      for unit in stem { hash.combine(unit) }
      for unit in plain { hash.combine(unit) }
      if !forms.contains(hash.value) { forms.append(hash.value) }
    }
    return Word(units: units, plain: forms)
  }

  /// Calls back with what is left of a word without each of its endings, and what stands in the ending's place.
  private func forEachEnding(
    of word: [UInt16], _ body: (ArraySlice<UInt16>, [UInt16]) -> Void
  ) {
    for ending in endings
    where word.count >= ending.ending.count + Self.leastStem
      && word.suffix(ending.ending.count).elementsEqual(ending.ending)
    {
      body(word.dropLast(ending.ending.count), ending.plain)
    }
  }
}
