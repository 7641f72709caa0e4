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
    /// The word itself and its plain forms.
    let plain: Set<[UInt16]>

    /// Whether it is a form of what another is a form of.
    func isForm(of other: Word) -> Bool {
      units == other.units || !plain.isDisjoint(with: other.plain)
    }
  }

  private var endings: [Ending] = []
  /// From forms that no ending explains to their plain forms.
  private var plains: [[UInt16]: [[UInt16]]] = [:]

  /// The letters that a word keeps at least.
  private static let leastStem = 2

  /// Adds an ending.
  mutating func add(ending: String, plain: String) {
    endings.append(Ending(ending: Array(ending.utf16), plain: Array(plain.utf16)))
  }

  /// Adds a form that no ending explains.
  mutating func add(form: String, of plain: String) {
    plains[Array(form.utf16), default: []].append(Array(plain.utf16))
  }

  /// The word itself and the plain forms that it may be a form of.
  private func plainForms(of word: [UInt16]) -> Set<[UInt16]> {
    var forms: Set<[UInt16]> = [word]
    forms.formUnion(plains[word] ?? [])
    for ending in endings
    where word.count >= ending.ending.count + Self.leastStem
      && word.suffix(ending.ending.count).elementsEqual(ending.ending)
    {
      forms.insert(word.dropLast(ending.ending.count) + ending.plain)
    }
    return forms
  }

  /// A word with its plain forms.
  func word(_ units: [UInt16]) -> Word { Word(units: units, plain: plainForms(of: units)) }
}
