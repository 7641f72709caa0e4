import UnderstudyICU

/// Tells forms of one word by the endings of a language: "biking", "biked" and "bike".
struct WordForms: Sendable {
  /// An ending and what stands in its place in the plain form.
  fileprivate struct Ending: Sendable {
    var ending: [UInt16] = []
    var plain: [UInt16] = []
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
  /// A bit for each letter that an ending ends with, so that most words are passed at a glance.
  private var lastLetters: UInt64 = 0
  /// The endings of what has been done, and the hashes of words that tell it by no ending.
  private var past: (endings: [[UInt16]], words: Set<UInt64>) = ([], [])
  /// From the hashes of forms that no ending explains to the places of their plain forms.
  private var places = HashTable()
  /// The hashes of the plain forms of each of these.
  private var plains: [[UInt64]] = []

  /// The letters that a word keeps at least.
  private static let leastStem = 2

  /// Adds an ending.
  mutating func add(ending: String, plain: String) {
    endings.append(Ending(ending: Array(ending.utf16), plain: Array(plain.utf16)))
    noteLastLetters()
  }

  private mutating func noteLastLetters() {
    lastLetters = endings.reduce(0) { letters, ending in
      // An ending of no letters fits every word.
      ending.ending.last.map { letters | 1 << (UInt64($0) & 63) } ?? .max
    }
  }

  /// Adds a form that no ending explains.
  mutating func add(form: String, of plain: String) {
    let hash = NormalizedHash.of(form.utf16)
    if places[hash] < 0 {
      places.set(Int32(plains.count), for: hash)
      plains.append([])
    }
    plains[Int(places[hash])].append(NormalizedHash.of(plain.utf16))
  }

  /// Adds an ending of what has been done.
  mutating func add(pastEnding: String) { past.endings.append(Array(pastEnding.utf16)) }

  /// Adds a form that tells what has been done.
  mutating func add(past form: String) { past.words.insert(NormalizedHash.of(form.utf16)) }

  /// Whether a folded word tells what has been done.
  func isPast(_ word: UnsafeBufferPointer<UInt16>) -> Bool {
    past.words.contains(NormalizedHash.of(word))
      || past.endings.contains { ending in
        // "Feed" and "red" end so by themselves.
        word.count > ending.count + Self.leastStem && Self.ends(word, with: ending)
          && word[word.count - ending.count - 1] != ending[0]
      }
  }

  /// A word with its plain forms.
  func word(_ units: [UInt16]) -> Word {
    var forms: [UInt64] = []
    units.withUnsafeBufferPointer { addPlains(of: $0, NormalizedHash.of($0), to: &forms) }
    return Word(units: units, plain: forms)
  }

  /// Adds the hashes of a word and of its plain forms, each once.
  func addPlains(
    of word: UnsafeBufferPointer<UInt16>, _ hash: UInt64, to forms: inout [UInt64]
  ) {
    let first = forms.count
    forms.append(hash)
    let place = Int(places[hash])
    if place >= 0 { forms.append(contentsOf: plains[place]) }
    guard let last = word.last, lastLetters & 1 << (UInt64(last) & 63) != 0 else { return }
    for ending in endings {
      let stem = word.count - ending.ending.count
      guard stem >= Self.leastStem, Self.ends(word, with: ending.ending) else { continue }
      var plain = NormalizedHash()
      for unit in word[..<stem] { plain.combine(unit) }
      for unit in ending.plain { plain.combine(unit) }
      if !forms[first...].contains(plain.value) { forms.append(plain.value) }
    }
  }

  private static func ends(_ word: UnsafeBufferPointer<UInt16>, with ending: [UInt16]) -> Bool {
    let start = word.count - ending.count
    for offset in ending.indices where word[start + offset] != ending[offset] { return false }
    return true
  }
}

extension WordForms: CompiledPart {
  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(&endings)
    if file.isReading { noteLastLetters() }
    try file.pass(&places)
    try file.pass(&plains)
    try file.pass(&past.endings)
    try file.pass(&past.words)
  }
}

extension WordForms.Ending: CompiledPart {
  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(&ending)
    try file.pass(&plain)
  }
}
