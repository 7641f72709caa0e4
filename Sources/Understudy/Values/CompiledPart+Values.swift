extension CompiledPart where Self: BitwiseCopyable {
  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(bits: &self)
  }
}

extension Int: CompiledPart {}
extension Int8: CompiledPart {}
extension Int16: CompiledPart {}
extension Int32: CompiledPart {}
extension UInt8: CompiledPart {}
extension UInt16: CompiledPart {}
extension UInt32: CompiledPart {}
extension UInt64: CompiledPart {}
extension Int128: CompiledPart {}
extension Bool: CompiledPart {}

extension String: CompiledPart {
  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    guard file.isReading else {
      file.append(count: utf8.count)
      file.append(utf8: self)
      return
    }
    self = String(decoding: try file.takeBytes(file.takeCount()), as: UTF8.self)
  }
}
