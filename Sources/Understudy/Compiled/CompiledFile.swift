import UnderstudyLexicons

/// Bytes that parts write themselves to one after the other, or that they take themselves from in the same order.
///
/// Whoever reads checks the sum of all bytes first, so that what is taken from them was written by the same
/// program; lengths are held against what is left all the same.
struct CompiledFile {
  /// Whether parts are taken from it.
  let isReading: Bool
  /// What was written so far.
  private(set) var written: [UInt8] = []
  private let file: MappedFile?
  private var place = 0

  /// Elements begin at multiples of it.
  private static let alignment = 16

  /// An empty file.
  init() { (isReading, file) = (false, nil) }

  /// A file to be read from a place on, which suits all elements.
  init(_ file: MappedFile, from start: Int) {
    (isReading, self.file, place) = (true, file, start)
  }

  private var left: Int { (file?.bytes.count ?? 0) - place }

  /// Whether all has been taken.
  var isAtEnd: Bool { left == 0 }

  // MARK: - Both ways

  /// Passes a value as it lies in memory.
  mutating func pass<Value: BitwiseCopyable>(bits value: inout Value) throws(CompiledFileError) {
    guard isReading else {
      return withUnsafeBytes(of: &value) { written.append(contentsOf: $0) }
    }
    let bytes = try takeBytes(MemoryLayout<Value>.size)
    withUnsafeMutableBytes(of: &value) { $0.copyMemory(from: bytes) }
  }

  /// Passes a part.
  mutating func pass(_ part: inout some CompiledPart) throws(CompiledFileError) {
    try part.pass(through: &self)
  }

  /// Passes elements as they lie in memory; what is read stays in the file.
  mutating func pass<Element>(_ elements: inout FlatArray<Element>) throws(CompiledFileError) {
    guard isReading, let file else {
      append(count: elements.count)
      while !written.count.isMultiple(of: Self.alignment) { written.append(0) }
      elements.withElements { written.append(contentsOf: UnsafeRawBufferPointer($0)) }
      return
    }
    let count = try takeCount()
    place += (Self.alignment - place % Self.alignment) % Self.alignment
    let (size, isTooLarge) = count.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
    guard !isTooLarge else { throw .damaged }
    elements = FlatArray(try takeBytes(size), of: file)
  }

  /// Passes a part that is taken from the file only when it is needed.
  mutating func pass<Part: CompiledPart & Sendable>(
    later part: inout Ahead<Part>
  ) throws(CompiledFileError) {
    guard isReading, let file else {
      let start = written.count
      append(count: 0)
      var value = part.value
      try value.pass(through: &self)
      let size = UInt32(clamping: written.count - start - 4)
      withUnsafeBytes(of: size) { written.replaceSubrange(start..<start + 4, with: $0) }
      return
    }
    let size = try takeCount()
    let own = CompiledFile(file, from: place)
    _ = try takeBytes(size)
    part = Ahead {
      var own = own
      // The sum of the file told before that it is whole.
      return (try? own.take()) ?? Part()
    }
  }

  // MARK: - One way

  /// Appends how many of something follow.
  mutating func append(count: Int) {
    withUnsafeBytes(of: UInt32(clamping: count)) { written.append(contentsOf: $0) }
  }

  /// Appends the bytes of a text.
  mutating func append(utf8 text: String) { written.append(contentsOf: text.utf8) }

  /// Takes how many of something follow; each takes a byte at least.
  mutating func takeCount() throws(CompiledFileError) -> Int {
    let bytes = try takeBytes(4)
    let count = Int(bytes.loadUnaligned(as: UInt32.self))
    guard count <= max(0, left) else { throw .damaged }
    return count
  }

  /// Takes some bytes.
  mutating func takeBytes(_ count: Int) throws(CompiledFileError) -> UnsafeRawBufferPointer {
    guard let file, count >= 0, count <= left else { throw .damaged }
    defer { place += count }
    return UnsafeRawBufferPointer(rebasing: file.bytes[place..<place + count])
  }
}

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
