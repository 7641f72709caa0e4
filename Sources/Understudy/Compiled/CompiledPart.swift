/// A part of what is kept in a compiled file.
///
/// One list of what it is made of serves both ways, so that what is read cannot fall out of step with what
/// was written.
protocol CompiledPart {
  /// Begins with nothing, for a file to be read into.
  init()

  /// Writes all that it is made of to a file, or takes it from there.
  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError)
}

/// Why a compiled file is of no use.
enum CompiledFileError: Error, Equatable {
  /// It is no such file, or of another program, other resources or another locale.
  case foreign
  /// It ends too early, or its bytes have changed.
  case damaged
}

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
