/// Gives the spans of a phrase in another encoding.
///
/// One pass over the phrase leaves a mark at every few units, so that each span afterwards costs the
/// same wherever it lies.
package struct OffsetMap: Sendable {
  /// What an offset can count.
  package enum Encoding: String, CaseIterable, Sendable {
    case scalar, utf16, utf8
  }

  private static let stride = 64
  private let units: [UInt16]
  private let encoding: Encoding
  /// The converted offset of every unit whose own offset is a multiple of the stride.
  private let marks: [Int]
  private let isIdentity: Bool

  /// Prepares the conversion of a phrase's spans.
  package init(_ phrase: Phrase, to encoding: Encoding) {
    units = phrase.units
    self.encoding = encoding
    isIdentity = encoding == .utf16 || phrase.isASCII
    var marks: [Int] = []
    if !isIdentity {
      var offset = 0
      for index in units.indices {
        if index % Self.stride == 0 { marks.append(offset) }
        offset += Self.width(at: index, in: phrase.units, encoding)
      }
    }
    self.marks = marks
  }

  /// The offsets of a span's two ends; an end inside a character moves behind it.
  package func range(of span: Span) -> Range<Int> {
    let start = offset(of: span.start)
    return start..<max(start, offset(of: span.end))
  }

  /// The offset of a unit; one outside the phrase is moved to its nearer end.
  package func offset(of unit: Int) -> Int {
    let unit = min(max(unit, 0), units.count)
    if isIdentity || unit == 0 { return unit }
    let mark = (unit - 1) / Self.stride
    return (mark * Self.stride..<unit).reduce(marks[mark]) { offset, index in
      offset + Self.width(at: index, in: units, encoding)
    }
  }

  /// How far a unit moves the offset: a pair counts at its first unit, and the second adds nothing.
  private static func width(at index: Int, in units: [UInt16], _ encoding: Encoding) -> Int {
    let unit = units[index]
    if UTF16.isTrailSurrogate(unit) && index > 0 && UTF16.isLeadSurrogate(units[index - 1]) {
      return 0
    }
    switch encoding {
    case .scalar, .utf16: return 1
    case .utf8:
      if unit < 0x80 { return 1 }
      if unit < 0x800 { return 2 }
      let isPair =
        UTF16.isLeadSurrogate(unit) && index + 1 < units.count
        && UTF16.isTrailSurrogate(units[index + 1])
      return isPair ? 4 : 3
    }
  }
}
