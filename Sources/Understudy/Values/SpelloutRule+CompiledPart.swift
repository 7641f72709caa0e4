extension SpelloutGrammar.Facts: CompiledPart {
  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(&rules)
    try file.pass(bits: &kinds)
  }
}

extension SpelloutRule: CompiledPart {
  init() { self.init(set: 0, form: .whole, base: 0, divisor: 1, elements: []) }

  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(bits: &set)
    try file.pass(bits: &form)
    try file.pass(bits: &base)
    try file.pass(bits: &divisor)
    try file.pass(bits: &limit)
    try file.pass(&elements)
  }
}

extension SpelloutRule.Portion: CompiledPart {
  init() { self = .text([]) }

  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    var (form, units, place) = (Form.text, [UInt16](), set ?? 0)
    switch self {
    case .text(let words): units = words
    case .quotient: form = .quotient
    case .remainder: form = .remainder
    case .same: form = .same
    }
    try file.pass(bits: &form)
    try file.pass(bits: &place)
    if form == .text { try file.pass(&units) }
    switch form {
    case .text: self = .text(units)
    case .quotient: self = .quotient(place)
    case .remainder: self = .remainder(place)
    case .same: self = .same(place)
    }
  }

  /// What a portion is, apart from what it holds.
  private enum Form: UInt8 {
    case text, quotient, remainder, same
  }
}
