extension Array: CompiledPart where Element: CompiledPart {
  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    guard file.isReading else {
      file.append(count: count)
      for var element in self { try element.pass(through: &file) }
      return
    }
    let count = try file.takeCount()
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(try file.take()) }
  }
}

extension Set: CompiledPart where Element: CompiledPart {
  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    guard file.isReading else {
      file.append(count: count)
      for var element in self { try element.pass(through: &file) }
      return
    }
    let count = try file.takeCount()
    self = Set(minimumCapacity: count)
    for _ in 0..<count { insert(try file.take()) }
  }
}

extension Dictionary: CompiledPart where Key: CompiledPart, Value: CompiledPart {
  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    guard file.isReading else {
      file.append(count: count)
      for (var key, var value) in self {
        try key.pass(through: &file)
        try value.pass(through: &file)
      }
      return
    }
    let count = try file.takeCount()
    self = Dictionary(minimumCapacity: count)
    for _ in 0..<count {
      let key: Key = try file.take()
      self[key] = try file.take()
    }
  }
}

extension CompiledFile {
  /// Takes a part that was written.
  mutating func take<Part: CompiledPart>() throws(CompiledFileError) -> Part {
    var part = Part()
    try part.pass(through: &self)
    return part
  }

  /// Passes a part that may be missing.
  mutating func pass<Part: CompiledPart>(_ part: inout Part?) throws(CompiledFileError) {
    var isThere = part != nil
    try pass(&isThere)
    guard isThere else {
      part = nil
      return
    }
    var value = part ?? Part()
    try value.pass(through: &self)
    part = value
  }

  /// Passes elements of a plain array as they lie in memory.
  mutating func pass<Element: BitwiseCopyable & Sendable>(
    bits elements: inout [Element]
  ) throws(CompiledFileError) {
    var flat = isReading ? FlatArray<Element>() : FlatArray(elements)
    try pass(&flat)
    if isReading { elements = flat.withElements { Array($0) } }
  }
}
