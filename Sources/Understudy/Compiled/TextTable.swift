/// Texts in a row, each made a string only when it is asked for.
struct TextTable: Sendable {
  /// Where each text ends.
  private var ends: FlatArray<UInt32>
  private var bytes: FlatArray<UInt8>

  /// Takes texts in their order.
  init(_ texts: [String]) {
    var ends: [UInt32] = []
    var bytes: [UInt8] = []
    for text in texts {
      bytes.append(contentsOf: text.utf8)
      ends.append(UInt32(bytes.count))
    }
    self.ends = FlatArray(ends)
    self.bytes = FlatArray(bytes)
  }

  /// The text at a place.
  subscript(place: Int) -> String {
    let (start, end) = (place == 0 ? 0 : Int(ends[place - 1]), Int(ends[place]))
    return bytes.withElements { String(decoding: $0[start..<end], as: UTF8.self) }
  }
}

extension TextTable: CompiledPart {
  init() { self.init([]) }

  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(&ends)
    try file.pass(&bytes)
  }
}
