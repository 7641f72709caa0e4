extension Pattern: CompiledPart {
  init() { items = [] }

  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(&items)
  }
}

extension Pattern.Item: CompiledPart {
  init() { choices = [] }

  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(&choices)
    try file.pass(&isOptional)
    try file.pass(&isGlued)
  }
}

extension Pattern.Choice: CompiledPart {
  init() { self = .words("") }

  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    var (text, limits, isMention) = ("", Pattern.Limits.none, false)
    switch self {
    case .words(let words): text = words
    case .mention(let kind, let bounds): (text, limits, isMention) = (kind, bounds, true)
    }
    try file.pass(&isMention)
    try file.pass(&text)
    try file.pass(bits: &limits)
    self = isMention ? .mention(kind: text, limits: limits) : .words(text)
  }
}
