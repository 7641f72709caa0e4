/// Rewrites ICU's rules for numbers in words so that they speak of normalized forms.
///
/// ICU writes soft hyphens, accents and hyphens that people leave out, and reads nothing else. In the
/// rewritten rules words are folded and hyphens are spaces, as in what is to be read.
enum SpelloutRules {
  private static let newline: UInt16 = 0x0A
  private static let colon: UInt16 = 0x3A
  private static let space: UInt16 = 0x20
  private static let hyphen: UInt16 = 0x2D
  private static let apostrophe: UInt16 = 0x27

  /// Folds the words of all rules and leaves their syntax as it is.
  static func folded(_ rules: [UInt16]) -> [UInt16] {
    var folded: [UInt16] = []
    for line in rules.split(separator: newline) {
      let name = line.prefix { $0 != colon }
      folded += name
      fold(line[name.endIndex...], into: &folded)
      folded.append(newline)
    }
    return folded
  }

  /// Folds words and makes one space of hyphens and spaces between them.
  static func fold(words: UnsafeBufferPointer<UInt16>, into out: inout [UInt16]) {
    let start = out.count
    Folding.fold(words, into: &out)
    var end = start
    for index in start..<out.count {
      let unit = out[index] == hyphen ? space : out[index]
      if unit == space && end > start && out[end - 1] == space { continue }
      out[end] = unit
      end += 1
    }
    out.removeLast(out.count - end)
  }

  /// Folds what stands between references such as `=%name=` and number patterns such as `=#,##0=`.
  private static func fold(_ text: ArraySlice<UInt16>, into out: inout [UInt16]) {
    out += [colon, space]
    let start = out.count
    var rest = text.drop { $0 == colon || $0 == space }
    while !rest.isEmpty {
      let words = rest.prefix { !isSyntax($0) }
      words.withUnsafeBufferPointer { fold(words: $0, into: &out) }
      rest = rest[words.endIndex...]
      let syntax = rest.prefix(syntaxLength(rest))
      out += syntax
      rest = rest[syntax.endIndex...]
    }
    // ICU takes a space that begins a rule for layout, unless an apostrophe goes before.
    if start < out.count && out[start] == space { out.insert(apostrophe, at: start) }
  }

  private static func isSyntax(_ unit: UInt16) -> Bool {
    unit == 0x25 || unit == 0x23  // % and #
  }

  /// How far a reference or a number pattern reaches.
  private static func syntaxLength(_ text: ArraySlice<UInt16>) -> Int {
    min(text.prefix { !(0x3C...0x3E ~= $0) }.count + 1, text.count)  // up to < = or >
  }
}
